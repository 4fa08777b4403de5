// Reads the arguments of the engine command, or says what is wrong with them.

import { err, ok, parseFen, startGame, type Game, type Result } from "@kingrow/rules";
import { FEN_SENTENCES } from "@kingrow/rules/fenSentences";

export interface EngineQuery {
  readonly game: Game;
  readonly ms: number;
}

const LONGEST_MS = 3_600_000;
/** Longest quote of the input, which may have any length. */
const MOST_QUOTED = 120;

/** On one line and without tabs, so that the answer stays one line. */
function quoted(text: string): string {
  const plain = text.slice(0, MOST_QUOTED).replaceAll(/\p{Cc}/gu, " ");
  return `'${plain}${text.length > MOST_QUOTED ? "…" : ""}'`;
}

/** Reads a position with at least one legal move, and the time to think. */
export function readQuery(fen: string, time: string): Result<EngineQuery, string> {
  const msText = time.trim();
  const position = parseFen(fen);
  if (!position.ok) return err(`The FEN ${quoted(fen)} ${FEN_SENTENCES[position.error]}`);
  const ms = Number(msText);
  if (!/^\d{1,7}$/.test(msText) || ms < 1 || ms > LONGEST_MS) {
    return err(`The time must be a whole number of milliseconds from 1, not ${quoted(msText)}.`);
  }
  const game = startGame(position.value);
  if (game.outcome !== undefined) return err(`The side to move in ${quoted(fen)} has no move.`);
  return ok({ game, ms });
}

/** Reads `FEN<TAB>ms`. */
export function readQueryLine(line: string): Result<EngineQuery, string> {
  const [fen = "", ms, ...rest] = line.trim().split("\t");
  if (ms === undefined || rest.length > 0) {
    return err(`The line ${quoted(line.trim())} is not a FEN, a tab and milliseconds.`);
  }
  return readQuery(fen, ms);
}
