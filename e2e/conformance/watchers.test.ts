// Permissions of players, watchers, former players and others for every event, and what watchers receive.
import { COMMAND_NAMES } from "@kingrow/protocol";
import { describe, expect, test } from "vitest";
import { type Mode, MODES } from "../support/modes.ts";
import type { Client } from "../support/client.ts";
import { createRoom, readyUp } from "./support/table.ts";
import { useTestbed } from "./support/testbed.ts";

const testbed = useTestbed();

const ROLES = ["watcher", "former", "stranger", "player"] as const;
type Role = (typeof ROLES)[number];

/** Each call about a room with the code of its answer in a running game; `OK` is a success. */
const MATRIX: readonly (readonly [string, Record<string, unknown>, Record<Role, string>])[] = [
  ["joinRoom", {}, { player: "OK", ...all("ROOM_FULL") }],
  ["playerReady", { isReady: true }, { player: "GAME_ALREADY_STARTED", ...all("ROOM_NOT_FOUND") }],
  ["movePiece", { fromRow: 5, fromCol: 0, toRow: 3, toCol: 0 }, found("ILLEGAL_MOVE")],
  ["playAgain", {}, found("GAME_NOT_OVER")],
  ["answerDraw", { accept: true }, found("NO_DRAW_OFFER")],
  ["offerDraw", {}, found("OK")],
  ["claimWin", {}, found("TOO_EARLY_TO_CLAIM")],
  ["releaseSeat", {}, found("GAME_ALREADY_STARTED")],
  ["takeback", {}, found("NOTHING_TO_TAKE_BACK")],
  ["answerTakeback", { accept: true }, found("NO_TAKEBACK_OFFER")],
  ["greet", { greeting: "hello" }, found("OK")],
  ["watchRoom", {}, { player: "NOT_ALLOWED", ...all("OK") }],
  ["resign", {}, found("OK")],
];

/** Calls about no room, or tested at the end. */
const OTHERS = ["createRoom", "playNow", "getAvailableRooms", "leaveRoom"];

function all(code: string): Record<Exclude<Role, "player">, string> {
  return { watcher: code, former: code, stranger: code };
}

/** All but players are answered as if the room did not exist. */
function found(code: string): Record<Role, string> {
  return { player: code, ...all("ROOM_NOT_FOUND") };
}

async function codeOf(client: Client, event: string, payload: object): Promise<string> {
  const { success, code = "" } = await client.call(event, { ...payload });
  return success ? "OK" : code;
}

/** A running public game of a host and a player, and one client of each other role. */
async function gather(mode: Mode) {
  const host = await testbed.connect(mode);
  const [player, watcher, former, stranger] = [
    await testbed.connect(mode),
    await testbed.connect(mode),
    await testbed.connect(mode),
    await testbed.connect(mode),
  ];
  const roomId = await createRoom(host, false);
  await former.call("joinRoom", { roomId });
  await former.call("leaveRoom", { roomId });
  await player.call("joinRoom", { roomId });
  await readyUp({ roomId, white: host, black: player });
  await watcher.call("watchRoom", { roomId });
  return { roomId, host, people: { player, watcher, former, stranger } };
}

test("[I1] the table has every call about a room", () => {
  expect([...MATRIX.map(([event]) => event), ...OTHERS].toSorted()).toEqual(
    COMMAND_NAMES.toSorted(),
  );
});

describe.each(MODES)("$name", (mode) => {
  test("[I1] [O6] a public room answers each call by the role of the caller", async () => {
    const { roomId, host, people } = await gather(mode);
    const { watcher, former, stranger, player } = people;
    for (const role of ROLES)
      for (const [event, payload, codes] of MATRIX)
        expect([role, event, await codeOf(people[role], event, { roomId, ...payload })]).toEqual([
          role,
          event,
          codes[role],
        ]);
    // By now all three watch.
    for (const code of ["OK", "ROOM_NOT_FOUND"])
      for (const nobody of [watcher, former, stranger])
        expect(await codeOf(nobody, "leaveRoom", { roomId })).toBe(code);
    expect(await codeOf(host, "leaveRoom", { roomId })).toBe("OK");
    await player.call("leaveRoom", { roomId });
  });
});
