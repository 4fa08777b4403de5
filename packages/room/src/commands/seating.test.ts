import { expect, test } from "vitest";
import { recover } from "../recover.ts";
import type { RoomCommand } from "./command.ts";
import { type Actor, isClosed } from "../state/room.ts";
import {
  act,
  actAll,
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
  ready,
  refusalOf,
  SECOND,
  startedRoom,
  step,
  T0,
} from "../testing/rooms.ts";

const annAgain = actor("ann", "#2");

test("[R1] the creator of a room sits in it as player 1", () => {
  const room = annsRoom();
  expect(room.seats[1]).toMatchObject({ owner: ann.owner, socketId: ann.socketId });
  expect(room).toMatchObject({ phase: "waiting", version: 1, createdBy: ann.owner });
  expect(room.seats[2]).toBeUndefined();
});

test("[R2] the second to sit is player 2", () => {
  expect(fullRoom().seats[2]).toMatchObject({ owner: bob.owner, connected: true, ready: false });
});

test("[R2] a seat that fell free is the one given next", () => {
  const room = actAll(fullRoom(), [plain("leave", ann), join(cy)]);
  expect(room.seats[1]?.owner).toBe(cy.owner);
  expect(room.seats[2]?.owner).toBe(bob.owner);
});

test("[R3] a full room refuses a third", () => {
  expect(refusalOf(fullRoom(), join(cy))).toBe("ROOM_FULL");
  expect(refusalOf(startedRoom(), join(cy))).toBe("ROOM_FULL");
});

test("[R3] a room that everyone has left is not found any more", () => {
  const room = actAll(fullRoom(), [plain("leave", ann), plain("leave", bob)]);
  expect(isClosed(room)).toBe(true);
  for (const command of [join(cy), join(ann), ready(ann), plain("leave", ann)]) {
    expect(refusalOf(room, command)).toBe("ROOM_NOT_FOUND");
  }
});

test("[I2] joining twice with one socket changes nothing", () => {
  for (const room of [annsRoom(), fullRoom(), startedRoom(), endedRoom()]) {
    expect(changeOf(room, join(ann))).toEqual({ room, notices: [] });
    expect(act(room, join(ann))).toBe(room);
  }
});

test("[I2] the holder of a seat comes back to it with a new socket, at any time", () => {
  for (const room of [annsRoom(), fullRoom(), startedRoom(), endedRoom()]) {
    const away = act(room, drop(ann), T0 + SECOND);
    const { room: back, notices } = changeOf(away, join(annAgain), T0 + 2 * SECOND);
    expect(back.seats[1]).toMatchObject({ socketId: annAgain.socketId, connected: true });
    expect(back.seats[2]).toEqual(room.seats[2]);
    expect(notices).toEqual([]);
  }
});

test("[I2] no player ever has both seats of a room", () => {
  const room = act(annsRoom(), join(annAgain));
  expect(room.seats[2]).toBeUndefined();
});

const barred = (actor: Actor): RoomCommand => ({
  type: "join",
  actor,
  refuseNewcomer: "RATE_LIMITED",
});

const joinFrom = (address?: string): RoomCommand => ({
  type: "join",
  actor: { ...bob, ...(address !== undefined && { address }) },
  refuseOpposite: "ADDRESS_LIMIT",
});

test("[X8] a limit may refuse a seat opposite another address, but not opposite one's own or in a private room", () => {
  expect(refusalOf(annsRoom(), joinFrom("elsewhere"))).toBe("ADDRESS_LIMIT");
  expect(refusalOf(annsRoom(), joinFrom())).toBeUndefined();
  expect(refusalOf(annsRoom(true), joinFrom("elsewhere"))).toBeUndefined();
});

test("[X4] a room that refuses newcomers still lets its players return", () => {
  expect(refusalOf(annsRoom(), barred(bob))).toBe("RATE_LIMITED");
  expect(refusalOf(fullRoom(), barred(cy))).toBe("RATE_LIMITED");
  expect(act(fullRoom(), barred(annAgain)).seats[1]?.socketId).toBe(annAgain.socketId);
});

