// Evaluates a quiet position: patterns of men in bands of two rows, kings, and the lead in pieces.
//
// The board is seven overlapping bands of two rows, eight squares each. What men stand in a band is a
// number in base 3: 1 is Black, 2 is White. A table knows what every pattern of every band is worth, single
// men and their places included. Seen from the other side band 6 is band 0, so there are four kinds of bands
// to learn; the middle one counts both ways.
// oxlint-disable typescript/no-non-null-assertion -- indices of typed arrays that are always within

import { countBits } from "@kingrow/rules";
import { type Side } from "./board.ts";
import { judgeEnding } from "./endingNet.ts";
import { MOST_PIECES } from "./endingShape.ts";
import { WEIGHTS } from "./weights.ts";

const BANDS = 7;
const PATTERNS = 3 ** 8;

/** The letter that stands for a weight of 0, and how far the next letters are from it. */
const ZERO_LETTER = 80;
const LETTER_STEP = 3;

const ALL_PIECES = 24;

/** The base-3 number with a 1 where a byte has one; and the same with a 2. */
const ONES = Uint16Array.from({ length: 256 }, (_, byte) => baseThree(byte, 0));
const TWOS = Uint16Array.from({ length: 256 }, (_, byte) => baseThree(0, byte));

/** The worth of every pattern of every band, early in the upper 16 bits and late in the lower. */
const bands = new Int32Array(BANDS * PATTERNS);
for (let band = 0; band < BANDS; band += 1) fillBand(band);

/** The kings' places: Black's and, turned round, White's. */
const kingPlaces = Int16Array.from(WEIGHTS.kings);

function fillBand(band: number): void {
  for (let pattern = 0; pattern < PATTERNS; pattern += 1) {
    let early = 0;
    for (const { kind, pattern: known, sign } of lessonsOf(band, pattern)) {
      early += sign * learnt(kind, known);
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

/** What a letter of the weights says; a missing one says nothing. */
function learnt(kind: number, pattern: number): number {
  const letter = WEIGHTS.patterns[kind]?.codePointAt(pattern) ?? ZERO_LETTER;
  return (letter - ZERO_LETTER) * LETTER_STEP;
}

/** The worth of single men is in every second band; those cover the board once. */
function placesOf(band: number): number {
  return band % 2 === 0 ? 8 : 0;
}

/** The worth of a position for the side to move, in hundredths of a man; without a look at captures. */
export function evaluate(words: Int32Array, at: number, side: Side): number {
  const black = words[at]!;
  const white = words[at + 1]!;
  const kings = words[at + 2]!;
  const blacks = countBits(black);
  const whites = countBits(white);
  const pieces = blacks + whites;
  if (pieces <= MOST_PIECES) return judgeEnding(words, at, side);
  const both = worthOfMen(black & ~kings, white & ~kings);
  const late = (both << 16) >> 16;
  const early = (both - late) >> 16;
  let worth = ((early * pieces + late * (ALL_PIECES - pieces)) * 2731) >> 16;
  worth += ((blacks - whites) * (ALL_PIECES - pieces) * WEIGHTS.lead) >> 4;
  if (kings !== 0) {
    worth += worthOfKings(black & kings, white & kings);
    if ((black & kings) !== 0) worth += worthOfHaving(white & ~kings);
    if ((white & kings) !== 0) worth -= worthOfHaving(black & ~kings);
  }
  return (side === 0 ? worth : -worth) + WEIGHTS.turn;
}

function worthOfMen(black: number, white: number): number {
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

/** The worth of having a king at all against the other side's men. */
function worthOfHaving(men: number): number {
  return WEIGHTS.firstKing + WEIGHTS.chasedMan * countBits(men);
}

function worthOfKings(black: number, white: number): number {
  let worth = 0;
  for (let rest = black; rest !== 0; rest &= rest - 1) {
    worth += kingPlaces[31 - Math.clz32(rest & -rest)]!;
  }
  for (let rest = white; rest !== 0; rest &= rest - 1) {
    worth -= kingPlaces[Math.clz32(rest & -rest)]!;
  }
  return worth;
}

/** What was learnt of one kind of band, and whether it counts for Black or for White. */
interface Pattern {
  readonly kind: number;
  readonly pattern: number;
  readonly sign: 1 | -1;
}

/** What is known of a pattern in a band: once, and in the middle once from either side. */
function lessonsOf(band: number, pattern: number): Pattern[] {
  const own: Pattern = { kind: band, pattern, sign: 1 };
  const other: Pattern = { kind: 6 - band, pattern: turned(pattern), sign: -1 };
  if (band < 3) return [own];
  return band > 3 ? [other] : [own, other];
}

/** The number of a pattern: which of eight squares hold a man of Black, and of White. */
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
