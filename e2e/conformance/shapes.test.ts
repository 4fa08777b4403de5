// Payloads of the wrong shape: each is refused with `Invalid request` and changes nothing.
import { describe, expect, test } from "vitest";
import type { Client } from "./support/client.ts";
import { useTestbed } from "./support/testbed.ts";
import { expectRefusal } from "./support/refused.ts";
import { seatTwo, startGame, type Table } from "./support/table.ts";

const testbed = useTestbed();

/** A value nested so deep that a careless walk over it would overflow. */
function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let k = 0; k < depth; k += 1) value = [value];
  return value;
}

/** Own keys named like parts of every object's prototype, as JSON can carry them. */
const POLLUTED: unknown = JSON.parse(
  '{"__proto__":{"roomId":"r","isPrivate":true,"isReady":true}}',
);
const CONSTRUCTED: unknown = JSON.parse('{"constructor":{"prototype":{"roomId":"r"}}}');

/** Wrong for every event that has a payload. */
const NEVER_RIGHT: readonly (readonly [string, unknown])[] = [
  ["undefined", undefined],
  ["null", null],
  ["a number", 42],
  ["a text", "room"],
  ["a flag", true],
  ["an empty list", []],
  ["a list", [{ roomId: "r" }]],
  ["an empty object", {}],
  ["a deep list", nested(900)],
  ["a deep object", { roomId: nested(900) }],
  ["a prototype in __proto__", POLLUTED],
  ["a prototype in constructor", CONSTRUCTED],
  ["fields in capitals", { ROOMID: "r", ISPRIVATE: true }],
];
const WRONG_TEXTS: readonly unknown[] = [
  undefined,
  null,
  0,
  1e300,
  true,
  [],
  ["r"],
  {},
  { toString: "r" },
  "",
];
const WRONG_FLAGS: readonly unknown[] = [undefined, null, 0, 1, "true", "", [], {}];
const WRONG_COORDINATES = [
  undefined,
  null,
  -1,
  8,
  0.5,
  1e308,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  "5",
  true,
  [5],
  {},
];
const WRONG_VERSIONS = [null, -1, 0.5, "1", true, [], {}];
const WRONG_TOKENS = [null, "", 1, true, [], {}, "x".repeat(65)];

const STEP = { fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 };
/** Per event: its right payload without the room, and what is wrong in each field. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  createRoom: {
    isPrivate: WRONG_FLAGS,
    requestId: WRONG_TOKENS,
    pace: [null, "", "3+3", "3 + 2", 30, true, [], ["3+2"], {}],
    watchable: [null, "yes", 1, [], {}],
    opening: [null, "", "Ballot", "11-15", 3, true, [], ["ballot"], {}],
  },
  joinRoom: { roomId: WRONG_TEXTS },
  playerReady: { roomId: WRONG_TEXTS, isReady: WRONG_FLAGS },
  movePiece: {
    roomId: WRONG_TEXTS,
    fromRow: WRONG_COORDINATES,
    fromCol: WRONG_COORDINATES,
    toRow: WRONG_COORDINATES,
    toCol: WRONG_COORDINATES,
    moveId: WRONG_TOKENS,
    version: WRONG_VERSIONS,
  },
  playAgain: { roomId: WRONG_TEXTS },
  leaveRoom: { roomId: WRONG_TEXTS },
  resign: { roomId: WRONG_TEXTS },
  offerDraw: { roomId: WRONG_TEXTS },
  answerDraw: { roomId: WRONG_TEXTS, accept: WRONG_FLAGS },
  claimWin: { roomId: WRONG_TEXTS },
  releaseSeat: { roomId: WRONG_TEXTS },
  takeback: { roomId: WRONG_TEXTS },
  answerTakeback: { roomId: WRONG_TEXTS, accept: WRONG_FLAGS },
  watchRoom: { watchId: WRONG_TOKENS },
  greet: { roomId: WRONG_TEXTS, greeting: [...WRONG_TEXTS, "Hello", "hello ", "you fool"] },
};

function rightPayload(event: string, roomId: string): Record<string, unknown> {
  switch (event) {
    case "createRoom":
      return { isPrivate: true };
    case "playerReady":
      return { roomId, isReady: false };
    case "movePiece":
      return { roomId, ...STEP };
    case "watchRoom":
      return { watchId: "w-nobody" };
    case "greet":
      return { roomId, greeting: "hello" };
    case "answerDraw":
    case "answerTakeback":
      return { roomId, accept: true };
    default:
      return { roomId };
  }
}

async function versionSeenBy(client: Client): Promise<unknown> {
  await client.caughtUp();
  return Object(client.all("roomState").at(-1)).version;
}

async function expectInvalid(client: Client, event: string, payload: unknown): Promise<void> {
  const answer = await client.call(event, payload);
  expect(answer.message, `${event} ${JSON.stringify(payload)}`).toBe("Invalid request");
  expectRefusal(answer, "INVALID_REQUEST");
}

async function expectAllInvalid({ roomId, black }: Table, event: string): Promise<void> {
  const before = await versionSeenBy(black);
  for (const [, payload] of NEVER_RIGHT) await expectInvalid(black, event, payload);
  for (const [field, wrongs] of Object.entries(FIELDS[event] ?? {}))
    for (const wrong of wrongs)
      await expectInvalid(black, event, { ...rightPayload(event, roomId), [field]: wrong });
  expect(await versionSeenBy(black), "nothing has changed").toBe(before);
}

describe.each(Object.keys(FIELDS))("%s", (event) => {
  test(`[W2] ${event} refuses payloads of the wrong shape before a game`, async () => {
    await expectAllInvalid(await seatTwo(testbed), event);
  });

  test(`[W2] ${event} survives wrong payloads without an acknowledgement and arguments in the wrong place`, async () => {
    const { roomId, black } = await startGame(testbed);
    const before = await versionSeenBy(black);
    for (const [, payload] of NEVER_RIGHT) black.socket.emit(event, payload);
    black.socket.emit(event);
    black.socket.emit(event, () => "an acknowledgement that is not last", { roomId: "nowhere" });
    expectRefusal(await black.call(event), "INVALID_REQUEST");
    expectRefusal(await black.call(event, null, rightPayload(event, roomId)), "INVALID_REQUEST");
    expect(await versionSeenBy(black)).toBe(before);
  });
});

describe("getAvailableRooms", () => {
  test.each([...NEVER_RIGHT, ["an object", { roomId: "r" }] as const])(
    "[W2] getAvailableRooms takes no payload and answers once whatever it is given: %s",
    async (_, payload) => {
      const client = await testbed.connect();
      client.socket.emit("getAvailableRooms", payload);
      expect(typeof (await client.call("getAvailableRooms", payload)).success).toBe("boolean");
      expect(await client.call("getAvailableRooms")).toMatchObject({ success: true });
    },
  );
});

test("[W2] events nobody knows are ignored, whatever their name", async () => {
  const client = await testbed.connect();
  for (const name of ["", "nonsense", "constructor", "__proto__", "hasOwnProperty", "toString"])
    client.socket.emit(name, { roomId: "r" }, () => "never");
  await client.caughtUp();
  expect(client.faults()).toEqual([]);
});

test("[W2] unknown fields are no fault", async () => {
  const client = await testbed.connect();
  const answer = await client.call("createRoom", { isPrivate: true, owner: "me", seat: 2 });
  expect(answer).toMatchObject({ success: true });
});
