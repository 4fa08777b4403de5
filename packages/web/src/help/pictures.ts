// The small boards beside the rules: corners of five by five squares, Black moving up.
import type { Color, PieceType } from "@kingrow/rules";
import type { StudyTexts } from "../text/study/studyTexts.ts";

/** Column from the left and row from the top, 0 to 4. The corners are dark. */
export type Spot = readonly [x: number, y: number];

type Line = keyof StudyTexts["help"]["lines"];

export interface PlacedPiece {
  readonly at: Spot;
  readonly color: Color;
  readonly type: PieceType;
  /** Where a piece was before its way. */
  readonly isFaded?: boolean;
}

export interface Picture {
  readonly line: Line;
  readonly pieces: readonly PlacedPiece[];
  /** Ways from square to square; the last one is where it ends. */
  readonly ways: readonly (readonly Spot[])[];
}

/** Small letters are men, capitals kings, `f` a faded black man; rows from the top. */
const PIECES: Readonly<Record<string, Omit<PlacedPiece, "at">>> = {
  b: { color: "black", type: "man" },
  B: { color: "black", type: "king" },
  w: { color: "white", type: "man" },
  W: { color: "white", type: "king" },
  f: { color: "black", type: "man", isFaded: true },
};

/** Ways name their squares by column and row: "04 22". */
function draw(line: Line, rows: string, ...ways: readonly string[]): Picture {
  const pieces = rows.split("/").flatMap((row, y) =>
    Array.from(row).flatMap((letter, x): readonly PlacedPiece[] => {
      const piece = PIECES[letter];
      return piece === undefined ? [] : [{ ...piece, at: [x, y] }];
    }),
  );
  return {
    line,
    pieces,
    ways: ways.map((way) => way.split(" ").map(([x, y]): Spot => [Number(x), Number(y)])),
  };
}

/** A capture of two jumps. */
export const CHAIN = draw("chain", "...../...w./...../.w.../b....", "04 22 40");

/** In the order of the rules. */
export const PICTURES: readonly Picture[] = [
  draw("start", "w.w.w/.w.w./...../.b.b./b.b.b"),
  draw("step", "...../...../...../...../..b..", "24 13", "24 33"),
  draw("jump", "...../...../...../.w.../b....", "04 22"),
  draw("must", "...../...../...../.w.w./b...b", "04 22", "44 22"),
  CHAIN,
  draw("crown", "..B../.f.w./...../...../.....", "11 20"),
  draw("king", "...../...../..B../...../.....", "22 11", "22 31", "22 13", "22 33"),
  draw("blocked", "..w../.w.../b..../...../....."),
  draw("draw", "....W/...../...../...../B....", "13 04 13", "31 40 31"),
  draw("agree", "...../...W./...../.B.../....."),
];
