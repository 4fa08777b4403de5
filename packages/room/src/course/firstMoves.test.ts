// Tests of games that a side never begins: they can be left without loss, and the server ends them.
import { roomOptions } from "@kingrow/protocol";
import { expect, test } from "vitest";
import { nextDeadline } from "../deadlines.ts";
import { project } from "../projection/projection.ts";
import { recover } from "../recover.ts";
import { createRoom, type Room } from "../state/room.ts";
import {
  act,
  actAll,
  actor,
  ann,
  bob,
  changeOf,
  DEADLINE,
  drop,
  endedRoom,
  join,
  MINUTE,
  plain,
  playMoves,
  ready,
  SECOND,
  startedRoom,
  step,
  T0,
} from "../testing/rooms.ts";

const ABORTED = { phase: "ended", result: { winner: undefined, reason: "aborted" } };

test("[G8] after 60 s without a first move the server ends the game without a loser", () => {
  const room = startedRoom();
  expect(nextDeadline(room)).toBe(T0 + MINUTE);
  expect(act(room, DEADLINE, T0 + MINUTE - 1)).toBe(room);
  const { room: aborted, notices } = changeOf(room, DEADLINE, T0 + MINUTE);
  expect(aborted).toMatchObject({ ...ABORTED, series: undefined });
  expect(project(aborted, T0)).toMatchObject({ winner: null, endReason: "aborted", series: null });
  const owners = [ann.owner, bob.owner];
  expect(notices).toEqual([{ type: "parted", owners, notReady: [bob.owner] }]);
});

test("[G8] the second player's first move has 60 s from its own turn", () => {
  const room = act(startedRoom(), step(bob, [11, 15]), T0 + 50 * SECOND);
  expect(act(room, DEADLINE, T0 + 110 * SECOND - 1)).toBe(room);
  const { room: aborted, notices } = changeOf(room, DEADLINE, T0 + 110 * SECOND);
  expect(aborted).toMatchObject(ABORTED);
  expect(notices).toMatchObject([{ type: "parted", notReady: [ann.owner] }]);
});

test("[G8] after 30 s the other may leave without loss", () => {
  const early = act(startedRoom(), plain("leave", ann), T0 + 30 * SECOND - 1);
  expect(early.result).toMatchObject({ winner: 2, reason: "left" });
  const { room, notices } = changeOf(startedRoom(), plain("leave", ann), T0 + 30 * SECOND);
  expect(room).toMatchObject({ ...ABORTED, series: undefined });
  expect(room.seats[1]).toBeUndefined();
  expect(notices).toEqual([
    { type: "playerLeft" },
    { type: "seatFreed" },
    { type: "parted", owners: [ann.owner, bob.owner], notReady: [bob.owner] },
  ]);
});

test("[G8] the side that has not moved loses by leaving", () => {
  const room = act(startedRoom(), plain("leave", bob), T0 + 40 * SECOND);
  expect(room.result).toMatchObject({ winner: 1, reason: "left" });
});

test("[G8] after both first moves leaving loses the game", () => {
  const room = playMoves(startedRoom(), ["11-15", "22-18"]);
  expect(act(room, plain("leave", ann), T0 + 40 * SECOND).result?.reason).toBe("left");
  expect(act(room, DEADLINE, T0 + 14 * MINUTE)).toBe(room);
});

test("[G8] a private room's game is never aborted", () => {
  const room = startedRoom(true);
  expect(act(room, DEADLINE, T0 + 14 * MINUTE)).toBe(room);
  expect(act(room, plain("leave", ann), T0 + MINUTE).result?.reason).toBe("left");
});

test("[G8] the moves of a drawn opening are no first moves", () => {
  const options = roomOptions({ isPrivate: false, opening: "ballot" });
  const opened = createRoom({ id: "room-1", options, creator: ann, chance: 1, now: T0 });
  const room = actAll(opened, [join(bob), ready(ann), ready(bob)]);
  expect(room.game?.moves).toHaveLength(3);
  expect(act(room, DEADLINE, T0 + MINUTE)).toMatchObject(ABORTED);
});

test("[G8] a jump does not give a first move more time before the capture is whole", () => {
  const before = playMoves(startedRoom(), ["12-16", "22-18", "16-20", "24-19", "11-15", "18x11"]);
  const room = { ...before, abortsAt: T0 + MINUTE };
  expect(act(room, step(bob, [8, 15]), T0 + 50 * SECOND).abortsAt).toBe(T0 + MINUTE);
});

test("[G8] a rematch can be aborted too, and the series stays", () => {
  const agreed = actAll(endedRoom(), [plain("playAgain", ann), plain("playAgain", bob)]);
  const again = act(agreed, DEADLINE, T0 + 2 * SECOND);
  const aborted = act(again, DEADLINE, T0 + 62 * SECOND);
  expect(aborted).toMatchObject(ABORTED);
  expect(aborted.series).toEqual(again.series);
  expect(aborted.series).toEqual({ wins: { 1: 1, 2: 0 }, draws: 0 });
});

test("[G8] a turn that was taken back was begun once: the game is not aborted", () => {
  const asked = act(playMoves(startedRoom(), ["11-15"]), plain("takeback", bob));
  const back = act(asked, { type: "answerTakeback", actor: ann, accept: true });
  expect(act(back, DEADLINE, T0 + 14 * MINUTE)).toBe(back);
  expect(act(back, step(bob, [11, 15])).abortsAt).toBe(T0 + MINUTE);
});

const abortable = (room: Room) =>
  Object.values(project(room, T0).presence).map(({ abortableAt }) => abortableAt);

test("[G8] from when on the opponent may leave is shown with the side to move", () => {
  expect(abortable(startedRoom())).toEqual([undefined, T0 + 30 * SECOND]);
  expect(abortable(act(startedRoom(), step(bob, [11, 15])))).toEqual([T0 + 30 * SECOND, undefined]);
  expect(abortable(startedRoom(true))).toEqual([undefined, undefined]);
});

test("[G8] [A1] while both are away no game is aborted, and the first to return gives the other a minute", () => {
  const away = actAll(startedRoom(), [drop(ann), drop(bob)]);
  expect(act(away, DEADLINE, T0 + 29 * MINUTE).phase).toBe("started");
  const later = T0 + 20 * MINUTE;
  const room = act(away, join(actor("ann", "#2")), later);
  const leave = plain("leave", actor("ann", "#2"));
  expect(act(room, leave, later + MINUTE - 1).result?.reason).toBe("left");
  expect(act(room, leave, later + MINUTE).result?.reason).toBe("aborted");
});

test("[G8] [A2] a downtime gives a first move another minute", () => {
  const boot = T0 + 10 * MINUTE;
  const room = recover(startedRoom(), { run: "run-2", bootedAt: boot }, boot);
  expect(room.abortsAt).toBe(boot + 90 * SECOND);
});