test("[X4] a seat carries where its player comes from now", () => {
  const [home, street] = [
    { ...bob, address: "home" },
    { ...actor("bob", "2"), address: "street" },
  ];
  const room = actAll(annsRoom(), [join(home), join(street)]);
  expect(room.seats[2]?.address).toBe("street");
});

test("[I3] the newest socket takes the seat, and the older one gets an error", () => {
  const { room, notices } = changeOf(startedRoom(), join(annAgain));
  expect(room.seats[1]?.socketId).toBe(annAgain.socketId);
  expect(notices).toEqual([{ type: "seatTakenOver", socketId: ann.socketId }]);
});

test("[I3] a socket whose seat was taken over has no seat", () => {
  const room = act(startedRoom(), join(annAgain));
  for (const type of ["leave", "resign", "playAgain", "offerDraw", "claimWin"] as const) {
    expect(refusalOf(room, plain(type, ann))).toBe("ROOM_NOT_FOUND");
  }
  expect(refusalOf(room, step(ann, [11, 15]))).toBe("ROOM_NOT_FOUND");
  expect(refusalOf(room, { type: "answerDraw", actor: ann, accept: true })).toBe("ROOM_NOT_FOUND");
});

test("[I3] a late disconnect of the older socket changes nothing", () => {
  const room = act(startedRoom(), join(annAgain));
  expect(act(room, drop(ann))).toBe(room);
  expect(act(room, drop(annAgain)).seats[1]?.connected).toBe(false);
});

const anns = (again: string, connectedAt: number) => ({ ...actor("ann", again), connectedAt });

test("[I3] a call of a socket that connected before the holder's takes no seat from it", () => {
  const room = actAll(fullRoom(), [join(anns("#2", T0 + 5))]);
  expect(refusalOf(room, join(anns("#1", T0 + 4)))).toBe("NOT_ALLOWED");
  expect(refusalOf(room, join(anns("#3", T0 + 5)))).toBeUndefined();
  const away = act(room, drop(anns("#2", T0 + 5)));
  const back = act(away, join(anns("#1", T0 + 4)));
  expect(back.seats[1]).toMatchObject({ socketId: "ann#1", connectedAt: T0 + 4 });
  expect(refusalOf(back, join(anns("#2", T0 + 5)))).toBeUndefined();
});

test("[I3] nor does the call of a socket that has closed, in playNow either", () => {
  const closed = { ...actor("ann", "#2"), isClosed: true };
  expect(refusalOf(fullRoom(), join(closed))).toBe("NOT_ALLOWED");
  const repeated = { type: "joinWaiting", actor: closed, ready: true } as const;
  expect(refusalOf(annsRoom(), repeated)).toBe("NOT_ALLOWED");
  expect(refusalOf(act(fullRoom(), drop(ann)), join(closed))).toBeUndefined();
});

test("[I1] another player's socket id opens no seat", () => {
  const impostor = { ...cy, socketId: ann.socketId };
  expect(refusalOf(fullRoom(), ready(impostor))).toBe("ROOM_NOT_FOUND");
  expect(refusalOf(startedRoom(), plain("leave", impostor))).toBe("ROOM_NOT_FOUND");
});

test("[R5] leaving frees the seat at once and notifies the other player", () => {
  const { room, notices } = changeOf(fullRoom(), plain("leave", bob));
  expect(room.seats[2]).toBeUndefined();
  expect(notices.slice(0, 2)).toEqual([{ type: "playerLeft" }, { type: "seatFreed" }]);
});

test("[R5] leaving a running game loses it", () => {
  const room = act(startedRoom(), plain("leave", ann));
  expect(room).toMatchObject({ phase: "ended", result: { winner: 2, reason: "left" } });
  expect(room.seats[1]).toBeUndefined();
});

test("[R5] leaving after the game leaves its result as it was", () => {
  const room = act(endedRoom(), plain("leave", bob));
  expect(room).toMatchObject({ phase: "ended", result: { winner: 2, reason: "resigned" } });
});

test("[R4] a freed seat is reported only in a room that stays open", () => {
  expect(changeOf(annsRoom(), plain("leave", ann)).notices).toEqual([]);
});

