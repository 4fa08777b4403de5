import { expect, test } from "vitest";
import { nextDeadline } from "./deadlines.ts";
import { isClosed } from "./state/room.ts";
import {
  act,
  actAll,
  ann,
  annsRoom,
  bob,
  DEADLINE,
  drop,
  endedRoom,
  fullRoom,
  HOUR,
  MINUTE,
  plain,
  SECOND,
  startedRoom,
  step,
  T0,
} from "./testing/rooms.ts";

test("[R7] a room without a change for 24 hours is closed", () => {
  const room = fullRoom();
  expect(nextDeadline(room)).toBe(T0 + 24 * HOUR);
  expect(act(room, DEADLINE, T0 + 24 * HOUR - 1)).toBe(room);
  expect(isClosed(act(room, DEADLINE, T0 + 24 * HOUR))).toBe(true);
});

test("[R7] every change gives the room another 24 hours", () => {
  const room = act(annsRoom(), plain("leave", ann), T0 + HOUR);
  expect(room).toMatchObject({ changedAt: T0 + HOUR, expiresAt: T0 + 25 * HOUR });
});

test("[R7] a room both have dropped out of is closed, and has no deadline any more", () => {
  const room = actAll(fullRoom(), [drop(ann), drop(bob)]);
  const closed = act(room, DEADLINE, T0 + MINUTE);
  expect(isClosed(closed)).toBe(true);
  expect(nextDeadline(closed)).toBeUndefined();
});

test("[A2] the next deadline is the earliest that is stored with the room", () => {
  const now = T0 + 10 * SECOND;
  expect(nextDeadline(act(fullRoom(), drop(ann), now))).toBe(now + MINUTE);
  expect(nextDeadline(act(annsRoom(true), drop(ann), now))).toBe(now + 30 * MINUTE);
  expect(nextDeadline(startedRoom(true))).toBe(T0 + 15 * MINUTE);
  expect(nextDeadline(act(startedRoom(true), step(bob, [11, 15]), now))).toBe(now + 15 * MINUTE);
  const oneAway = act(startedRoom(true), drop(ann), now);
  expect(nextDeadline(oneAway)).toBe(now + 5 * MINUTE);
  expect(nextDeadline(act(oneAway, drop(bob), now))).toBe(now + 30 * MINUTE);
  expect(nextDeadline(endedRoom())).toBe(T0 + 24 * HOUR);
  const wished = actAll(endedRoom(), [plain("playAgain", ann), plain("playAgain", bob)], now);
  expect(nextDeadline(wished)).toBe(now + 1_500);
});

test("[A2] a deadline applied twice changes nothing the second time", () => {
  const now = T0 + HOUR;
  for (const room of [act(fullRoom(), drop(ann)), startedRoom(), act(endedRoom(), drop(bob))]) {
    const once = act(room, DEADLINE, now);
    expect(once.version).toBe(room.version + 1);
    expect(act(once, DEADLINE, now)).toBe(once);
  }
});
