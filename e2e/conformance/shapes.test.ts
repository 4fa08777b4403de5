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

/** Wrong values for each kind of field. */
const WRONG = {
  text: [undefined, null, 0, 1e300, true, [], ["r"], {}, { toString: "r" }, ""],
  flag: [undefined, null, 0, 1, "true", "", [], {}],
  coordinate: [undefined, null, -1, 8, 0.5, 2 ** 53, Number.NaN, Infinity, "5", true, [5], {}],
  version: [null, -1, 0.5, "1", true, [], {}],
  token: [null, "", 1, true, [], {}, "x".repeat(65)],
  pace: [null, "", "3+3", "3 + 2", 30, true, [], ["3+2"], {}],
  choice: [null, "yes", 1, [], {}],
  opening: [null, "", "Ballot", "11-15", 3, true, [], ["ballot"], {}],
  greeting: [null, "", "Hello", "hello ", "you fool", 0, [], {}],
} as const;

const ROOM = { roomId: "text" } as const;
const ANSWER = { ...ROOM, accept: "flag" } as const;
const STEP = { fromRow: 5, fromCol: 0, toRow: 4, toCol: 1 };

/** Per event: its right payload besides the room, and the kind of each of its fields. */
const EVENTS: Readonly<
  Record<string, readonly [object, Readonly<Record<string, keyof typeof WRONG>>]>
> = {
  createRoom: [
    { isPrivate: true },
    {
      isPrivate: "flag",
      requestId: "token",
      pace: "pace",
      watchable: "choice",
      opening: "opening",
    },
  ],
  joinRoom: [{}, ROOM],
  playerReady: [{ isReady: false }, { ...ROOM, isReady: "flag" }],
  movePiece: [
    STEP,
    {
      ...ROOM,
      fromRow: "coordinate",
      fromCol: "coordinate",
      toRow: "coordinate",
      toCol: "coordinate",
      moveId: "token",
      version: "version",
    },
  ],
  playAgain: [{}, ROOM],
  leaveRoom: [{}, ROOM],
  resign: [{}, ROOM],
  offerDraw: [{}, ROOM],
  answerDraw: [{ accept: true }, ANSWER],
  claimWin: [{}, ROOM],
  releaseSeat: [{}, ROOM],
  takeback: [{}, ROOM],
  answerTakeback: [{ accept: true }, ANSWER],
  watchRoom: [{ watchId: "w-nobody" }, { watchId: "token" }],
  greet: [{ greeting: "hello" }, { ...ROOM, greeting: "greeting" }],
};

function rightPayload(event: string, roomId: string): Record<string, unknown> {
  const [payload, fields] = EVENTS[event] ?? [{}, {}];
  return "roomId" in fields ? { roomId, ...payload } : { ...payload };
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
  for (const [field, kind] of Object.entries(EVENTS[event]?.[1] ?? {}))
    for (const wrong of WRONG[kind])
      await expectInvalid(black, event, { ...rightPayload(event, roomId), [field]: wrong });
  expect(await versionSeenBy(black), "nothing has changed").toBe(before);
}

describe.each(Object.keys(EVENTS))("%s", (event) => {
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
