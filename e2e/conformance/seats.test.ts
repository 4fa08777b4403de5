// Who holds a seat: keys, refreshes, takeovers, double joins and races.
import type { RoomState } from "@kingrow/protocol";
import { describe, expect, test } from "vitest";
import type { Client } from "./support/client.ts";
import { filesIn, leaksIn, secretsOf, useTestbed } from "./support/testbed.ts";
import { AS_THE_PAGE, makeKey, MODES, WITHOUT_KEY } from "../support/modes.ts";
import {
  BEFORE_A_CHAIN,
  FIRST_JUMP,
  FIRST_STEP,
  SECOND_JUMP,
  WHITE_REPLY,
} from "./support/openings.ts";
import { expectRefusal } from "./support/refused.ts";
import { NO_LIMITS } from "../support/settings.ts";
import {
  createRoom,
  join,
  playStep,
  playSteps,
  readyUp,
  seat,
  seatTwo,
  startGame,
  type Table,
} from "./support/table.ts";

const testbed = useTestbed({ ...NO_LIMITS, LOG_LEVEL: "trace" });
const ROUNDS = 40;

interface Keyed extends Table {
  readonly blackKey: string;
}

/** A table whose black player's key is known to the test. */
async function seatKeyed(): Promise<Keyed> {
  const blackKey = makeKey();
  const white = await testbed.connect();
  const black = await testbed.connectWith(AS_THE_PAGE, blackKey);
  return { ...(await seat(white, black)), blackKey };
}

function isAway(id: string): (state: RoomState) => boolean {
  return ({ presence }) => presence[id]?.connected === false;
}

/** The table with black at a new connection, once white has seen it. */
async function returnBlack(table: Keyed): Promise<Table> {
  const black = await testbed.connectWith(AS_THE_PAGE, table.blackKey);
  await join(black, table.roomId);
  await table.white.state((state) => state.players.includes(black.id));
  return { ...table, black };
}

describe.each(MODES)("$name", (mode) => {
  test("[I2] a double join ends in the same seat", async () => {
    const { roomId, white, black } = await seatTwo(testbed, mode);
    for (const player of [white, black, black, white]) {
      const { roomState } = await join(player, roomId);
      expect(roomState?.players).toEqual([white.id, black.id]);
    }
  });

  test("[I2] every join that succeeds is followed by the event roomState: a client of the specification waits for it", async () => {
    const { roomId, white, black } = await seatTwo(testbed, mode);
    for (const player of [white, black, white]) {
      const since = player.log.length;
      await join(player, roomId);
      const { payload } = await player.heard("roomState", undefined, since);
      expect(Object(payload).playerNumbers).toEqual({ [white.id]: 1, [black.id]: 2 });
    }
  });

  test("[I2] joining again in the middle of a chain changes nothing", async () => {
    const table = await startGame(testbed, mode);
    await playSteps(table, BEFORE_A_CHAIN);
    await playStep(table, FIRST_JUMP);
    const { roomState } = await join(table.black, table.roomId);
    expect(roomState?.forcedCapturePieces).toEqual([FIRST_JUMP.to]);
    await playStep(table, SECOND_JUMP);
  });

  test(`[R2] sockets racing for the last seat: exactly one gets it, ${ROUNDS} times`, async () => {
    const racers = await Promise.all(Array.from({ length: 4 }, () => testbed.connect(mode)));
    for (let round = 0; round < ROUNDS / MODES.length; round += 1) {
      const [host, ...others] = racers;
      const roomId = await createRoom(host!);
      const answers = await Promise.all(others.map((racer) => racer.call("joinRoom", { roomId })));
      expect(answers.filter(({ success }) => success)).toHaveLength(1);
      for (const answer of answers) if (!answer.success) expectRefusal(answer, "ROOM_FULL");
      const winner = others[answers.findIndex(({ success }) => success)]!;
      const state = await host!.state((s) => s.id === roomId && s.players.length === 2);
      expect(state.players).toEqual([host!.id, winner.id]);
      for (const player of [host!, winner]) await player.call("leaveRoom", { roomId });
      racers.push(racers.shift()!);
    }
  });
});

