// Games in Portable Draughts Notation, GameType 21 (English draughts): what one is, and writing it.

import { formatFen } from "./fen.ts";
import { initialPosition, type Color, type Position } from "./position.ts";

export const PDN_RESULTS = ["1-0", "0-1", "1/2-1/2", "*"] as const;

/**
 * Results as the archives of English draughts write them: the side that moves first stands first,
 * so `1-0` is a win for Black; `*` means undecided.
 */
export type PdnResult = (typeof PDN_RESULTS)[number];

/** Moves that were not played, but written beside the game. */
export interface PdnVariation {
  /** It stands in the place of this move of the line it belongs to; the first is 0. */
  readonly instead: number;
  /** As far as they can be played. */
  readonly moves: readonly string[];
  readonly variations: readonly PdnVariation[];
}

export interface PdnGame {
  /** The tag pairs in their order, except those that the other fields say (see DERIVED_TAGS). */
  readonly tags: ReadonlyMap<string, string>;
  readonly start: Position;
  /** Whole moves in square notation; a PDN read from outside may hold illegal ones, see replay. */
  readonly moves: readonly string[];
  readonly result: PdnResult;
  /** Read from a text; they are not written. Missing where there are none. */
  readonly variations?: readonly PdnVariation[];
}

/** Tags that are written from the other fields of a game and not kept among its tags. */
export const DERIVED_TAGS: readonly string[] = ["Result", "GameType", "SetUp", "FEN"];

const LINE_WIDTH = 79;

/** The PDN result of a game; undefined means a draw. */
export function pdnResultOf(winner: Color | undefined): PdnResult {
  if (winner === undefined) return "1/2-1/2";
  return winner === "black" ? "1-0" : "0-1";
}

/**
 * A game as PDN text, ending in a line break. To be read back, tag names must be letters, digits
 * and `_`, and tag values no longer than 1000 characters.
 */
export function formatPdn(game: PdnGame): string {
  const tags = [...game.tags, ...derivedTags(game)].map(formatTag);
  return `${tags.join("\n")}\n\n${wrap(movetext(game))}\n`;
}

function derivedTags(game: PdnGame): [string, string][] {
  const known: [string, string][] = [
    ["Result", game.result],
    ["GameType", "21"],
  ];
  const fen = formatFen(game.start);
  if (fen === formatFen(initialPosition)) return known;
  return [...known, ["SetUp", "1"], ["FEN", fen]];
}

function formatTag([name, value]: readonly [string, string]): string {
  const oneLine = value.replaceAll(/\p{Cc}+/gu, " ");
  return `[${name} "${oneLine.replaceAll(/[\\"]/g, String.raw`\$&`)}"]`;
}

/** The words of the move text: Black's moves are numbered, a first move by White as `1...`. */
function movetext(game: PdnGame): string[] {
  const offset = game.start.turn === "black" ? 0 : 1;
  const words = game.moves.map((move, index) => {
    const ply = index + offset;
    if (ply % 2 === 0) return `${ply / 2 + 1}. ${move}`;
    return index === 0 ? `1... ${move}` : move;
  });
  return [...words, game.result];
}

function wrap(words: readonly string[]): string {
  const lines: string[] = [];
  for (const word of words) {
    const joined = `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length === 0 || joined.length > LINE_WIDTH) lines.push(word);
    else lines[lines.length - 1] = joined;
  }
  return lines.join("\n");
}
