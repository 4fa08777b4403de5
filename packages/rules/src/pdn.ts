// Games in Portable Draughts Notation, GameType 21 (English draughts): what one is, and writing it.

import { formatFen } from "./fen.ts";
import { initialPosition, type Color, type Position } from "./position.ts";

export const PDN_RESULTS = ["1-0", "0-1", "1/2-1/2", "*"] as const;

/**
 * Results as the archives of English draughts write them: the side that moves first stands first,
 * so `1-0` is a win for Black; `*` means undecided.
 */
export type PdnResult = (typeof PDN_RESULTS)[number];

/** What somebody wrote about a move: words on one line, or one of the MARKS. */
export interface PdnComment {
  /** It stands behind so many moves of the line it belongs to; behind none only in the game itself. */
  readonly after: number;
  readonly text: string;
}

/** Moves that were not played, but written beside the game. */
export interface PdnVariation {
  /** It stands in the place of this move of the line it belongs to; the first is 0. */
  readonly instead: number;
  /** As far as they can be played. */
  readonly moves: readonly string[];
  readonly variations: readonly PdnVariation[];
  readonly comments: readonly PdnComment[];
}

export interface PdnGame {
  /** The tag pairs in their order, except those that the other fields say (see DERIVED_TAGS). */
  readonly tags: ReadonlyMap<string, string>;
  readonly start: Position;
  /** Whole moves in square notation; a PDN read from outside may hold illegal ones, see replay. */
  readonly moves: readonly string[];
  readonly result: PdnResult;
  /** Missing where there are none, like the comments. */
  readonly variations?: readonly PdnVariation[];
  readonly comments?: readonly PdnComment[];
}

/** Tags that are written from the other fields of a game and not kept among its tags. */
export const DERIVED_TAGS: readonly string[] = ["Result", "GameType", "SetUp", "FEN"];

/** What is thought of a move, at the places that PDN numbers with a dollar sign. */
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
 * `1...` where something stands before them; beside a move its comments come before its variations.
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

/** In one pass: a book may have a hundred comments at each of thousands of moves. */
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

/** A comment as one line. A closing brace would end it; a bracket stands for that. */
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
