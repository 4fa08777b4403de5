// Tests of what Play Now does to a room: sitting down opposite whoever waits, and leaving again while alone.
import { expect, test } from "vitest";
import type { RoomCommand } from "./command.ts";
import { type Actor, isClosed } from "../state/room.ts";
import {
  act,
  actor,
  ann,
  annsRoom,
  bob,
  changeOf,
  cy,
  drop,
  endedRoom,
  fullRoom,
  join,
  plain,
  refusalOf,
  startedRoom,
  T0,
} from "../testing/rooms.ts";

const joinWaiting = (actor: Actor): RoomCommand => ({ type: "joinWaiting", actor });
const withdraw = (actor: Actor): RoomCommand => ({ type: "withdraw", actor });

test("[O2] the next sits down opposite whoever waits, on the seat that is free", () => {
  const room = act(annsRoom(), joinWaiting(bob));
  expect(room.seats[1]?.owner).toBe(ann.owner);
  expect(room.seats[2]).toMatchObject({ owner: bob.owner, connected: true, ready: false });

  const bobAlone = act(fullRoom(), plain("leave", ann));
  expect(act(bobAlone, joinWaiting(cy)).seats[1]?.owner).toBe(cy.owner);
});

test("[O2] nobody is seated opposite themself: they come back to their seat, from another tab too", () => {
  const room = annsRoom();
  expect(act(room, joinWaiting(ann))).toBe(room);
  const other = act(room, joinWaiting(actor("ann", "#2")));
  expect(other.seats[1]).toMatchObject({ owner: ann.owner, connected: true });
  expect(other.seats[2]).toBeUndefined();
});

test("[O2] a room is full for strangers unless somebody waits alone in it and is there", () => {
  const anotherLeft = act(endedRoom(), plain("leave", bob));
  for (const room of [fullRoom(), startedRoom(), endedRoom(), anotherLeft])
    expect(refusalOf(room, joinWaiting(cy))).toBe("ROOM_FULL");
  const away = act(annsRoom(), drop(ann));
  expect(refusalOf(away, joinWaiting(cy))).toBe("ROOM_FULL");
  expect(refusalOf(act(away, join(ann)), joinWaiting(cy))).toBeUndefined();
});

test("[O2] who waits alone may withdraw, and closes the room", () => {
  expect(isClosed(act(annsRoom(), withdraw(ann)))).toBe(true);
});

test("[O2] who is no longer alone does not withdraw, and a stranger cannot", () => {
  expect(refusalOf(fullRoom(), withdraw(ann))).toBe("ROOM_FULL");
  expect(refusalOf(annsRoom(), withdraw(bob))).toBe("ROOM_NOT_FOUND");
});

test("[O2] once its time is over a seat is neither taken nor come back to", () => {
  for (const command of [
    { type: "joinWaiting", actor: bob, until: T0 },
    { type: "join", actor: actor("ann", "#2"), until: T0 },
  ] as const) {
    expect(refusalOf(annsRoom(), command, T0)).toBeUndefined();
    expect(refusalOf(annsRoom(), command, T0 + 1)).toBe("ROOM_FULL");
  }
});

test("who only looks changes nothing, in a closed room either", () => {
  for (const room of [annsRoom(), startedRoom(), act(annsRoom(), plain("leave", ann))])
    expect(changeOf(room, { type: "look" }).room).toBe(room);
});

test("[R6] a drop that was heard already changes nothing, nor one of a socket without a seat", () => {
  const away = act(fullRoom(), drop(bob), 5_000);
  expect(changeOf(away, drop(bob), 9_000).room).toBe(away);
  expect(changeOf(away, drop(cy), 9_000).room).toBe(away);
});
