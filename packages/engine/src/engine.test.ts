// Thinking: legal, the same for the same question, stopped at once, and right where that is known.

import {
  findMove,
  formatMove,
  initialPosition,
  legalMoves,
  play,
  startGame,
  type Game,
} from "@kingrow/rules";
import { describe, expect, test } from "vitest";
import { Endgames } from "./endgames.ts";
import { Engine, type Thought } from "./engine.ts";
import { createRandom, fen } from "@kingrow/rules/testing";
import { pliesToEnd } from "./scores.ts";
import { scatter } from "./testing/positions.ts";

/** The step that takes another one back. */
function back(move: string): string {
  return move.split("-").toReversed().join("-");
}

/** Plays whole moves from a position. */
function gameOf(start: string, ...moves: readonly string[]): Game {
  let game = startGame(fen(start));
  for (const text of moves) {
    const move = findMove(game.position, text);
    if (!move.ok) throw new Error(`${text} is ${move.error}`);
    game = playAll(game, move.value.path);
  }
  return game;
}

function playAll(game: Game, path: readonly number[]): Game {
  let next = game;
  for (const [index, to] of path.slice(1).entries()) {
    const played = play(next, path[index]!, to);
    if (!played.ok) throw new Error(played.error);
    next = played.value.game;
  }
  return next;
}

function smallEngine(): Engine {
  return new Engine({ tableBits: 14 });
}

/** Solved once for all tests. */
const ENDGAMES = [...new Endgames().prepare(3)].flat();

/** Knows how each position of up to three pieces ends. */
function knowingEngine(): Engine {
  const engine = smallEngine();
  engine.endgames.takeBack(ENDGAMES);
  return engine;
}

function named(thought: Thought | undefined): string {
  return thought === undefined ? "none" : formatMove(thought.move);
}

