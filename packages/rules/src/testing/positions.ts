// Random positions for the property tests, and how they look to the mailbox engine.

import { array, constant, constantFrom, nat, oneof, tuple, type Arbitrary } from "fast-check";
import { pieceAt, type Color, type Position } from "../position.ts";
import { legalSteps } from "../steps.ts";
import { playStep } from "../play.ts";
import { NUMBERED, numberOf, type Board, type Man } from "./mailbox.ts";

/** Content of a square: empty, or a man or king of either color. */
const CONTENTS = [".", "b", "w", "B", "W"] as const;
type Content = (typeof CONTENTS)[number];

/** Weight of each content of a square. */
type Weights = Readonly<Record<Content, number>>;

const OPEN: Weights = { ".": 20, b: 4, w: 4, B: 2, W: 2 };
const CROWDED: Weights = { ".": 8, b: 5, w: 5, B: 1, W: 1 };
const KINGS: Weights = { ".": 10, b: 0, w: 0, B: 1, W: 1 };

/** Black men and white kings on alternate rows, so that long chains and round trips arise. */
const VICTIMS: Weights = { ".": 6, b: 5, w: 0, B: 1, W: 0 };
const HUNTERS: Weights = { ".": 12, b: 0, w: 0, B: 0, W: 1 };

/** Any position the rules allow, from nearly empty to crowded, also without a legal move. */
export function anyPosition(): Arbitrary<Position> {
  const spreads = [OPEN, CROWDED, KINGS].map((weights) => contentsOf([weights, weights]));
  const chases = [contentsOf([VICTIMS, HUNTERS]), contentsOf([HUNTERS, VICTIMS])];
  const turn = constantFrom<Color>("black", "white");
  return tuple(oneof(...spreads, ...chases), turn).map(([contents, side]) =>
    assemble(contents, side),
  );
}

/** A position, perhaps in the middle of a chain: anyPosition after some jumps. */
export function anyMoment(): Arbitrary<Position> {
  return tuple(anyPosition(), array(nat(), { maxLength: 3 })).map(([start, picks]) => {
    let position = start;
    for (const pick of picks) position = playCapture(position, pick);
    return position;
  });
}

/** The board of a position as the mailbox engine keeps it. */
export function boardOf(position: Position): Board {
  const empty: (Man | null)[][] = Array.from({ length: 8 }, () =>
    Array.from({ length: 8 }, () => null),
  );
  for (const place of NUMBERED) {
    const piece = pieceAt(position, numberOf(place));
    const row = empty[place.row];
    if (piece === undefined || row === undefined) continue;
    row[place.col] = { color: piece.color, isKing: piece.type === "king" };
  }
  return empty;
}

function playCapture(position: Position, pick: number): Position {
  const captures = legalSteps(position).filter((step) => step.captured !== undefined);
  const step = captures[pick % captures.length];
  return step === undefined ? position : playStep(position, step).position;
}

/** Contents of the 32 squares. Even and odd rows have their own weights. */
function contentsOf([even, odd]: readonly [Weights, Weights]): Arbitrary<Content[]> {
  const pair = tuple(rowOf(even), rowOf(odd)).map((rows) => rows.flat());
  return array(pair, { minLength: 4, maxLength: 4 }).map((pairs) => pairs.flat());
}

function rowOf(weights: Weights): Arbitrary<Content[]> {
  const contents = CONTENTS.map((value) => ({
    weight: weights[value],
    arbitrary: constant(value),
  }));
  return array(oneof(...contents), { minLength: 4, maxLength: 4 });
}

/** Crowns men on their king row, and ignores pieces beyond 12 of a side. */
function assemble(contents: readonly Content[], turn: Color): Position {
  const count = { black: 0, white: 0 };
  const bits = { black: 0, white: 0 };
  let kings = 0;
  for (const [index, content] of contents.entries()) {
    if (content === ".") continue;
    const color = content.toLowerCase() === "b" ? "black" : "white";
    if (count[color] === 12) continue;
    count[color] += 1;
    bits[color] |= 1 << index;
    const isHome = color === "black" ? index >= 28 : index < 4;
    if (isHome || content === content.toUpperCase()) kings |= 1 << index;
  }
  return { ...bits, kings, turn, jumper: undefined };
}
