import { REMATCH_DELAY_MS } from "@kingrow/protocol";
import { expect, test } from "vitest";
import type { RoomCommand } from "./command.ts";
import {
  act,
  actAll,
  ann,
  bob,
  changeOf,
  cy,
  DEADLINE,
  drop,
  endedRoom,
  fullRoom,
  plain,
  playMoves,
  refusalOf,
  startedRoom,
  step,
  T0,
} from "../testing/rooms.ts";
import { project } from "../projection/projection.ts";
import type { Room } from "../state/room.ts";

const ask = (actor: typeof ann): RoomCommand => plain("takeback", actor);
const answer = (actor: typeof ann, accept: boolean): RoomCommand => ({
  type: "answerTakeback",
  actor,
  accept,
});

const OPENING = ["11-15", "22-18", "15x22"];

/** Six moves after which black captures twice with one man: 8x15x24. */
const BEFORE_A_CHAIN = ["12-16", "22-18", "16-20", "24-19", "11-15", "18x11"];
const FIRST_JUMP = [8, 15] as const;

/** The parts of a room that a takeback restores. */
function boardOf({ game, lastStep }: Room) {
  return { game, lastStep };
}

test("[O5] a player who has just moved takes that move back", () => {
  const before = playMoves(startedRoom(), OPENING.slice(0, 1));
  const room = actAll(act(before, step(ann, [22, 18])), [ask(ann), answer(bob, true)]);
  expect(boardOf(room)).toEqual(boardOf(before));
  expect(room.takebackOffer).toBeUndefined();
});

test("[O5] a player on turn goes back to before the last own move and its answer", () => {
  const before = playMoves(startedRoom(), OPENING.slice(0, 1));
  const room = actAll(playMoves(before, OPENING.slice(1)), [ask(ann), answer(bob, true)]);
  expect(boardOf(room)).toEqual(boardOf(before));
});

test("[O5] within a chain the turn begins again", () => {
  const before = playMoves(startedRoom(), BEFORE_A_CHAIN);
  const midChain = act(before, step(bob, FIRST_JUMP));
  expect(midChain.game?.path).toEqual(FIRST_JUMP);
  const room = actAll(midChain, [ask(bob), answer(ann, true)]);
  expect(boardOf(room)).toEqual(boardOf(before));
});

test("[O5] the draw counters and the boards seen go back as well", () => {
  const before = playMoves(startedRoom(), OPENING);
  const room = actAll(playMoves(before, ["25x18", "12-16"]), [ask(ann), answer(bob, true)]);
  expect(room.game).toEqual(before.game);
});

test("[O5] the deadlines of the turn begin again and an unanswered draw offer is cleared", () => {
  const offered = actAll(playMoves(startedRoom(), OPENING), [plain("offerDraw", bob), ask(bob)]);
  const room = act(offered, answer(ann, true), T0 + 5_000);
  expect(room.drawOffer).toBeUndefined();
  expect(room.turnClock?.claimableAt).toBe(T0 + 5_000 + 180_000);
});

test("[O5] after a decline the asker may ask again only after another move", () => {
  const room = actAll(playMoves(startedRoom(), OPENING.slice(0, 1)), [
    ask(bob),
    answer(ann, false),
  ]);
  expect(room.takebackOffer).toBeUndefined();
  expect(room.game?.moves).toEqual(["11-15"]);
  expect(refusalOf(room, ask(bob))).toBe("TAKEBACK_ALREADY_OFFERED");
  expect(refusalOf(playMoves(room, ["22-18", "15x22"]), ask(bob))).toBeUndefined();
});

test("[O5] a move by either declines it, and there is one request at a time", () => {
  const asked = act(playMoves(startedRoom(), OPENING.slice(0, 2)), ask(ann));
  expect(refusalOf(asked, ask(bob))).toBe("TAKEBACK_ALREADY_OFFERED");
  const moved = act(asked, step(bob, [15, 22]));
  expect(moved.takebackOffer).toBeUndefined();
  expect(refusalOf(moved, answer(bob, true))).toBe("NO_TAKEBACK_OFFER");
});

test("[O5] the end of the game ends the request", () => {
  const asked = act(playMoves(startedRoom(), OPENING), ask(bob));
  const ended = project(act(asked, plain("resign", ann)), T0);
  expect(ended.takebackOfferedBy).toBeNull();
});

test("[O5] a player cannot take back before the own first move", () => {
  expect(refusalOf(startedRoom(), ask(bob))).toBe("NOTHING_TO_TAKE_BACK");
  expect(refusalOf(startedRoom(), ask(ann))).toBe("NOTHING_TO_TAKE_BACK");
  expect(refusalOf(playMoves(startedRoom(), ["11-15"]), ask(ann))).toBe("NOTHING_TO_TAKE_BACK");
  expect(refusalOf(playMoves(startedRoom(), ["11-15"]), ask(bob))).toBeUndefined();
});

test("[O5] what was asked in the last game does not count in the next", () => {
  const asked = act(playMoves(startedRoom(), ["11-15"]), ask(bob));
  const over = actAll(asked, [
    plain("resign", ann),
    plain("playAgain", ann),
    plain("playAgain", bob),
  ]);
  const rematch = act(over, DEADLINE, T0 + REMATCH_DELAY_MS);
  expect(refusalOf(rematch, ask(bob))).toBe("NOTHING_TO_TAKE_BACK");
});

test("[O5] a player cannot answer the own request, or none, and cannot ask outside a game", () => {
  const asked = act(playMoves(startedRoom(), OPENING), ask(bob));
  expect(refusalOf(asked, answer(bob, true))).toBe("NO_TAKEBACK_OFFER");
  expect(refusalOf(startedRoom(), answer(ann, true))).toBe("NO_TAKEBACK_OFFER");
  for (const command of [ask(ann), answer(ann, true)]) {
    expect(refusalOf(fullRoom(), command)).toBe("GAME_NOT_STARTED");
    expect(refusalOf(endedRoom(), command)).toBe("GAME_OVER");
  }
});

test("[O7] a greeting is for the other one and changes nothing of the room", () => {
  for (const room of [fullRoom(), startedRoom(), endedRoom()]) {
    const change = changeOf(room, { type: "greet", actor: bob, greeting: "wellPlayed" });
    expect(change.room).toBe(room);
    expect(change.notices).toEqual([{ type: "greeting", from: 2, greeting: "wellPlayed" }]);
  }
  expect(refusalOf(fullRoom(), { type: "greet", actor: cy, greeting: "hello" })).toBe(
    "ROOM_NOT_FOUND",
  );
});

test("[O7] a greeting is not delivered to a player who is away", () => {
  const away = act(fullRoom(), drop(ann));
  const change = changeOf(away, { type: "greet", actor: bob, greeting: "hello" });
  expect(change.notices).toEqual([]);
});
