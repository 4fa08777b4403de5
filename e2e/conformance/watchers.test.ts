// Permissions of players, watchers, former players and others for every event, and what watchers receive.
import { COMMAND_NAMES } from "@kingrow/protocol";
import { describe, expect, test } from "vitest";
import { type Mode, MODES } from "../support/modes.ts";
import type { Client } from "./support/client.ts";
import { FIRST_STEP, WHITE_REPLY } from "./support/openings.ts";
import { expectRefusal } from "./support/refused.ts";
import { createRoom, isStarted, playStep, readyUp, startGame } from "./support/table.ts";
import { useTestbed } from "./support/testbed.ts";

const testbed = useTestbed();

const EVERYBODY = ["watcher", "former", "stranger", "player"] as const;
type Who = (typeof EVERYBODY)[number];

/** Every call about a room, with the code it is answered with in a running game; `OK` is a success. */
const MATRIX: readonly (readonly [string, Record<string, unknown>, Record<Who, string>])[] = [
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

/** What gives a seat in another room, and takes a watcher away. */
const SEATINGS = [
  ["createRoom", { isPrivate: true }],
  ["playNow", { pace: "10+5" }],
] as const;

/** About no room, or asked at the end. */
const OTHERS = [...SEATINGS.map(([event]) => event), "getAvailableRooms", "leaveRoom"];

function all(code: string): Record<Exclude<Who, "player">, string> {
  return { watcher: code, former: code, stranger: code };
}

/** To everybody but a player the room is not there. */
function found(code: string): Record<Who, string> {
  return { player: code, ...all("ROOM_NOT_FOUND") };
}

async function codeOf(client: Client, event: string, payload: object): Promise<string> {
  const { success, code = "" } = await client.call(event, { ...payload });
  return success ? "OK" : code;
}

const WATCHABLE = { watchable: true };

/** A running public game of a host and a player, and who else may have to do with it. */
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

test("[I1] no call about a room is missing here", () => {
  expect([...MATRIX.map(([event]) => event), ...OTHERS].toSorted()).toEqual(
    COMMAND_NAMES.toSorted(),
  );
});

describe.each(MODES)("$name", (mode) => {
  test("[I1] [O6] a public room answers each of its calls as becomes who asks", async () => {
    const { roomId, host, people } = await gather(mode);
    const { watcher, former, stranger, player } = people;
    for (const who of EVERYBODY)
      for (const [event, payload, codes] of MATRIX)
        expect([who, event, await codeOf(people[who], event, { roomId, ...payload })]).toEqual([
          who,
          event,
          codes[who],
        ]);
    // All of them watch by now.
    for (const code of ["OK", "ROOM_NOT_FOUND"])
      for (const nobody of [watcher, former, stranger])
        expect(await codeOf(nobody, "leaveRoom", { roomId })).toBe(code);
    expect(await codeOf(host, "leaveRoom", { roomId })).toBe("OK");
    await player.call("leaveRoom", { roomId });
  });

  test("[I1] [O6] whoever asks gets the list and a seat elsewhere, and watches no more with that", async () => {
    const { roomId, host, people } = await gather(mode);
    for (const who of EVERYBODY) {
      const client = people[who];
      expect(await codeOf(client, "getAvailableRooms", {})).toBe("OK");
      if (who === "watcher") expect(await codeOf(client, "leaveRoom", { roomId })).toBe("OK");
      for (const [event, payload] of SEATINGS) {
        await client.call("watchRoom", { roomId });
        const seated = await client.call(event, payload);
        expect([who, event, seated.success]).toEqual([who, event, true]);
        if (who !== "player")
          expectRefusal(await client.call("leaveRoom", { roomId }), "ROOM_NOT_FOUND");
        await client.call("leaveRoom", { roomId: seated.roomId });
      }
    }
    expect(await codeOf(people.player, "resign", { roomId })).toBe("OK");
    for (const player of [host, people.player]) await player.call("leaveRoom", { roomId });
  });

  test("[O13] by the link of a private room one watches, and neither joins nor does anything else", async () => {
    const table = await startGame(testbed, mode, WATCHABLE);
    const { roomId, white, black } = table;
    const { watchId } = await white.state(isStarted);
    const watcher = await testbed.connect(mode);
    const answer = await watcher.call("watchRoom", { watchId });
    expect(answer).toMatchObject({ success: true, roomState: { id: watchId, watchId: null } });
    for (const id of [watchId, roomId])
      for (const [event, payload] of MATRIX) {
        if (event === "joinRoom" && id === roomId) continue;
        expectRefusal(await watcher.call(event, { roomId: id, ...payload }), "ROOM_NOT_FOUND");
      }
    await playStep(table, FIRST_STEP);
    await playStep(table, WHITE_REPLY);
    const seen = await watcher.state((state) => state.moves.length === 2);
    expect(seen).toMatchObject({ id: watchId, currentPlayerTurn: black.id });
    expect(JSON.stringify(watcher.log)).not.toContain(roomId);
    const { watchers } = await black.state((state) => state.watchers === 1);
    expect(watchers).toBe(1);
  });

  test("[O6] by a watch link nobody watches their own game, and that of a closed room leads nowhere", async () => {
    const { roomId, white, black } = await startGame(testbed, mode, WATCHABLE);
    const { watchId } = await white.state(isStarted);
    expectRefusal(await black.call("watchRoom", { watchId }), "NOT_ALLOWED");
    for (const player of [white, black]) await player.call("leaveRoom", { roomId });
    const late = await testbed.connect(mode);
    expectRefusal(await late.call("watchRoom", { watchId }), "ROOM_NOT_FOUND");
  });
});
