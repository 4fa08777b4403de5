// Real games of the archives, whole moves and single steps.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GAMES_FILE } from "./cli/testdata.ts";
import { parseTranscripts, replayLines } from "./cli/transcripts.ts";
import { play, startGame, type Game } from "./game.ts";
import { initialPosition } from "./position.ts";
import { playStep } from "./play.ts";
import { replay } from "./replay.ts";
import { findStep } from "./steps.ts";

/** A short game after which Black has no piece left. */
const WON_BY_WHITE =
  "11-15 22-18 15x22 25x18 9-14 18x9 6x13 23-19 1-6 30-25 5-9 25-22 10-15 19x10x1 12-16 24-20 " +
  "2-6 20x11x2 3-7 1x10x3x12 4-8 12x3 13-17 21x14x5";

/** Single steps and jumps of a written move. */
function stepsOf(text: string): [number, number][] {
  const path = text.split(/[-x]/).map(Number);
  return path.slice(1).map((to, index) => [path[index] ?? 0, to]);
}

/** Plays moves step by step until the rules end the game. */
function playThrough(moves: readonly string[]): Game {
  let game = startGame();
  for (const [from, to] of moves.flatMap(stepsOf)) {
    if (game.outcome !== undefined) return game;
    const played = play(game, from, to);
    if (!played.ok) throw new Error(`${from}-${to} is refused: ${played.error}`);
    game = played.value.game;
  }
  return game;
}

describe("the 300 games of the archive", { timeout: 60_000 }, () => {
  const lines = readFileSync(GAMES_FILE, "utf8").split("\n");
  const transcripts = parseTranscripts(lines);

  test("[G1] hold no illegal move", () => {
    expect(replayLines(lines)).toEqual({ games: 300, plies: 15_404, illegal: 0 });
  });

  test("[G3] come to the same positions step by step as move by move", () => {
    for (const { moves } of transcripts) {
      const whole = replay(initialPosition, moves);
      const end = moves.flatMap(stepsOf).reduce((position, [from, to]) => {
        const step = findStep(position, from, to);
        return step === undefined ? position : playStep(position, step).position;
      }, initialPosition);
      expect(whole.ok && whole.value.at(-1)).toEqual(end);
    }
  });

  test("[W7] are written by play as they stand in the archive", () => {
    const games = transcripts.map(({ moves }) => playThrough(moves));
    const written = transcripts.map(({ moves }, index) =>
      moves.slice(0, games[index]?.moves.length),
    );
    expect(games.map(({ moves }) => moves)).toEqual(written);
  });

  test("[G4] are nowhere decided otherwise than by their winner, but for one repetition played on", () => {
    const early = transcripts.filter(({ moves }) => playThrough(moves).moves.length < moves.length);
    const outcomes = early.map(({ moves }) => playThrough(moves).outcome);
    expect(outcomes).toEqual([{ winner: undefined, reason: "repetition" }]);
  });
});

describe("replaying", () => {
  test("gives every position, the start first", () => {
    const positions = replay(initialPosition, ["11-15", "22-18", "15x22"]);
    expect(positions).toMatchObject({ ok: true, value: { length: 4, 0: initialPosition } });
  });

  test("names the first move that cannot be played", () => {
    expect(replay(initialPosition, ["11-15", "22-19"])).toEqual({
      ok: false,
      error: { ply: 2, text: "22-19", fault: "illegal" },
    });
  });

  test("counts a game with an illegal move once, and its plies before that", () => {
    const lines = ["# remark", "", "draw\t11-15 22-18 15x22", "black\t11-15 1-2 3-4 5-6"];
    expect(replayLines(lines)).toEqual({ games: 2, plies: 4, illegal: 1 });
  });

  test("counts a game whose winner is missing or cannot be right", () => {
    expect(replayLines(["11-15"])).toMatchObject({ illegal: 1 });
    expect(replayLines([`white\t${WON_BY_WHITE}`])).toMatchObject({ plies: 24, illegal: 0 });
    expect(replayLines([`draw\t${WON_BY_WHITE}`])).toMatchObject({ plies: 24, illegal: 1 });
  });
});
