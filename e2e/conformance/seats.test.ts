// Who holds a seat: double joins, races, refreshes and absences.
import { describe, expect, test } from "vitest";
import { AS_THE_PAGE, makeKey, MODES } from "../support/modes.ts";
import { NO_LIMITS } from "../support/settings.ts";
import { BEFORE_A_CHAIN, FIRST_JUMP, SECOND_JUMP } from "./support/openings.ts";
import { expectRefusal } from "./support/refused.ts";
import {
  createRoom,
  join,
  playStep,
  playSteps,
  readyUp,
  seatTwo,
  isAway,
  returnBlack,
  seatKeyed,
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
