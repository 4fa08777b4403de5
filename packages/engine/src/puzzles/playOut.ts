// Continues a game with the engine on both sides, to see whether a move wins.

import type { Game, Move } from "@kingrow/rules";
import { sideOf, WORDS, writePosition } from "../board.ts";
import type { Engine } from "../engine.ts";
import { playWhole } from "../playWhole.ts";
import { pliesToEnd } from "../scores.ts";

const LIMITS = { nodes: 12_000 } as const;
const LONGEST = 160;
const words = new Int32Array(WORDS);

/** Whether the side that plays a move wins from there on. */
export function isWonInPlay(engine: Engine, game: Game, move: Move): boolean {
  const { turn } = game.position;
  let next = playWhole(game, move);
  for (let ply = 0; ply < LONGEST && next !== undefined; ply += 1) {
    if (next.outcome !== undefined) return next.outcome.winner === turn;
    const known = knownEnd(engine, next);
    if (known !== undefined)
      return known !== "draw" && (known === "win") === (next.position.turn === turn);
    const thought = engine.thinkNow({ game: next, limits: LIMITS });
    if (thought === undefined) return false;
    if (pliesToEnd(thought.score) !== undefined)
      return thought.score > 0 === (next.position.turn === turn);
    next = playWhole(next, thought.move);
  }
  return false;
}

/** What the endgames know of a position, for the side to move. */
function knownEnd(engine: Engine, { position }: Game): "win" | "loss" | "draw" | undefined {
  writePosition(words, 0, position);
  const end = engine.endgames.look(words, 0, sideOf(position));
  if (end < 0) return undefined;
  if (end === 0) return "draw";
  return end % 2 === 0 ? "win" : "loss";
}
