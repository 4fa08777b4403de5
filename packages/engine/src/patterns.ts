// Patterns of men: the board as seven overlapping bands of two rows, eight squares each.
//
// What men stand in a band is a number in base 3: 1 is Black, 2 is White. Seen from the other side
// band 6 is band 0, so there are four kinds of bands to learn; the middle one counts both ways.

export const BANDS = 7;
export const PATTERNS = 3 ** 8;

/** The letter that stands for a weight of 0, and how far the next letters are from it. */
export const ZERO_LETTER = 80;
export const LETTER_STEP = 3;

/** What was learnt of one kind of band, and whether it counts for Black or for White. */
export interface Pattern {
  readonly kind: number;
  readonly pattern: number;
  readonly sign: 1 | -1;
}

/** What is known of a pattern in a band: once, and in the middle once from either side. */
export function lessonsOf(band: number, pattern: number): Pattern[] {
  const own: Pattern = { kind: band, pattern, sign: 1 };
  const other: Pattern = { kind: 6 - band, pattern: turned(pattern), sign: -1 };
  if (band < 3) return [own];
  return band > 3 ? [other] : [own, other];
}

/** The number of a pattern: which of eight squares hold a man of Black, and of White. */
export function baseThree(black: number, white: number): number {
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
