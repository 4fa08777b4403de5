// Real games of the archive, whole moves and single steps.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GAMES_FILE } from "./cli/testdata.ts";
import { parseTranscripts, replayLines } from "./cli/transcripts.ts";
import { play, startGame, type Game } from "./game.ts";
import { initialPosition } from "./position.ts";
import { playStep } from "./play.ts";
import { replay } from "./replay.ts";
import { findStep } from "./steps.ts";

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

  test("[G1] contain no illegal move", () => {
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

  test("[W7] are written by play as in the archive", () => {
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
