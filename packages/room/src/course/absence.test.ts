import { expect, test } from "vitest";
import { project } from "../projection/projection.ts";
import type { Room } from "../state/room.ts";
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
  HOUR,
  join,
  MINUTE,
  plain,
  refusalOf,
  SECOND,
  startedRoom,
  step,
  T0,
} from "../testing/rooms.ts";

const annAgain = actor("ann", "#2");
const bobAgain = actor("bob", "#2");

/** Both drop out of a running game, Bob, who is on turn, two minutes later. */
function desertedRoom(): Room {
  return act(act(startedRoom(true), drop(ann), T0), drop(bob), T0 + 2 * MINUTE);
}

test("[R6] a dropped connection does not free the seat", () => {
  for (const room of [fullRoom(), startedRoom(), endedRoom()]) {
    const { room: next, notices } = changeOf(room, drop(bob));
    expect(next.seats[2]).toMatchObject({ owner: bob.owner, connected: false });
    expect(refusalOf(next, join(cy))).toBe("ROOM_FULL");
    expect(notices).toEqual([]);
  }
});

test("[R6] a public room keeps the seat 60 s before the game", () => {
  const room = act(fullRoom(), drop(bob));
  expect(act(room, DEADLINE, T0 + 60 * SECOND - 1)).toBe(room);
  const { room: freed, notices } = changeOf(room, DEADLINE, T0 + 60 * SECOND);
  expect(freed.seats[2]).toBeUndefined();
  expect(notices).toMatchObject([
    { type: "playerLeft" },
    { type: "seatFreed" },
    { type: "parted" },
  ]);
});

test("[R6] a private room keeps the seat 30 minutes before the game", () => {
  const room = act(annsRoom(true), drop(ann));
  expect(act(room, DEADLINE, T0 + 30 * MINUTE - 1)).toBe(room);
  expect(act(room, DEADLINE, T0 + 30 * MINUTE).seats[1]).toBeUndefined();
});

test("[R6] any room keeps the seat 60 s after the game", () => {
  for (const isPrivate of [false, true]) {
    const room = act(endedRoom(isPrivate), drop(bob));
    expect(act(room, DEADLINE, T0 + 60 * SECOND - 1)).toBe(room);
    expect(act(room, DEADLINE, T0 + 60 * SECOND).seats[2]).toBeUndefined();
  }
});

test("[R6] coming back in time keeps the seat for good", () => {
  const room = actAll(fullRoom(), [drop(bob), join(bobAgain)]);
  expect(act(room, DEADLINE, T0 + 12 * HOUR)).toBe(room);
});

test("[A1] after 5 minutes away the server ends the game", () => {
  const room = act(startedRoom(true), drop(ann));
  expect(act(room, DEADLINE, T0 + 5 * MINUTE - 1)).toBe(room);
  const ended = act(room, DEADLINE, T0 + 5 * MINUTE);
  expect(ended).toMatchObject({ phase: "ended", result: { winner: 2, reason: "absent" } });
});

test("[A1] after 15 minutes without moving the server ends the game", () => {
  expect(act(startedRoom(true), DEADLINE, T0 + 15 * MINUTE - 1).phase).toBe("started");
  const ended = act(startedRoom(true), DEADLINE, T0 + 15 * MINUTE);
  expect(ended.result).toMatchObject({ winner: 1, reason: "absent" });
});

test("[A1] of two whose time is up the one whose ran out first has lost", () => {
  const moved = act(startedRoom(true), step(bob, [11, 15]), T0);
  const bobFirst = act(moved, drop(bob), T0 + 9 * MINUTE);
  expect(act(bobFirst, DEADLINE, T0 + 20 * MINUTE).result?.winner).toBe(1);
  const annFirst = act(moved, drop(bob), T0 + 11 * MINUTE);
  expect(act(annFirst, DEADLINE, T0 + 20 * MINUTE).result?.winner).toBe(2);
});

test("[R6] the loser by absence keeps the seat another 60 s after the game", () => {
  const ended = act(act(startedRoom(true), drop(ann)), DEADLINE, T0 + 5 * MINUTE);
  expect(act(ended, DEADLINE, T0 + 6 * MINUTE - 1)).toBe(ended);
  const freed = act(ended, DEADLINE, T0 + 6 * MINUTE);
  expect(freed).toMatchObject({ phase: "ended", result: { winner: 2, departed: ann.socketId } });
  expect(freed.seats[1]).toBeUndefined();
});

test("[A1] while both are away neither loses, and after 30 minutes the room closes", () => {
  const room = desertedRoom();
  expect(act(room, DEADLINE, T0 + 32 * MINUTE - 1)).toBe(room);
  const { room: closed, notices } = changeOf(room, DEADLINE, T0 + 32 * MINUTE);
  expect(closed.seats).toEqual({});
  expect(notices).toEqual([]);
});

test("[A1] the room of a game that one leaves while both are away stays open for the other", () => {
  const left = act(desertedRoom(), plain("leave", ann), T0 + 3 * MINUTE);
  expect(left).toMatchObject({ phase: "ended", result: { winner: 2, reason: "left" } });
  const back = act(left, join(bobAgain), T0 + 3 * MINUTE);
  expect(act(back, DEADLINE, T0 + 2 * HOUR)).toBe(back);
});

test("[A1] after a game no time of an absence or a turn is shown any more", () => {
  const room = act(act(startedRoom(), drop(ann)), plain("resign", bob));
  const { presence } = project(room, T0);
  for (const id of ["ann", "bob"])
    expect(presence[id]).toMatchObject({ claimableAt: null, forfeitAt: null });
});

test("[A1] the first to return may claim the other's win a minute later, however long both were away", () => {
  const back = T0 + 20 * MINUTE;
  const room = act(desertedRoom(), join(bobAgain), back);
  const claim = plain("claimWin", bobAgain);
  expect(refusalOf(room, claim, back + 60 * SECOND - 1)).toBe("TOO_EARLY_TO_CLAIM");
  expect(refusalOf(room, claim, back + 60 * SECOND)).toBeUndefined();
  expect(room.closesAt).toBeUndefined();
});

test("[A1] the first player to return has a minute before any deadline", () => {
  const back = T0 + 20 * MINUTE;
  const room = act(desertedRoom(), join(bobAgain), back);
  expect(act(room, DEADLINE, back + 59 * SECOND)).toBe(room);
  expect(act(room, DEADLINE, back + 60 * SECOND).phase).toBe("ended");
});

test("[A1] a player who returns on turn after both were away has a minute before the claim", () => {
  const back = T0 + 20 * MINUTE;
  const room = act(act(desertedRoom(), join(bobAgain), back), join(annAgain), back + SECOND);
  const claim = plain("claimWin", annAgain);
  expect(refusalOf(room, claim, back + 59 * SECOND)).toBe("TOO_EARLY_TO_CLAIM");
  expect(refusalOf(room, claim, back + 60 * SECOND)).toBeUndefined();
});

test("[A1] that both were away for a moment brings no deadline of the turn nearer", () => {
  const moved = act(startedRoom(true), step(bob, [11, 15]), T0);
  const room = actAll(moved, [drop(bob), drop(ann), join(bobAgain), join(annAgain)]);
  expect(room.turnClock).toEqual(moved.turnClock);
});

test("[I3] a disconnect that comes twice, or of a stranger, changes nothing", () => {
  const room = act(startedRoom(), drop(ann));
  expect(act(room, drop(ann), T0 + SECOND)).toBe(room);
  expect(act(room, drop(cy))).toBe(room);
});
