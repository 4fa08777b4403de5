// Tests of seats whose players do not get ready: when the opponent may free them, and when the server does.
import { expect, test } from "vitest";
import type { RoomCommand } from "../commands/command.ts";
import { nextDeadline } from "../deadlines.ts";
import { project } from "../projection/projection.ts";
import { recover } from "../recover.ts";
import { createRoom, isClosed, type Room } from "../state/room.ts";
import { roomOptions } from "@kingrow/protocol";
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
  T0,
} from "../testing/rooms.ts";

const HALF_A_MINUTE = T0 + 30 * SECOND;
const release = (by: typeof ann): RoomCommand => plain("releaseSeat", by);

/** Ann is ready, Bob has sat there since T0 and is not. */
function halfReadyRoom(isPrivate = false): Room {
  return act(fullRoom(isPrivate), ready(ann));
}

/** The same, and Ann came by `playNow`. */
function matchedRoom(): Room {
  const options = roomOptions({ isPrivate: false });
  const opened = createRoom({
    id: "room-1",
    options,
    creator: ann,
    matched: true,
    chance: 1,
    now: T0,
  });
  return actAll(opened, [join(bob), ready(ann)]);
}

test("[R9] a ready player may free the seat of one who has not got ready for 30 s", () => {
  const room = halfReadyRoom();
  expect(refusalOf(room, release(ann), HALF_A_MINUTE - 1)).toBe("NOT_ALLOWED");
  const { room: freed, notices } = changeOf(room, release(ann), HALF_A_MINUTE);
  expect(freed.seats[2]).toBeUndefined();
  expect(notices).toEqual([
    { type: "seatReleased", socketId: bob.socketId },
    { type: "playerLeft" },
    { type: "seatFreed" },
    { type: "parted", owners: [ann.owner, bob.owner], notReady: [bob.owner] },
  ]);
});

test("[R9] in a public room any ready player may, in a private one the creator alone", () => {
  expect(refusalOf(act(fullRoom(), ready(bob)), release(bob), HALF_A_MINUTE)).toBeUndefined();
  const guestIsReady = act(fullRoom(true), ready(bob));
  expect(refusalOf(guestIsReady, release(bob), HALF_A_MINUTE)).toBe("NOT_ALLOWED");
  expect(refusalOf(halfReadyRoom(true), release(ann), HALF_A_MINUTE)).toBeUndefined();
});

test("[R9] a player who is not ready frees no seat", () => {
  expect(refusalOf(fullRoom(), release(ann), T0 + MINUTE)).toBe("NOT_ALLOWED");
  expect(refusalOf(fullRoom(true), release(ann), T0 + MINUTE)).toBe("NOT_ALLOWED");
});

test("[R9] the 30 s begin with the second player", () => {
  const late = T0 + 10 * MINUTE;
  const room = actAll(annsRoom(), [join(bob), ready(bob)], late);
  expect(refusalOf(room, release(bob), late + 30 * SECOND - 1)).toBe("NOT_ALLOWED");
  expect(refusalOf(room, release(bob), late + 30 * SECOND)).toBeUndefined();
});

test("[R9] they begin again with another opponent", () => {
  const alone = act(halfReadyRoom(), plain("leave", ann), T0 + 20 * SECOND);
  const room = actAll(alone, [join(cy), ready(cy)], T0 + 20 * SECOND);
  expect(refusalOf(room, release(cy), HALF_A_MINUTE)).toBe("NOT_ALLOWED");
  expect(refusalOf(room, release(cy), T0 + 50 * SECOND)).toBeUndefined();
});

test("[R9] they begin again with a newcomer who replaces a guest", () => {
  const away = act(fullRoom(true), drop(bob));
  const room = actAll(away, [join(cy), ready(ann)], T0 + 20 * SECOND);
  expect(refusalOf(room, release(ann), T0 + 50 * SECOND - 1)).toBe("NOT_ALLOWED");
  expect(refusalOf(room, release(ann), T0 + 50 * SECOND)).toBeUndefined();
});

test("[R9] they do not begin for a player who comes back after the game", () => {
  const back = actAll(endedRoom(), [plain("leave", bob), join(bob)]);
  expect(back).toMatchObject({ phase: "ended", seats: { 2: { owner: bob.owner, ready: false } } });
  expect(back.seats[2]?.releasableAt).toBeUndefined();
});

test("[R9] they begin again as ready is withdrawn", () => {
  const both = actAll(halfReadyRoom(), [ready(ann, false), ready(bob)]);
  const room = actAll(both, [ready(bob, false), ready(ann)], T0 + 20 * SECOND);
  expect(refusalOf(room, release(ann), T0 + 50 * SECOND - 1)).toBe("NOT_ALLOWED");
  expect(refusalOf(room, release(ann), T0 + 50 * SECOND)).toBeUndefined();
});

