// A game that is over, as it can be kept: written as PDN (rule P28).
import type { EndReason } from "@kingrow/protocol";
import { formatPdn, initialPosition, pdnResultOf, type PdnResult } from "@kingrow/rules";
import { knownOpening } from "./knownOpening.ts";

export const RESULTS = ["open", "black", "white", "draw"] as const;

export interface SavedGame {
  /** Whole moves from the usual start, every landing square written. */
  readonly moves: readonly string[];
  /** The side that won, a draw, or not decided. */
  readonly result: (typeof RESULTS)[number];
  readonly reason: EndReason | undefined;
}

export interface Occasion {
  /** Where the game was played: the page's origin. */
  readonly site: string;
  /** The local day, as year, month and day with hyphens between. */
  readonly day: string;
}

/** The game in GameType 21. Nobody has a name here, so both players are `?`. */
export function pdnOf({ moves, result }: SavedGame, { site, day }: Occasion): string {
  const tags = new Map([
    ["Event", "Kingrow"],
    ["Site", site],
    ["Date", day.replaceAll("-", ".")],
    ["Round", "-"],
    ["Black", "?"],
    ["White", "?"],
    ...openingTag(moves),
  ]);
  return formatPdn({ tags, start: initialPosition, moves, result: pdnResult(result) });
}

/** By its number in the three-move deck. */
function openingTag(moves: readonly string[]): readonly (readonly [string, string])[] {
  const opening = knownOpening(moves);
  if (opening === undefined) return [];
  return [["Opening", `${opening.number}: ${opening.moves.join(" ")}`]];
}

export function pdnResult(result: SavedGame["result"]): PdnResult {
  if (result === "open") return "*";
  return pdnResultOf(result === "draw" ? undefined : result);
}

/** The day of a moment where the person is. */
export function dayOf(time: Date): string {
  const numbers = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return numbers.map((number) => String(number).padStart(2, "0")).join("-");
}
