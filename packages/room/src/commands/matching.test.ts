// Tests of Play Now in a room: joining a waiting player, and leaving while alone.
import { expect, test } from "vitest";
import { roomOptions } from "@kingrow/protocol";
import { nextDeadline } from "../deadlines.ts";
import { project } from "../projection/projection.ts";
import type { JoinWaiting, RoomCommand } from "./command.ts";
import { type Actor, countsForCreator, createRoom, isClosed, type Room } from "../state/room.ts";
import {
  act,
  actAll,
  actor,
  ann,
  annsRoom,
  bob,
  changeOf,
  cy,
  DEADLINE,
  drop,
  endedRoom,
  fullRoom,
  join,
  MINUTE,
  plain,
  ready,
  refusalOf,
  SECOND,
  startedRoom,
  T0,
} from "../testing/rooms.ts";

const joinWaiting = (actor: Actor): JoinWaiting => ({ type: "joinWaiting", actor });
const withdraw = (actor: Actor): RoomCommand => ({ type: "withdraw", actor });

test("[O2] the next player takes the free seat opposite the waiting one", () => {
  const room = act(annsRoom(), joinWaiting(bob));
  expect(room.seats[1]?.owner).toBe(ann.owner);
  expect(room.seats[2]).toMatchObject({ owner: bob.owner, connected: true, ready: false });

  const bobAlone = act(fullRoom(), plain("leave", ann));
  expect(act(bobAlone, joinWaiting(cy)).seats[1]?.owner).toBe(cy.owner);
});

test("[O2] a player is never matched with themselves, but returns to the seat, from another tab too", () => {
  const room = annsRoom();
  expect(act(room, joinWaiting(ann))).toBe(room);
  const other = act(room, joinWaiting(actor("ann", "#2")));
  expect(other.seats[1]).toMatchObject({ owner: ann.owner, connected: true });
  expect(other.seats[2]).toBeUndefined();
});

test("[O2] a room is full for strangers unless a connected player waits alone in it", () => {
  const anotherLeft = act(endedRoom(), plain("leave", bob));
  for (const room of [fullRoom(), startedRoom(), endedRoom(), anotherLeft])
    expect(refusalOf(room, joinWaiting(cy))).toBe("ROOM_FULL");
  const away = act(annsRoom(), drop(ann));
  expect(refusalOf(away, joinWaiting(cy))).toBe("ROOM_FULL");
  expect(refusalOf(act(away, join(ann)), joinWaiting(cy))).toBeUndefined();
});

test("[O2] a player who waits alone may withdraw, which closes the room", () => {
  expect(isClosed(act(annsRoom(), withdraw(ann)))).toBe(true);
});

test("[O2] a player with an opponent, or a stranger, cannot withdraw", () => {
  expect(refusalOf(fullRoom(), withdraw(ann))).toBe("ROOM_FULL");
  expect(refusalOf(annsRoom(), withdraw(bob))).toBe("ROOM_NOT_FOUND");
});

test("[O2] after its time a seat is neither taken nor returned to", () => {
  for (const command of [
    { type: "joinWaiting", actor: bob, until: T0 },
    { type: "join", actor: actor("ann", "#2"), until: T0 },
  ] as const) {
    expect(refusalOf(annsRoom(), command, T0)).toBeUndefined();
    expect(refusalOf(annsRoom(), command, T0 + 1)).toBe("ROOM_FULL");
  }
});

test("a look changes nothing, also in a closed room", () => {
  for (const room of [annsRoom(), startedRoom(), act(annsRoom(), plain("leave", ann))])
    expect(changeOf(room, { type: "look" }).room).toBe(room);
});

test("[R6] a repeated disconnect, or one of a socket without a seat, changes nothing", () => {
  const away = act(fullRoom(), drop(bob), 5_000);
  expect(changeOf(away, drop(bob), 9_000).room).toBe(away);
  expect(changeOf(away, drop(cy), 9_000).room).toBe(away);
});

test("[O9] a seat may be taken as ready, and the room stores who came by playNow", () => {
  const room = act(annsRoom(), { ...joinWaiting(bob), ready: true });
  expect(room.seats[2]).toMatchObject({ ready: true, matched: true });
  expect(room.seats[1]).toMatchObject({ ready: false });
  expect(room.seats[1]?.matched).toBeUndefined();
  const unready = act(annsRoom(), joinWaiting(bob));
  expect(unready.seats[2]).toMatchObject({ ready: false, matched: true });
});

test("[O9] a repeated playNow makes a waiting player ready", () => {
  const room = act(annsRoom(), { ...joinWaiting(ann), ready: true });
  expect(room.seats[1]?.ready).toBe(true);
  expect(act(room, { ...joinWaiting(ann), ready: true })).toBe(room);
  const fromAnotherTab = { ...joinWaiting(actor("ann", "#2")), ready: true };
  const takenOver = { type: "seatTakenOver", socketId: ann.socketId };
  expect(changeOf(annsRoom(), fromAnotherTab).notices).toEqual([takenOver]);
  const met = act(room, { ...joinWaiting(bob), ready: true });
  expect(met).toMatchObject({ phase: "waiting", startsAt: T0 + 3 * SECOND });
});