test("[R9] they begin again as the player reconnects, and not as another socket takes the seat over", () => {
  const bobAgain = actor("bob", "#2");
  const away = act(halfReadyRoom(), drop(bob), T0 + 10 * SECOND);
  expect(refusalOf(away, release(bob), T0 + MINUTE)).toBe("NOT_ALLOWED");
  const back = act(away, join(bobAgain), T0 + 20 * SECOND);
  expect(refusalOf(back, release(ann), T0 + 50 * SECOND - 1)).toBe("NOT_ALLOWED");
  expect(refusalOf(back, release(ann), T0 + 50 * SECOND)).toBeUndefined();
  const over = act(halfReadyRoom(), join(bobAgain), T0 + 20 * SECOND);
  expect(refusalOf(over, release(ann), HALF_A_MINUTE)).toBeUndefined();
});

const releasable = (room: Room) =>
  Object.values(project(room, T0).presence).map(({ releasableAt }) => releasableAt);

test("[R9] the moment is shown with the player's presence, as long as the seat can be freed", () => {
  expect(releasable(annsRoom())).toEqual([undefined]);
  expect(releasable(fullRoom())).toEqual([HALF_A_MINUTE, HALF_A_MINUTE]);
  expect(releasable(halfReadyRoom())).toEqual([undefined, HALF_A_MINUTE]);
  expect(releasable(fullRoom(true))).toEqual([undefined, HALF_A_MINUTE]);
  expect(releasable(act(fullRoom(), drop(bob)))).toEqual([HALF_A_MINUTE, undefined]);
  expect(releasable(actAll(fullRoom(), [ready(ann), ready(bob)]))).toEqual([undefined, undefined]);
});

test("[R10] a public room refuses the removed key for 10 minutes, a private one does not", () => {
  const freed = act(halfReadyRoom(), release(ann), HALF_A_MINUTE);
  const bobAgain = actor("bob", "#2");
  const end = HALF_A_MINUTE + 10 * MINUTE;
  expect(refusalOf(freed, join(bobAgain), end - 1)).toBe("NOT_ALLOWED");
  expect(refusalOf(freed, { type: "joinWaiting", actor: bobAgain }, end - 1)).toBe("ROOM_FULL");
  expect(refusalOf(freed, join(cy), end - 1)).toBeUndefined();
  expect(refusalOf(freed, join(bobAgain), end)).toBeUndefined();
  const both = act(act(freed, join(cy), HALF_A_MINUTE), release(ann), T0 + MINUTE);
  expect(refusalOf(both, join(bobAgain), end - 1)).toBe("NOT_ALLOWED");
  const later = act(act(freed, join(cy), end), release(ann), end + 30 * SECOND);
  expect(later.removedPlayers?.map(({ owner }) => owner)).toEqual([cy.owner]);
  const inPrivate = act(halfReadyRoom(true), release(ann), HALF_A_MINUTE);
  expect(refusalOf(inPrivate, join(bobAgain), HALF_A_MINUTE)).toBeUndefined();
});

test("[R9] after 60 s the server frees an idle seat in a room of playNow", () => {
  const room = matchedRoom();
  expect(nextDeadline(room)).toBe(T0 + MINUTE);
  expect(act(room, DEADLINE, T0 + MINUTE - 1)).toBe(room);
  const { room: freed, notices } = changeOf(room, DEADLINE, T0 + MINUTE);
  expect([freed.seats[1]?.owner, freed.seats[2]]).toEqual([ann.owner, undefined]);
  expect(notices.map(({ type }) => type)).toEqual([
    "seatReleased",
    "playerLeft",
    "seatFreed",
    "parted",
  ]);
  expect(refusalOf(freed, join(bob), T0 + MINUTE)).toBe("NOT_ALLOWED");
});

test("[R9] it frees both where both are idle, and closes the room", () => {
  const room = act(matchedRoom(), ready(ann, false));
  const { room: closed, notices } = changeOf(room, DEADLINE, T0 + MINUTE);
  expect(isClosed(closed)).toBe(true);
  expect(notices.filter(({ type }) => type === "seatReleased")).toHaveLength(2);
});

test("[R9] the server frees no idle seat without playNow", () => {
  const room = halfReadyRoom();
  expect(act(room, DEADLINE, T0 + 60 * MINUTE)).toBe(room);
});

test("[R9] [A2] a downtime of the other player's node frees no idle seat", () => {
  const boot = T0 + 10 * MINUTE;
  const peers = {
    silenceOf: (run: string) => (run === "run-1" ? { since: boot, isCertain: true } : undefined),
    resumedAt: undefined,
  };
  const options = roomOptions({ isPrivate: false });
  const there = { ...bob, run: "run-2" };
  const opened = createRoom({
    id: "room-1",
    options,
    creator: ann,
    matched: true,
    chance: 1,
    now: T0,
  });
  const recovered = recover(act(opened, join(there)), { run: "run-2", bootedAt: T0, peers }, boot);
  expect(recovered.seats[2]?.releasableAt).toBe(boot + MINUTE);
});

const keptUntil = (room: Room) => project(room, T0).presence["bob"]?.seatKeptUntil;

test("[R9] the state shows when the server frees an idle seat, where it does", () => {
  expect(keptUntil(matchedRoom())).toBe(T0 + MINUTE);
  expect(keptUntil(halfReadyRoom())).toBeUndefined();
});
