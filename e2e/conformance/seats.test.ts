// Who holds a seat: double joins, races, refreshes and absences.
import { describe, expect, test } from "vitest";
import { AS_THE_PAGE, makeKey, MODES } from "../support/modes.ts";
import { NO_LIMITS } from "../support/settings.ts";
import { isAway, returnBlack, seatKeyed } from "./support/keyed.ts";
import {
  BEFORE_A_CHAIN,
  FIRST_JUMP,
  FIRST_STEP,
  SECOND_JUMP,
  WHITE_REPLY,
} from "./support/openings.ts";
import { expectRefusal } from "./support/refused.ts";
import {
  createRoom,
  join,
  playStep,
  playSteps,
  readyUp,
  seatTwo,
  startGame,
} from "./support/table.ts";
import { useTestbed } from "./support/testbed.ts";

const testbed = useTestbed(NO_LIMITS);
const ROUNDS = 40;

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

test("[O2] [I3] two tabs of one key that play now at once come to one seat with who waits", async () => {
  const wish = { pace: "10+5", opening: "ballot" };
  const host = await testbed.connect();
  const { roomId } = await host.call("playNow", wish);
  const key = makeKey();
  const tabs = await Promise.all([1, 2].map(() => testbed.connectWith(AS_THE_PAGE, key)));
  const answers = await Promise.all(
    tabs.map((tab, at) => tab.call("playNow", { ...wish, requestId: `tab-${at}` })),
  );
  for (const answer of answers) expect(answer).toMatchObject({ roomId, opened: false });
  const opener = await testbed.connect();
  expect(await opener.call("playNow", wish)).toMatchObject({ opened: true });
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
  const table = await seatKeyed(testbed);
  await readyUp(table);
  await playSteps(table, BEFORE_A_CHAIN);
  await playStep(table, FIRST_JUMP);
  const oldId = table.black.id;
  table.black.close();
  const away = await table.white.state(isAway(oldId));
  expect(away.players, "the seat is kept").toEqual([table.white.id, oldId]);
  const returned = await returnBlack(testbed, table);
  const state = await returned.black.state();
  expect(state.playerNumbers).toEqual({ [table.white.id]: 1, [returned.black.id]: 2 });
  expect(state.currentPlayerTurn).toBe(returned.black.id);
  expect(state.forcedCapturePieces).toEqual([FIRST_JUMP.to]);
  await playStep(returned, SECOND_JUMP);
});

test("[I2] a stock client that reconnects by itself joins again with its key and plays on", async () => {
  const table = await seatKeyed(testbed);
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
  const table = await seatKeyed(testbed);
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
  const table = await seatKeyed(testbed);
  const { roomId, white, black } = table;
  const id = black.id;
  black.close();
  await white.state(isAway(id));
  const stranger = await testbed.connect();
  expectRefusal(await stranger.call("joinRoom", { roomId }), "ROOM_FULL");
  expect((await returnBlack(testbed, table)).black.id).not.toBe(id);
});

test("[R8] one key holds seats in several rooms", async () => {
  const [host, guest] = await Promise.all([testbed.connect(), testbed.connect()]);
  for (let k = 0; k < 3; k += 1) {
    const roomId = await createRoom(host);
    expect((await join(guest, roomId)).roomState?.players).toHaveLength(2);
  }
});