test("[O9] a room can be watched only if both want it", () => {
  const watchable = (flag?: boolean) =>
    act(annsRoom(), { ...joinWaiting(bob), watchable: flag }).options.watchable;
  expect([watchable(), watchable(true), watchable(false)]).toEqual([true, true, false]);
  const unwatched = { ...joinWaiting(ann), watchable: false };
  const repeated = act(annsRoom(), unwatched);
  expect(repeated.options).toEqual({ ...annsRoom().options, watchable: false });
  expect(act(repeated, unwatched)).toBe(repeated);
  const options = { ...annsRoom().options, watchable: false };
  const closed = act({ ...annsRoom(), options }, { ...joinWaiting(bob), watchable: true });
  expect(closed.options.watchable).toBe(false);
});

/** Both came by `playNow` and are ready. */
function countingRoom(): Room {
  const options = roomOptions({ isPrivate: false, pace: "3+2" });
  const request = { matched: true, ready: true, chance: 1, now: T0 };
  const opened = createRoom({ id: "room-1", options, creator: ann, ...request });
  return act(opened, { ...joinWaiting(bob), ready: true });
}

test("[O9] a game of two who are ready by playNow starts 3 s later, and the clocks with it", () => {
  const room = countingRoom();
  expect(project(room, T0)).toMatchObject({ gameStatus: "waiting", startsAt: T0 + 3 * SECOND });
  expect(nextDeadline(room)).toBe(T0 + 3 * SECOND);
  expect(act(room, DEADLINE, T0 + 3 * SECOND - 1)).toBe(room);
  const started = act(room, DEADLINE, T0 + 3 * SECOND);
  expect(project(started, T0)).toMatchObject({ gameStatus: "started", startsAt: null });
  expect(started.clocks?.since).toBe(T0 + 3 * SECOND);
});

test("[O9] withdrawing ready, leaving or a drop stops the start", () => {
  for (const command of [ready(ann, false), plain("leave", ann), drop(ann)]) {
    const room = act(countingRoom(), command, T0 + SECOND);
    expect(room).toMatchObject({ phase: "waiting", startsAt: undefined });
    expect(act(room, DEADLINE, T0 + 4 * SECOND).phase).toBe("waiting");
  }
});

test("[O9] a return after a drop starts the 3 s again", () => {
  const back = actAll(countingRoom(), [drop(ann), join(actor("ann", "#2"))], T0 + 2 * SECOND);
  expect(back.startsAt).toBe(T0 + 5 * SECOND);
});

test("[O9] [G3] where one got ready otherwise the game starts at once", () => {
  const byHand = actAll(annsRoom(), [{ ...joinWaiting(bob), ready: true }, ready(ann)]);
  expect(byHand.phase).toBe("started");
  const again = actAll(countingRoom(), [ready(ann, false), ready(ann)]);
  expect(again).toMatchObject({ phase: "started", startsAt: undefined });
});

const BOTH = [ann.owner, bob.owner];

test("[O2] the first player's leaving is a parting before a game too", () => {
  expect(types(fullRoom(), plain("leave", ann))).toContain("parted");
});

test.each([
  ["leaving", plain("leave", bob), T0],
  ["a drop that ran out", DEADLINE, T0 + MINUTE],
  ["releasing an absent guest", plain("releaseSeat", ann), T0],
])("[O2] %s is a parting before a game, and reports who was not ready", (_, command, at) => {
  const annReady = act(fullRoom(), ready(ann));
  const room = command.type === "leave" ? annReady : act(annReady, drop(bob));
  const parted = { type: "parted", owners: BOTH, notReady: [bob.owner] };
  expect(changeOf(room, command, at).notices).toContainEqual(parted);
});

const types = (room: Room, command: RoomCommand) =>
  changeOf(room, command).notices.map(({ type }) => type);

test("[O2] leaving alone, in a game or after it, is no parting", () => {
  expect(types(annsRoom(), plain("leave", ann))).toEqual([]);
  expect(types(startedRoom(), plain("leave", ann))).not.toContain("parted");
  expect(types(endedRoom(), plain("leave", ann))).not.toContain("parted");
});

test("[O2] a remaining player who was not ready loses the place in the queue, a ready one keeps it", () => {
  const late = T0 + MINUTE;
  expect(act(fullRoom(), plain("leave", bob), late).waitsSince).toBe(late);
  const annReady = act(fullRoom(), ready(ann));
  expect(act(annReady, plain("leave", bob), late).waitsSince).toBe(T0);
});

test("[L2] in the list a guest who stays waits from the parting on, and a creator since the room was created", () => {
  const late = T0 + MINUTE;
  expect(act(fullRoom(), plain("leave", ann), late).createdAt).toBe(late);
  expect(act(fullRoom(), plain("leave", bob), late).createdAt).toBe(T0);
});

test("[O2] a room that waits again after a game has a new place in the queue", () => {
  const alone = act(endedRoom(), plain("leave", bob));
  expect(act(alone, plain("playAgain", ann), T0 + MINUTE).waitsSince).toBe(T0 + MINUTE);
});

test("[R8] a room counts for its creator while they sit in it", () => {
  expect(countsForCreator(annsRoom())).toBe(true);
  expect(countsForCreator(act(fullRoom(), drop(ann)))).toBe(true);
  expect(countsForCreator(act(fullRoom(), plain("leave", ann)))).toBe(false);
});
