// The small boards beside the rules: corners of five by five squares, Black moving up.
import type { Color, PieceType } from "@kingrow/rules";

/** Column from the left and row from the top, 0 to 4. The corners are dark. */
export type Spot = readonly [x: number, y: number];

interface PlacedPiece {
  readonly at: Spot;
  readonly color: Color;
  readonly type: PieceType;
  /** Where a piece was before its way. */
  readonly isFaded?: boolean;
}

export interface Picture {
  readonly pieces: readonly PlacedPiece[];
  /** Ways from square to square; the last one is where it ends. */
  readonly ways: readonly (readonly Spot[])[];
}

function men(color: Color, spots: readonly Spot[]): readonly PlacedPiece[] {
  return spots.map((at) => ({ at, color, type: "man" }));
}

function kings(color: Color, spots: readonly Spot[]): readonly PlacedPiece[] {
  return spots.map((at) => ({ at, color, type: "king" }));
}

const CORNER: Spot = [0, 4];
const MIDDLE: Spot = [2, 2];

export const PICTURES = {
  start: {
    pieces: [
      ...men("white", [
        [0, 0],
        [2, 0],
        [4, 0],
        [1, 1],
        [3, 1],
      ]),
      ...men("black", [
        [1, 3],
        [3, 3],
        [0, 4],
        [2, 4],
        [4, 4],
      ]),
    ],
    ways: [],
  },
  step: {
    pieces: men("black", [[2, 4]]),
    ways: [
      [
        [2, 4],
        [1, 3],
      ],
      [
        [2, 4],
        [3, 3],
      ],
    ],
  },
  jump: {
    pieces: [...men("black", [CORNER]), ...men("white", [[1, 3]])],
    ways: [[CORNER, MIDDLE]],
  },
  must: {
    pieces: [
      ...men("black", [CORNER, [4, 4]]),
      ...men("white", [
        [1, 3],
        [3, 3],
      ]),
    ],
    ways: [
      [CORNER, MIDDLE],
      [[4, 4], MIDDLE],
    ],
  },
  chain: {
    pieces: [
      ...men("black", [CORNER]),
      ...men("white", [
        [1, 3],
        [3, 1],
      ]),
    ],
    ways: [[CORNER, MIDDLE, [4, 0]]],
  },
  crown: {
    pieces: [
      { at: [1, 1], color: "black", type: "man", isFaded: true },
      ...kings("black", [[2, 0]]),
      ...men("white", [[3, 1]]),
    ],
    ways: [
      [
        [1, 1],
        [2, 0],
      ],
    ],
  },
  king: {
    pieces: kings("black", [MIDDLE]),
    ways: [
      [MIDDLE, [1, 1]],
      [MIDDLE, [3, 1]],
      [MIDDLE, [1, 3]],
      [MIDDLE, [3, 3]],
    ],
  },
  blocked: {
    pieces: [
      ...men("black", [[0, 2]]),
      ...men("white", [
        [1, 1],
        [2, 0],
      ]),
    ],
    ways: [],
  },
  draw: {
    pieces: [...kings("black", [CORNER]), ...kings("white", [[4, 0]])],
    ways: [
      [[1, 3], CORNER, [1, 3]],
      [
        [3, 1],
        [4, 0],
        [3, 1],
      ],
    ],
  },
  agree: {
    pieces: [...kings("black", [[1, 3]]), ...kings("white", [[3, 1]])],
    ways: [],
  },
} as const satisfies Readonly<Record<string, Picture>>;
