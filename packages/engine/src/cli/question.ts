// What the engine command is asked, or the sentence that says what is wrong with it.

import {
  err,
  ok,
  parseFen,
  startGame,
  type FenFault,
  type Game,
  type Result,
} from "@kingrow/rules";

export interface Asked {
  readonly game: Game;
  readonly ms: number;
}

const FEN_SENTENCES: Readonly<Record<FenFault, string>> = {
  malformed: "is not of the form 'B:W21,22,K23:B1,2,K3'.",
  "off-board": "names a square that is not from 1 to 32.",
  "square-taken": "puts two pieces on one square.",
  "too-many-pieces": "gives a side more than 12 pieces.",
  "man-on-king-row": "leaves a man uncrowned on his king row.",
};

const LONGEST_MS = 3_600_000;

/** Reads a position with at least one legal move, and how long to think about it. */
export function readAsked(fen: string, time: string): Result<Asked, string> {
  const msText = time.trim();
  const position = parseFen(fen);
  if (!position.ok) return err(`The FEN '${fen}' ${FEN_SENTENCES[position.error]}`);
  const ms = Number(msText);
  if (!/^\d{1,7}$/.test(msText) || ms < 1 || ms > LONGEST_MS) {
    return err(`The time must be a whole number of milliseconds from 1, not '${msText}'.`);
  }
  const game = startGame(position.value);
  if (game.outcome !== undefined) return err(`The side to move in '${fen}' has no move.`);
  return ok({ game, ms });
}

/** Reads `FEN<TAB>ms`. */
export function readAskedLine(line: string): Result<Asked, string> {
  const [fen = "", ms, ...rest] = line.trim().split("\t");
  if (ms === undefined || rest.length > 0) {
    return err(`The line '${line.trim()}' is not a FEN, a tab and milliseconds.`);
  }
  return readAsked(fen, ms);
}
