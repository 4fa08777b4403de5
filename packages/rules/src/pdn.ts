// Writes games in Portable Draughts Notation, GameType 21 (English draughts).

import { formatFen } from "./fen.ts";
import { initialPosition, type Color, type Position } from "./position.ts";

export const PDN_RESULTS = ["1-0", "0-1", "1/2-1/2", "*"] as const;

/**
 * Results as in the archives of English draughts: the side that moves first comes first,
 * so `1-0` is a win for Black; `*` means undecided.
 */
export type PdnResult = (typeof PDN_RESULTS)[number];

/** A comment on a move: one line of text, or one of the MARKS. */
export interface PdnComment {
  /** Number of moves of its line before the comment; 0 is possible only in the main line. */
  readonly after: number;
  readonly text: string;
}

/** A variation: moves that were not played. */
export interface PdnVariation {
  /** Index of the move of its line that the variation replaces; the first is 0. */
  readonly instead: number;
  /** The moves up to the first illegal one. */
  readonly moves: readonly string[];
  readonly variations: readonly PdnVariation[];
  readonly comments: readonly PdnComment[];
}

export interface PdnGame {
  /** The tag pairs in their order, without those derived from other fields (see DERIVED_TAGS). */
  readonly tags: ReadonlyMap<string, string>;
  readonly start: Position;
  /** Whole moves in square notation. A PDN from outside may contain illegal ones, see `replay`. */
  readonly moves: readonly string[];
  readonly result: PdnResult;
  /** Missing if there are none, like the comments. */
  readonly variations?: readonly PdnVariation[];
  readonly comments?: readonly PdnComment[];
}

/** Tags that are derived from other fields of a game and not stored in `tags`. */
export const DERIVED_TAGS: readonly string[] = ["Result", "GameType", "SetUp", "FEN"];

/** Marks of a move; the index is the number of the PDN glyph `$1` to `$6`. */
export const MARKS: readonly string[] = ["", "!", "?", "!!", "??", "!?", "?!"];

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

/** The words of the move text, up to the result. */
function movetext({ start, moves, variations = [], comments = [], result }: PdnGame): string[] {
  const line = { instead: 0, moves, variations, comments };
  return [...lineText(line, start.turn === "black" ? 0 : 1), result];
}

/**
 * The words of a line whose first move is at a ply. Black's moves are numbered, and White's as
 * `1...` after a comment or variation. The comments of a move come before its variations.
 */
function lineText({ moves, variations, comments }: PdnVariation, first: number): string[] {
  const said = byPlace(comments, ({ after }) => after);
  const others = byPlace(variations, ({ instead }) => instead);
  const saidAfter = (count: number) => said.get(count)?.flatMap(commentWords) ?? [];
  const inPlaceOf = (index: number) =>
    others.get(index)?.flatMap((each) => bracketed(lineText(each, first + index))) ?? [];
  let follows = false;
  const rest = moves.flatMap((move, index) => {
    const beside = [...saidAfter(index + 1), ...inPlaceOf(index)];
    const number = numberOf(first + index, follows);
    follows = beside.length === 0;
    return [number + move, ...beside];
  });
  return [...saidAfter(0), ...rest];
}

/** Groups items by their place in one pass, because a game may have thousands of comments. */
function byPlace<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => number,
): ReadonlyMap<number, readonly Item[]> {
  const places = new Map<number, Item[]>();
  for (const item of items) {
    const place = placeOf(item);
    const there = places.get(place);
    if (there === undefined) places.set(place, [item]);
    else there.push(item);
  }
  return places;
}

function numberOf(ply: number, follows: boolean): string {
  const number = Math.floor(ply / 2) + 1;
  if (ply % 2 === 0) return `${number}. `;
  return follows ? "" : `${number}... `;
}

function commentWords({ text }: PdnComment): string[] {
  const mark = MARKS.indexOf(text);
  return mark > 0 ? [`$${mark}`] : `{${commentText(text)}}`.split(" ");
}

/** A comment as one line. A closing brace would end the comment, so a bracket replaces it. */
export function commentText(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .replaceAll("}", ")")
    .trim();
}

function bracketed(words: readonly string[]): string[] {
  const last = words.length - 1;
  return words.map((word, index) => (index === 0 ? "(" : "") + word + (index === last ? ")" : ""));
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
