// What the evaluation is made of, in hundredths of a man, seen from Black.

/** A man of Black by its square, with all pieces on the board and with few. */
const rowsEarly = [112, 102, 100, 100, 102, 104, 108, 0];
const rowsLate = [96, 96, 98, 100, 104, 110, 118, 0];

function byRows(rows: readonly number[]): number[] {
  return Array.from({ length: 32 }, (_, index) => rows[index >> 2] ?? 0);
}

export const WEIGHTS = {
  menEarly: byRows(rowsEarly),
  menLate: byRows(rowsLate),
  kings: Array.from({ length: 32 }, (_, index) => ([0, 7].includes(index >> 2) ? 128 : 138)),
  /** One for each of the four kinds of band; undefined: nothing is known of their patterns. */
  patterns: ["", "", "", ""],
  /** Being a piece ahead, times the share of pieces that have left the board. */
  lead: 40,
  /** Being to move. */
  turn: 4,
} as const;
