// A finished game to keep: its opening, and its PDN (rule P28).
import type { EndReason } from "@kingrow/protocol";
import {
  BALLOTS,
  formatPdn,
  initialPosition,
  PIECES_PER_SIDE,
  pdnResultOf,
  type Ballot,
  type Color,
  type PdnResult,
} from "@kingrow/rules";
import type { Texts } from "../text/texts.ts";

export const RESULTS = ["open", "black", "white", "draw"] as const;

export interface SavedGame {
  /** Whole moves from the usual start, every landing square written. */
  readonly moves: readonly string[];
  /** The side that won, a draw, or not decided. */
  readonly result: (typeof RESULTS)[number];
  readonly reason: EndReason | undefined;
  /** The players' names. A link does not carry them. */
  readonly names?: Readonly<Record<Color, string | undefined>>;
}

/** The game in GameType 21, with the local day on which it ended. A player without a name is `?`. */
export function pdnOf({ moves, result, names }: SavedGame, endedAt = new Date()): string {
  const opening = knownOpening(moves);
  const tags = new Map([
    ["Event", "Kingrow"],
    ["Site", window.location.origin],
    ["Date", dayOf(endedAt).replaceAll("-", ".")],
    ["Round", "-"],
    ["Black", names?.black ?? "?"],
    ["White", names?.white ?? "?"],
  ]);
  if (opening) tags.set("Opening", `${opening.number}: ${opening.moves.join(" ")}`);
  return formatPdn({ tags, start: initialPosition, moves, result: pdnResult(result) });
}

/** The opening of the deck that these moves begin with, whether it was drawn or chosen. */
function knownOpening(moves: readonly string[]): Ballot | undefined {
  return BALLOTS.find((ballot) => ballot.moves.every((move, index) => move === moves[index]));
}

export function pdnResult(result: SavedGame["result"]): PdnResult {
  if (result === "open") return "*";
  return pdnResultOf(result === "draw" ? undefined : result);
}

/** How a game ended, to a reader who did not play it. */
export function resultText(game: SavedGame, texts: Texts): string {
  const { result, reason } = game;
  const { replay } = texts;
  const why = reasonText(game, texts);
  if (reason === "aborted" || result === "open") return why;
  return `${result === "draw" ? replay.draw : replay.won(result)} ${why}`.trim();
}

/** The same beside the result; empty where the reason is not known. */
export function reasonText({ moves, result, reason }: SavedGame, { replay }: Texts): string {
  if (reason === "aborted") return replay.aborted;
  if (result === "open") return replay.undecided;
  if (reason === undefined) return "";
  if (result === "draw") return replay.whyDrawn[reason] ?? "";
  const isBare = reason === "no-moves" && capturesBy(result, moves) === PIECES_PER_SIDE;
  return replay.whyWon(result, isBare ? "bare" : reason);
}

function capturesBy(color: Color, moves: readonly string[]): number {
  const own = moves.filter((_, index) => (index % 2 === 0) === (color === "black"));
  return own.join().split("x").length - 1;
}

/** The local day of a moment, as year, month and day with hyphens between. */
export function dayOf(time: Date): string {
  const numbers = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return numbers.map((number) => String(number).padStart(2, "0")).join("-");
}
