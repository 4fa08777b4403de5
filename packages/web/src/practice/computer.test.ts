// The computer in its seat: it thinks once a move is seen, and about nothing that is over.
import { FakeClock } from "@kingrow/client/testing";
import { coordOf, legalMoves, type Move } from "@kingrow/rules";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import type { EngineHandle } from "../engine/startEngine.ts";
import { keepRoom, newRoom, type LocalRoom } from "../local/localRoom.ts";
import type { Coach } from "./coach.ts";
import { seatComputer } from "./computer.ts";

/** Both sides play so many moves, always the last there is. */
function playOn(room: LocalRoom, count: number): void {
  for (;;) {
    const { game } = room.store.getState();
    if (game === undefined || game.moves.length >= count) return;
    const [from = 0, ...landings] = legalMoves(game.position).at(-1)?.path ?? [];
    let at = from;
    for (const to of landings) {
      room.act(game.position.turn, { type: "move", from: coordOf(at), to: coordOf(to) });
      at = to;
    }
  }
}

/** An engine that notes how many plies the games have it is asked about, and never plays. */
function setUp(think: EngineHandle["think"] = () => new Promise(() => {}), canPlay = true) {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  const engine: EngineHandle = {
    think,
    play: ({ game }) => {
      asked.push(game.moves.length);
      return canPlay ? new Promise(() => {}) : Promise.resolve(undefined);
    },
    stop: () => {},
    close: () => {},
  };
  const clock = new FakeClock();
  const room = keepRoom(newRoom("one", 0), clock);
  const later = (act: () => void): void => void waiting.push(act);
  const standUp = seatComputer({ room, engine, clock, later, level: 1, seed: 1 });
  const draw = (): void => waiting.splice(0).forEach((act) => act());
  return { asked, room, clock, standUp, draw };
}

test("[P74] it begins to think when the frame that shows the move has been drawn", () => {
  const { asked, room, draw } = setUp();
  room.act("black", { type: "move", from: coordOf(11), to: coordOf(15) });
  expect(asked).toEqual([]);
  draw();
  expect(asked).toEqual([1]);
});

test("[P70] it makes no move that nobody has thought of, and is asked again after a while", async () => {
  const { asked, room, clock, draw } = setUp(undefined, false);
  room.act("black", { type: "move", from: coordOf(11), to: coordOf(15) });
  draw();
  await new Promise(setImmediate);
  clock.advance(4_900);
  expect(room.store.getState().game?.moves).toEqual(["11-15"]);
  expect(asked).toEqual([1]);
  clock.advance(200);
  expect(asked).toEqual([1, 1]);
});

test.each([
  ["no look", undefined, false],
  ["an even board", 0, true],
  ["a better board", -20, false],
] as const)("[P74] after a long game %s answers an offer of a draw", async (_, score, accept) => {
  const move = { path: [11, 15], captures: [] };
  const thought = score === undefined ? undefined : { move, score, depth: 1, nodes: 1, line: [] };
  const think = () => Promise.resolve(thought);
  const { room, draw } = setUp(think);
  playOn(room, 40);
  room.act("black", { type: "offerDraw" });
  draw();
  await Promise.resolve();
  await Promise.resolve();
  expect(room.store.getState().phase === "ended").toBe(accept);
});

test("[P74] once it has gone, or the game is over, it thinks of nothing", () => {
  const over = setUp();
  over.room.act("black", { type: "move", from: coordOf(11), to: coordOf(15) });
  over.room.act("black", { type: "resign" });
  over.draw();
  const left = setUp();
  left.room.act("black", { type: "move", from: coordOf(11), to: coordOf(15) });
  left.standUp();
  left.draw();
  expect([over.asked, left.asked]).toEqual([[], []]);
});

/** The two jumps of 24x15x8. */
function isDouble({ path }: Move): boolean {
  return path[0] === 24 || path[0] === 15;
}

test("[P90] the coach looks at the person's move once, not again between two jumps of the answer", async () => {
  const clock = new FakeClock();
  const room = keepRoom(newRoom("one", 0), clock);
  for (const [from, to] of [
    [11, 15],
    [24, 20],
    [8, 11],
    [28, 24],
    [15, 19],
  ] as const)
    room.act(room.store.getState().game?.position.turn ?? "black", {
      type: "move",
      from: coordOf(from),
      to: coordOf(to),
    });
  const judged: number[] = [];
  const coach: Coach = {
    isOn: createStore(() => true),
    turn: () => {},
    warning: createStore(() => undefined),
    passes: ({ moves }) => Promise.resolve(judged.push(moves.length) > 0),
    playOn: () => {},
    forget: () => {},
  };
  const engine: EngineHandle = {
    think: () => Promise.resolve(undefined),
    play: ({ game }) => Promise.resolve(legalMoves(game.position).find(isDouble)),
    stop: () => {},
    close: () => {},
  };
  seatComputer({ room, engine, clock, later: (act) => act(), level: 1, seed: 1, coach });
  for (let jump = 0; jump < 2; jump += 1) {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    clock.advance(1_000);
  }
  expect(room.store.getState().game?.moves.at(-1)).toBe("24x15x8");
  expect(judged).toEqual([5]);
});
