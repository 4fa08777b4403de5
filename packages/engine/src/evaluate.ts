// Evaluates a quiet position: patterns of men in bands of two rows, kings, and the lead in pieces.
//
// The board is seven overlapping bands of two rows, eight squares each. The men in a band are a number in
// base 3: 1 is Black, 2 is White. A table has the value of every pattern of every band, including the values of
// single men on their squares. Seen from the other side band 6 is band 0, so there are four kinds of bands to
// learn; the middle one counts for both sides.
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within

import { countBits } from "@kingrow/rules";
import { type Side } from "./board.ts";
import { judgeEnding } from "./endingNet.ts";
import { MOST_PIECES } from "./endingShape.ts";
import { WEIGHTS } from "./weights.ts";

const BANDS = 7;
const PATTERNS = 3 ** 8;

/** The letter of the weight 0, and the difference between the weights of two neighbouring letters. */
const ZERO_LETTER = 80;
const LETTER_STEP = 3;

const ALL_PIECES = 24;

/** The base-3 number with the digit 1 for each bit of a byte, and the same with the digit 2. */
const ONES = Uint16Array.from({ length: 256 }, (_, byte) => baseThree(byte, 0));
const TWOS = Uint16Array.from({ length: 256 }, (_, byte) => baseThree(0, byte));

/** The value of every pattern of every band: for a full board in the upper 16 bits, for an empty one in the lower. */
const bands = new Int32Array(BANDS * PATTERNS);
for (let band = 0; band < BANDS; band += 1) fillBand(band);

/** The value of a king on each square, for Black; for White the board is turned round. */
const kingPlaces = Int16Array.from(WEIGHTS.kings);

function fillBand(band: number): void {
  for (let pattern = 0; pattern < PATTERNS; pattern += 1) {
    let early = 0;
    for (const { kind, pattern: known, sign } of patternsOf(band, pattern)) {
      early += sign * weightOf(kind, known);
    }
    let late = early;
    for (let place = 0; place < placesOf(band); place += 1) {
      const man = Math.floor(pattern / 3 ** place) % 3;
      const square = 4 * band + place;
      if (man === 1) {
        early += WEIGHTS.menEarly[square]!;
        late += WEIGHTS.menLate[square]!;
      } else if (man === 2) {
        early -= WEIGHTS.menEarly[31 - square]!;
        late -= WEIGHTS.menLate[31 - square]!;
      }
    }
    bands[band * PATTERNS + pattern] = (early << 16) + late;
  }
}

/** The weight of a pattern; 0 if its letter is missing. */
function weightOf(kind: number, pattern: number): number {
  const letter = WEIGHTS.patterns[kind]?.codePointAt(pattern) ?? ZERO_LETTER;
  return (letter - ZERO_LETTER) * LETTER_STEP;
}

/** Every second band includes the values of single men, because those bands cover each square once. */
function placesOf(band: number): number {
  return band % 2 === 0 ? 8 : 0;
}

/** The score of a position for the side to move, in hundredths of a man. Captures are ignored. */
export function evaluate(words: Int32Array, at: number, side: Side): number {
  const black = words[at]!;
  const white = words[at + 1]!;
  const kings = words[at + 2]!;
  const blacks = countBits(black);
  const whites = countBits(white);
  const pieces = blacks + whites;
  if (pieces <= MOST_PIECES) return judgeEnding(words, at, side);
  const both = valueOfMen(black & ~kings, white & ~kings);
  const late = (both << 16) >> 16;
  const early = (both - late) >> 16;
  let value = ((early * pieces + late * (ALL_PIECES - pieces)) * 2731) >> 16;
  value += ((blacks - whites) * (ALL_PIECES - pieces) * WEIGHTS.lead) >> 4;
  if (kings !== 0) {
    value += valueOfKings(black & kings, white & kings);
    if ((black & kings) !== 0) value += valueOfHavingKings(white & ~kings);
    if ((white & kings) !== 0) value -= valueOfHavingKings(black & ~kings);
  }
  return (side === 0 ? value : -value) + WEIGHTS.turn;
}

function valueOfMen(black: number, white: number): number {
  return (
    bands[ONES[black & 255]! + TWOS[white & 255]!]! +
    bands[PATTERNS + ONES[(black >>> 4) & 255]! + TWOS[(white >>> 4) & 255]!]! +
    bands[2 * PATTERNS + ONES[(black >>> 8) & 255]! + TWOS[(white >>> 8) & 255]!]! +
    bands[3 * PATTERNS + ONES[(black >>> 12) & 255]! + TWOS[(white >>> 12) & 255]!]! +
    bands[4 * PATTERNS + ONES[(black >>> 16) & 255]! + TWOS[(white >>> 16) & 255]!]! +
    bands[5 * PATTERNS + ONES[(black >>> 20) & 255]! + TWOS[(white >>> 20) & 255]!]! +
    bands[6 * PATTERNS + ONES[black >>> 24]! + TWOS[white >>> 24]!]!
  );
}

/** The value of having any king against the other side's men. */
function valueOfHavingKings(men: number): number {
  return WEIGHTS.firstKing + WEIGHTS.chasedMan * countBits(men);
}

function valueOfKings(black: number, white: number): number {
  let value = 0;
  for (let rest = black; rest !== 0; rest &= rest - 1) {
    value += kingPlaces[31 - Math.clz32(rest & -rest)]!;
  }
  for (let rest = white; rest !== 0; rest &= rest - 1) {
    value -= kingPlaces[Math.clz32(rest & -rest)]!;
  }
  return value;
}

/** A learnt pattern of one kind of band. `sign` is -1 if it counts for White. */
interface Pattern {
  readonly kind: number;
  readonly pattern: number;
  readonly sign: 1 | -1;
}

/** The learnt patterns of a band: one, or in the middle band one for each side. */
function patternsOf(band: number, pattern: number): Pattern[] {
  const own: Pattern = { kind: band, pattern, sign: 1 };
  const other: Pattern = { kind: 6 - band, pattern: turned(pattern), sign: -1 };
  if (band < 3) return [own];
  return band > 3 ? [other] : [own, other];
}

/** The number of a pattern. The bytes are the men of Black and of White on eight squares. */
function baseThree(black: number, white: number): number {
  let pattern = 0;
  for (let place = 7; place >= 0; place -= 1) {
    pattern = pattern * 3 + ((black >> place) & 1) + 2 * ((white >> place) & 1);
  }
  return pattern;
}

/** The pattern as the other side sees it: order reversed, colors swapped. */
function turned(pattern: number): number {
  let result = 0;
  for (let place = 0, rest = pattern; place < 8; place += 1, rest = Math.floor(rest / 3)) {
    result = result * 3 + ((3 - (rest % 3)) % 3);
  }
  return result;
}
