// Decides whether a move was a mistake: by what it did to the result, or by the pieces it gave away.

import { formatMove, type Move } from "@kingrow/rules";
import { pliesToEnd } from "../scores.ts";

/** The change of the result for the side that moved. */
export type TurningKind = "win-to-draw" | "win-to-loss" | "draw-to-loss" | "advantage";

export interface Mistake {
  readonly kind: TurningKind;
  /** How many pieces the best play takes, if the better move does not lose as many as soon. */
  readonly pieces: number;
  /** How many pieces the better move wins that the played one does not. */
  readonly missed: number;
}

/** The main point of a mistake: pieces, or what it did to the result. */
type Reason = TurningKind | "loses" | "misses";

/** The best play from a position, and its score for the side that made the move. */
export interface Outlook {
  readonly score: number;
  readonly line: readonly Move[];
}

/** From this score on a side is winning, in hundredths of a man. */
const WON = 100;
/** Up to this score a side holds the game. */
const HELD = 50;
/** A move that loses less is no turning point. */
const MARGIN = 70;
/** A larger fall of the chance is a mistake even if neither side is winning. */
const MUCH = 0.5;
/** Lost pieces are counted in so many plies of the best play: a later loss is not certain. */
export const SEEN_PLIES = 10;
/** After so many plies the better move is compared: it may lose a piece too, but later. */
const STEPS = [4, 6, 8, SEEN_PLIES];
/** In a lost position more pieces go soon: only one that is lost at once was given away. */
const AT_ONCE = STEPS.slice(0, 1);
/** Ahead of a line it makes the other side the first one. */
const PASS = { captures: [] };
/** So close to the end of a lost game, pieces have to go. */
const LAST_PLIES = 10;

/** `best` is the outlook before the move, `after` the one after it. */
export function mistakeIn(played: string, best: Outlook, after: Outlook): Mistake | undefined {
  const [better] = best.line;
  if (better === undefined || formatMove(better) === played) return undefined;
  if (best.score - after.score < (isKnownLoss(best.score) ? 0 : MARGIN)) return undefined;
  const own = lineOf(played, after.line);
  const lost = piecesLost(own, SEEN_PLIES);
  const isGiven = (best.score <= -WON ? AT_ONCE : STEPS).some(
    (plies) => piecesLost(own, plies) >= lost && piecesLost(best.line, plies) < lost,
  );
  const pieces = isGiven ? lost : 0;
  // A lost position is no reason to give a piece away.
  const kind = kindOf(best.score, after.score, 0) ?? (pieces > 0 ? "advantage" : undefined);
  return kind && { kind, pieces, missed: Math.max(0, piecesWon(best.line) - piecesWon(own)) };
}

/** The answer to a mistake, until just the lost pieces are gone from the board; only the reply if it loses none. */
export function answerTo(
  mistake: Pick<Mistake, "pieces"> & { readonly played: string; readonly answer: readonly Move[] },
): readonly Move[] {
  const { played, answer, pieces } = mistake;
  const line = lineOf(played, answer);
  const last = answer.findIndex((_, index) => piecesLost(line, index + 2) === pieces);
  return answer.slice(0, pieces > 0 ? last + 1 : 1);
}

/** A proved result says more than pieces. */
export function reasonOf(mistake: Mistake & { readonly isProved: boolean }) {
  const { kind, pieces, missed, isProved } = mistake;
  const isSaid = pieces + missed > 0 && (kind === "advantage" || !isProved);
  const reason: Reason = !isSaid ? kind : pieces > 0 ? "loses" : "misses";
  return { reason, pieces: pieces || missed };
}

/** Scores of such positions differ by plies alone, so they have no margin. */
function isKnownLoss(score: number): boolean {
  return score < 0 && (pliesToEnd(score) ?? 0) > LAST_PLIES;
}

export function kindOf(before: number, after: number, slack: number): TurningKind | undefined {
  if (before - after < MARGIN - slack) return undefined;
  const isWon = before >= WON - slack;
  const isLost = after <= -WON + slack;
  if (isWon && isLost) return "win-to-loss";
  if (isWon && after < WON + slack) return "win-to-draw";
  if (isLost && before > -WON - slack) return before > -HELD ? "draw-to-loss" : "advantage";
  return chanceOf(before) - chanceOf(after) >= MUCH - slack / 200 ? "advantage" : undefined;
}

/** What a score means for the result, from -1 (White wins) to 1 (Black wins). */
export function chanceOf(score: number): number {
  return 2 / (1 + 10 ** (-score / 150)) - 1;
}

/** A move as it is written, and what follows. */
function lineOf(played: string, answer: readonly Move[]): readonly Pick<Move, "captures">[] {
  return [{ captures: played.split("x").slice(1).map(Number) }, ...answer];
}

/** The pieces that the first side wins in a line and keeps. */
function piecesWon(line: readonly Pick<Move, "captures">[]): number {
  return piecesLost([PASS, ...line], SEEN_PLIES + 1);
}

/** The pieces that the first side loses in a line and does not regain, counted after each exchange. */
function piecesLost(line: readonly Pick<Move, "captures">[], plies: number): number {
  let balance = 0;
  let loss = 0;
  for (const [index, { captures }] of line.slice(0, plies).entries()) {
    balance += index % 2 === 0 ? -captures.length : captures.length;
    // After a single quiet move the exchange may go on: pieces are given to win more.
    const [next, second] = [line[index + 1], line[index + 2]];
    if (next?.captures.length === 0 && !second?.captures.length)
      loss = loss > 0 ? Math.min(loss, balance) : balance;
  }
  return Math.max(0, loss);
}