test("[G3] the remaining player stays ready when the other leaves", () => {
  const room = actAll(fullRoom(), [ready(ann), plain("leave", bob), join(cy)]);
  expect(room.seats[1]?.ready).toBe(true);
  expect(room.seats[2]?.ready).toBe(false);
});

test("[R2] a newcomer after the game finds a room that waits for both", () => {
  const room = actAll(startedRoom(), [plain("leave", bob), join(cy)]);
  expect(room).toMatchObject({ phase: "waiting", game: undefined, result: undefined });
  expect(room.seats[1]).toMatchObject({ owner: ann.owner, ready: false });
  expect(room.seats[2]).toMatchObject({ owner: cy.owner, ready: false });
});

test("[R6] a newcomer replaces a guest who is away for 10 s before a private game", () => {
  const away = act(fullRoom(true), drop(bob));
  expect(refusalOf(away, join(cy), T0 + 10 * SECOND - 1)).toBe("ROOM_FULL");
  const { room, notices } = changeOf(away, join(cy), T0 + 10 * SECOND);
  expect([room.seats[1]?.owner, room.seats[2]?.owner]).toEqual([ann.owner, cy.owner]);
  expect(notices).toMatchObject([{ type: "playerLeft" }, { type: "parted" }]);
});

test("[R6] a guest who dropped during the last game gives way too", () => {
  const left = actAll(startedRoom(true), [drop(bob), plain("leave", ann), join(cy)]);
  const { room } = changeOf(left, join(ann), T0 + 10 * SECOND);
  expect([room.seats[1]?.owner, room.seats[2]?.owner]).toEqual([cy.owner, ann.owner]);
});

test("[R6] a newcomer replaces no connected player, no creator, and nobody in a public room or a game", () => {
  const late = T0 + 20 * SECOND;
  expect(refusalOf(fullRoom(true), join(cy), late)).toBe("ROOM_FULL");
  expect(refusalOf(act(fullRoom(true), drop(ann)), join(cy), late)).toBe("ROOM_FULL");
  expect(refusalOf(act(fullRoom(), drop(bob)), join(cy), late)).toBe("ROOM_FULL");
  expect(refusalOf(act(startedRoom(true), drop(bob)), join(cy), late)).toBe("ROOM_FULL");
  const back = actAll(fullRoom(true), [drop(bob), join(actor("bob", "2"))]);
  expect(refusalOf(back, join(cy), late)).toBe("ROOM_FULL");
});

test("[R6] [A2] a restart gives an absent guest another minute", () => {
  const boot = T0 + 20 * SECOND;
  const life = { run: "run-2", bootedAt: boot };
  const recovered = recover(act(fullRoom(true), drop(bob)), life, life.bootedAt);
  expect(refusalOf(recovered, join(cy), boot + 59 * SECOND)).toBe("ROOM_FULL");
  expect(act(recovered, join(cy), boot + 60 * SECOND).seats[2]?.owner).toBe(cy.owner);
});

test("[R6] only the creator frees the seat of an absent guest at once", () => {
  const away = act(fullRoom(true), drop(bob));
  const { room, notices } = changeOf(away, plain("releaseSeat", ann));
  expect(room.seats[2]).toBeUndefined();
  expect(notices.slice(0, 2)).toEqual([{ type: "playerLeft" }, { type: "seatFreed" }]);
  expect(refusalOf(fullRoom(true), plain("releaseSeat", ann))).toBe("NOT_ALLOWED");
  expect(refusalOf(room, plain("releaseSeat", ann))).toBe("NOT_ALLOWED");
  expect(refusalOf(act(fullRoom(true), drop(ann)), plain("releaseSeat", bob))).toBe("NOT_ALLOWED");
  expect(refusalOf(away, plain("releaseSeat", cy))).toBe("ROOM_NOT_FOUND");
  const started = act(startedRoom(true), drop(bob));
  expect(refusalOf(started, plain("releaseSeat", ann))).toBe("GAME_ALREADY_STARTED");
  const over = act(endedRoom(true), drop(bob));
  expect(refusalOf(over, plain("releaseSeat", ann))).toBe("GAME_OVER");
});
