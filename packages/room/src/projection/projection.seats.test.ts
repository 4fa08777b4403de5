// The seats in the room state: their players, absences and deadlines.
import { expect, test } from "vitest";
import { lobbyEntry } from "./lobbyProjection.ts";
import { project } from "./projection.ts";
import type { Actor, Room } from "../state/room.ts";
import {
  act,
  actAll,
  actor,
  ann,
  annsRoom,
  bob,
  DEADLINE,
  deepFreeze,
  drop,
  endedRoom,
  fullRoom,
  join,
  MINUTE,
  plain,
  ready,
  startedRoom,
  T0,
} from "../testing/rooms.ts";

const shown = (room: Room) => project(deepFreeze(room), T0 + MINUTE);

test("[W4] an empty seat has no player, also once a player has left it before the game", () => {
  for (const room of [annsRoom(), act(fullRoom(), plain("leave", bob))]) {
    const { playerNumbers, presence } = shown(room);
    expect([playerNumbers, Object.keys(presence)]).toEqual([{ ann: 1 }, ["ann"]]);
  }
});

test("[W4] after a rebind the player's id is the new socket everywhere", () => {
  const room = actAll(startedRoom(), [plain("offerDraw", bob), join(actor("bob", "#2"))]);
  const state = shown(room);
  expect(state).toMatchObject({
    players: ["ann", "bob#2"],
    currentPlayerTurn: "bob#2",
    drawOfferedBy: "bob#2",
    readyPlayers: ["ann", "bob#2"],
  });
  expect(JSON.stringify(state)).not.toContain('"bob"');
});

test("[W4] while a player is away the id is the last socket's", () => {
  expect(shown(act(startedRoom(), drop(bob))).players).toEqual(["ann", "bob"]);
});

test("[A1] both see who is away and until when", () => {
  const { presence } = shown(act(startedRoom(true), drop(ann), T0 + MINUTE));
  expect(presence).toEqual({
    ann: { connected: false, claimableAt: T0 + 2 * MINUTE, forfeitAt: T0 + 6 * MINUTE },
    bob: { connected: true, claimableAt: T0 + 3 * MINUTE, forfeitAt: T0 + 15 * MINUTE },
  });
});

test("[A1] of the deadlines of a turn and of an absence the earlier counts", () => {
  const slow = act(startedRoom(), drop(bob), T0 + 2.5 * MINUTE);
  expect(shown(slow).presence["bob"]).toMatchObject({
    claimableAt: T0 + 3 * MINUTE,
    forfeitAt: T0 + 7.5 * MINUTE,
  });
  const slower = act(startedRoom(), drop(bob), T0 + 12 * MINUTE);
  expect(shown(slower).presence["bob"]).toMatchObject({
    claimableAt: T0 + 3 * MINUTE,
    forfeitAt: T0 + 15 * MINUTE,
  });
});

test("[R6] the state shows until when the seat of an absent player is kept", () => {
  const { presence } = shown(act(fullRoom(), drop(bob), T0));
  expect(presence["bob"]?.seatKeptUntil).toBe(T0 + MINUTE);
  expect(presence["ann"]).not.toHaveProperty("seatKeptUntil");
});

test("[R6] the creator is known while seated, in either seat", () => {
  expect(shown(fullRoom()).createdBy).toBe("ann");
  const swapped = actAll(endedRoom(), [plain("playAgain", ann), plain("playAgain", bob)]);
  expect(shown(act(swapped, DEADLINE, T0 + MINUTE)).createdBy).toBe("ann");
  expect(shown(act(fullRoom(), plain("leave", ann))).createdBy).toBeNull();
});

test("[I1] nothing on the wire reveals the owner of a seat", () => {
  const left = act(endedRoom(), plain("leave", bob));
  for (const room of [fullRoom(), startedRoom(), endedRoom(), left]) {
    expect(JSON.stringify(shown(room))).not.toContain("owner");
  }
});

const named = (who: Actor, name: number): Actor => ({ ...who, name });

test("[O8] players are shown with the names they sat down with, and a player without one with none", () => {
  const room = actAll(annsRoom(), [join(named(bob, 7)), join(named(actor("bob", "#2"), 9))]);
  expect(shown(room).playerNames).toEqual({ ann: null, "bob#2": 7 });
  expect(lobbyEntry(room)?.names).toEqual([null, 7]);
});

test("[O8] of two players with one name the second to sit down is shown with the next", () => {
  const both = actAll(annsRoom(), [
    join(named(bob, 31)),
    plain("leave", ann),
    join(named(ann, 31)),
  ]);
  expect(shown(both).playerNames).toEqual({ ann: 0, bob: 31 });
  expect(lobbyEntry(both)?.names).toEqual([0, 31]);
});

test("[O8] the name of a player who has left is shown with the result, and no longer after it", () => {
  const room = actAll(annsRoom(), [join(named(bob, 3)), plain("leave", bob)]);
  expect(lobbyEntry(room)?.names).toEqual([null, null]);
  const game = actAll(annsRoom(), [join(named(bob, 3)), ready(ann), ready(bob)]);
  const left = act(game, plain("leave", bob));
  expect(shown(left)).toMatchObject({ endReason: "left", playerNames: { ann: null, bob: 3 } });
  const waiting = act(left, plain("playAgain", ann));
  expect(shown(waiting).playerNames).toEqual({ ann: null });
});