describe("the engine", { timeout: 60_000 }, () => {
  test("never plays an illegal move, in any of 1000 arrangements", () => {
    const engine = smallEngine();
    const random = createRandom(7).fraction;
    for (let round = 0; round < 1000; round += 1) {
      const game = startGame(scatter(random, 2 + Math.floor(random() * 23)));
      const thought = engine.thinkNow({ game, limits: { nodes: 500, depth: 4 } });
      const legal = legalMoves(game.position).map(formatMove);
      expect(legal.length === 0 ? ["none"] : legal).toContain(named(thought));
    }
  });

  test.each(["B:W8,32:B4,23", "W:WK6,K8:BK11,22", "W:WK5,K11:BK9,K22"])(
    "tells the line to the end of the game where that is known: %s",
    (start) => {
      const thought = knowingEngine().thinkNow({ game: gameOf(start), limits: { depth: 8 } });
      expect(thought?.line).toHaveLength(pliesToEnd(thought?.score ?? 0) ?? 0);
    },
  );

  test("tells a line of legal moves that begins with its move", () => {
    const game = startGame();
    const thought = new Engine({ tableBits: 18 }).thinkNow({ game, limits: { depth: 9 } });
    expect(thought?.line[0]).toBe(thought?.move);
    expect(thought!.line.length).toBeGreaterThan(5);
    expect(() => gameOf("B:W21-32:B1-12", ...thought!.line.map(formatMove))).not.toThrow();
  });

  test("answers the same for the same seed and nodes", () => {
    const game = startGame(initialPosition);
    const ask = (seed: number): Thought | undefined =>
      smallEngine().thinkNow({ game, limits: { nodes: 60_000 }, seed });
    expect(ask(5)).toEqual(ask(5));
  });

  test("chooses by its seed among moves that are equally good", () => {
    const engine = smallEngine();
    engine.endgames.prepareNow(2);
    const game = gameOf("W:WK18:BK1");
    const chosen = [1, 2, 3, 4, 5, 6].map((seed) =>
      named(engine.thinkNow({ game, limits: { depth: 2 }, seed })),
    );
    expect(new Set(chosen).size).toBeGreaterThan(1);
  });

  test("gives way every few thousand nodes, so that it can be stopped", () => {
    const engine = smallEngine();
    let nodes = 0;
    let slices = 0;
    for (const thought of engine.think({ game: startGame(), limits: { nodes: 200_000 } })) {
      slices += 1;
      nodes = thought?.nodes ?? nodes;
    }
    expect(slices).toBeGreaterThan(200_000 / 10_000);
    expect(nodes).toBeLessThan(202_000);
  });

  test("ends with its time, by the clock that was handed in", () => {
    let clock = 0;
    const engine = new Engine({ tableBits: 14, now: () => (clock += 1) });
    const thought = engine.thinkNow({ game: startGame(), limits: { ms: 20 } });
    expect(clock).toBeLessThan(30);
    expect(thought).toBeDefined();
  });

  test("is not hurried into a blunder by a moment in which the machine stood still", () => {
    let clock = 0;
    const engine = new Engine({ tableBits: 14, now: () => (clock += 10_000) });
    const thought = engine.thinkNow({ game: startGame(), limits: { ms: 20 } });
    expect(thought?.depth).toBeGreaterThan(4);
  });

  test("answers a forced move early, unless its score is wanted", () => {
    const game = startGame(fen("W:W18,23-32:B1-8,14"));
    const depthOf = (deepensForced: boolean) => {
      let clock = 0;
      const engine = new Engine({ tableBits: 14, now: () => (clock += 1) });
      return engine.thinkNow({ game, limits: { ms: 20, deepensForced } })?.depth;
    };
    expect(legalMoves(game.position)).toHaveLength(1);
    expect(depthOf(false)).toBe(6);
    expect(depthOf(true)).toBeGreaterThan(6);
  });

  test("chooses among what it is left with", () => {
    const engine = smallEngine();
    const game = startGame();
    const first = engine.thinkNow({ game, limits: { depth: 5 } });
    const without = [first!.move];
    const second = engine.thinkNow({ game, limits: { depth: 5 }, without });
    expect(named(second)).not.toBe(named(first));
    const all = legalMoves(game.position);
    expect(engine.thinkNow({ game, limits: { depth: 5 }, without: all })).toBeUndefined();
  });

  test("wins three kings against one in the fewest plies that there are", () => {
    const engine = knowingEngine();
    const game = gameOf("W:WK29,K30:BK11");
    const thought = engine.thinkNow({ game, limits: { depth: 8 } });
    const plies = pliesToEnd(thought!.score)!;
    expect(plies % 2).toBe(1);
    const next = gameOf("W:WK29,K30:BK11", named(thought));
    const reply = engine.thinkNow({ game: next, limits: { depth: 8 } });
    expect(pliesToEnd(reply!.score)).toBe(plies - 1);
  });

  test.each([
    ["B:WK1:BK6,K15", "15-10", "1-5"],
    ["B:WK9:BK15,K21", "21-17", "9-6"],
    ["B:WK6:BK26,K30", "26-22", "6-10"],
  ])(
    "wins %s the shortest way though its positions have stood once before",
    (start, best, reply) => {
      const engine = knowingEngine();
      const think = (game: Game) => engine.thinkNow({ game, limits: { depth: 3 } });
      const first = think(gameOf(start));
      expect(named(first)).toBe(best);
      const led = gameOf(start, best, reply, back(best), back(reply));
      expect(think(led)).toMatchObject({ move: first?.move, score: first?.score });
    },
  );

  test("does not repeat where it can win otherwise", () => {
    const game = gameOf(
      "W:WK18,K22,K26:BK3,K12",
      "18-14",
      "12-8",
      "14-18",
      "8-12",
      "18-14",
      "12-8",
    );
    const thought = smallEngine().thinkNow({ game, limits: { nodes: 50_000 } });
    expect(named(thought)).not.toBe("14-18");
  });

  test("has nothing to say when there is no move", () => {
    const game = gameOf("B:W8,11:B4");
    expect(smallEngine().thinkNow({ game, limits: { depth: 3 } })).toBeUndefined();
  });

  test("thinks in the middle of a chain", () => {
    const start = gameOf("B:W6,14,22,32:B1,3");
    const chain = play(start, 1, 10);
    if (!chain.ok || chain.value.turnEnded) throw new Error("no chain");
    const thought = smallEngine().thinkNow({ game: chain.value.game, limits: { depth: 5 } });
    expect(thought?.move.path[0]).toBe(10);
  });
});