test("[O2] [I3] playNow twice at once, and from two tabs of one key, takes one seat", async () => {
  const [key, asked] = [makeKey(), { pace: "30s", opening: "ballot" }];
  const first = await testbed.connectWith(AS_THE_PAGE, key);
  const both = await Promise.all([first.call("playNow", asked), first.call("playNow", asked)]);
  const [{ roomId }, again] = both;
  expect(again).toMatchObject({ success: true, roomId });
  const second = await testbed.connectWith(AS_THE_PAGE, key);
  expect(await second.call("playNow", asked)).toMatchObject({ success: true, roomId });
  const other = await testbed.connect();
  expect(await other.call("playNow", asked)).toMatchObject({ roomId, opened: false });
  const state = await second.state(({ players }) => players.length === 2);
  expect(state).toMatchObject({ id: roomId, players: [second.id, other.id] });
});

test("[R2] two joins of one socket at once take one seat", async () => {
  const [host, guest] = await Promise.all([testbed.connect(), testbed.connect()]);
  const roomId = await createRoom(host);
  await join(host, roomId);
  const joins = await Promise.all([1, 2, 3].map(() => guest.call("joinRoom", { roomId })));
  for (const answer of joins) expect(answer).toMatchObject({ success: true });
  expect((await host.state((s) => s.players.length === 2)).players).toEqual([host.id, guest.id]);
});

test("[I2] [W4] a refresh in the middle of a chain ends in the same seat under a new id", async () => {
  const table = await seatKeyed();
  await readyUp(table);
  await playSteps(table, BEFORE_A_CHAIN);
  await playStep(table, FIRST_JUMP);
  const oldId = table.black.id;
  table.black.close();
  const away = await table.white.state(isAway(oldId));
  expect(away.players, "the seat is kept").toEqual([table.white.id, oldId]);
  const returned = await returnBlack(table);
  const state = await returned.black.state();
  expect(state.playerNumbers).toEqual({ [table.white.id]: 1, [returned.black.id]: 2 });
  expect(state.currentPlayerTurn).toBe(returned.black.id);
  expect(state.forcedCapturePieces).toEqual([FIRST_JUMP.to]);
  await playStep(returned, SECOND_JUMP);
});

test("[I2] a stock client that reconnects by itself joins again with its key and plays on", async () => {
  const table = await seatKeyed();
  await readyUp(table);
  await playStep(table, FIRST_STEP);
  const oldId = table.black.id;
  const since = table.black.log.length;
  table.black.socket.io.engine.close();
  await table.black.heard("connect", undefined, since);
  expect(table.black.id).not.toBe(oldId);
  await join(table.black, table.roomId);
  await playStep(table, WHITE_REPLY);
  await table.black.state((state) => state.currentPlayerTurn === table.black.id);
});

test("[R6] [A1] a player who is away keeps the seat, and both see until when", async () => {
  const table = await seatKeyed();
  await readyUp(table);
  const id = table.black.id;
  table.black.close();
  const { presence, serverTime, players } = await table.white.state(isAway(id));
  expect(players).toHaveLength(2);
  const { claimableAt, forfeitAt } = presence[id]!;
  expect(claimableAt! - serverTime, "claimable after 60 s").toBeGreaterThan(55_000);
  expect(claimableAt! - serverTime).toBeLessThan(61_000);
  expect(forfeitAt! - serverTime, "lost after 5 minutes").toBeGreaterThan(290_000);
  expect(forfeitAt! - serverTime).toBeLessThan(301_000);
  expect(presence[table.white.id]).toMatchObject({ connected: true });
  const claim = await table.white.call("claimWin", { roomId: table.roomId });
  expectRefusal(claim, "TOO_EARLY_TO_CLAIM");
});

test("[R6] a dropped connection before the game keeps the seat from others", async () => {
  const table = await seatKeyed();
  const { roomId, white, black } = table;
  const id = black.id;
  black.close();
  await white.state(isAway(id));
  const stranger = await testbed.connect();
  expectRefusal(await stranger.call("joinRoom", { roomId }), "ROOM_FULL");
  expect((await returnBlack(table)).black.id).not.toBe(id);
});

test("[I1] without a key the seat belongs to the socket alone", async () => {
  const { roomId, white, black } = await seatTwo(testbed, WITHOUT_KEY);
  const id = black.id;
  black.close();
  await white.state(isAway(id));
  const again = await testbed.connect(WITHOUT_KEY);
  expectRefusal(await again.call("joinRoom", { roomId }), "ROOM_FULL");
});

test("[I1] another key, or a player's id used as a key, opens no seat", async () => {
  const { roomId, white, black } = await seatTwo(testbed);
  for (const key of [makeKey(), white.id, `${black.id}${black.id}`]) {
    const thief = testbed.guest({ transports: ["websocket"], auth: { playerKey: key } });
    await Promise.race([thief.heard("connect"), thief.heard("connect_error")]);
    if (thief.socket.connected)
      expectRefusal(await thief.call("joinRoom", { roomId }), "ROOM_FULL");
  }
});

test.each([
  ["a number", 5],
  ["a flag", true],
  ["null", null],
  ["a list", ["k"]],
  ["an object", { toString: "k" }],
  ["an empty text", ""],
  ["a short text", "k"],
  ["a text of 3,000 characters", "k".repeat(3_000)],
  ["a text of 9,000 characters", "k".repeat(9_000)],
])("[W2] a playerKey that is %s harms nobody", async (_, playerKey) => {
  const client = testbed.guest({
    transports: ["websocket"],
    reconnection: false,
    auth: { playerKey },
  });
  const isOver = ["connect", "connect_error", "disconnect"].map((event) => client.heard(event));
  await Promise.race(isOver);
  await (await testbed.connect()).caughtUp();
});

test("[I3] the newest socket with a key takes the seat; the older one is told and cut", async () => {
  const table = await seatKeyed();
  await readyUp(table);
  const { roomId, white, black } = table;
  const newer = await testbed.connectWith(AS_THE_PAGE, table.blackKey);
  await join(newer, roomId);
  const { payload } = await black.heard("error");
  expect(payload).toMatchObject({ code: "SEAT_TAKEN_OVER" });
  await black.heard("disconnect");

  const state = await white.state((s) => s.players.includes(newer.id));
  expect(state.players).toEqual([white.id, newer.id]);
  await Promise.all([white.caughtUp(), newer.caughtUp()]);
  const after = await white.state();
  expect(after.presence[newer.id], "the late disconnect changes nothing").toMatchObject({
    connected: true,
  });
  expect(after.players).toEqual([white.id, newer.id]);
  await playStep({ roomId, white, black: newer }, FIRST_STEP);
});

test("[I3] a seat taken over and over stays one seat, and the last one has it", async () => {
  const table = await seatKeyed();
  const { roomId, white, blackKey } = table;
  const claimants: Client[] = [];
  for (let k = 0; k < 5; k += 1) claimants.push(await testbed.connectWith(AS_THE_PAGE, blackKey));
  for (const claimant of claimants) await join(claimant, roomId);
  const last = claimants.at(-1)!;
  await white.state((state) => state.players.includes(last.id));
  for (const older of [table.black, ...claimants.slice(0, -1)]) await older.heard("disconnect");
  await Promise.all([white.caughtUp(), last.caughtUp()]);
  const { players, presence } = await white.state();
  expect(players).toEqual([white.id, last.id]);
  expect(presence[last.id]).toMatchObject({ connected: true });
});

test("[R8] one key holds seats in several rooms", async () => {
  const [host, guest] = await Promise.all([testbed.connect(), testbed.connect()]);
  for (let k = 0; k < 3; k += 1) {
    const roomId = await createRoom(host);
    expect((await join(guest, roomId)).roomState?.players).toHaveLength(2);
  }
});

test("[I1] no key is in any event, in the log or in the data directory", async () => {
  const table = await seatKeyed();
  await readyUp(table);
  await playStep(table, FIRST_STEP);
  const refused = await testbed.connect();
  await refused.call("joinRoom", { roomId: table.roomId });
  const secrets = secretsOf(testbed.keys);
  for (const client of [table.white, table.black, refused])
    expect(leaksIn([Buffer.from(JSON.stringify(client.log))], secrets)).toEqual([]);
  expect(leaksIn([Buffer.from(testbed.logs())], secrets)).toEqual([]);
  const files = filesIn(testbed.dataDir);
  expect(files.length, "there is something to look through").toBeGreaterThan(0);
  expect(leaksIn(files, testbed.keys)).toEqual([]);
});
