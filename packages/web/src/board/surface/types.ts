// The props and events of the board.
import type { DOMAttributes, ReactNode } from "react";
import type { Color, Explanation, PieceType, Position, Square, StepSquares } from "@kingrow/rules";

/** All there is to say about one dark square, for a name that says everything. */
export interface SquareFacts {
  readonly square: Square;
  readonly piece: PieceFacts | undefined;
  readonly selected: boolean;
  readonly destination?: boolean;
  readonly lastStep?: "from" | "to" | undefined;
  readonly premove?: PremoveMark | undefined;
}

/** The piece taken up for a premove and its targets, or the start and the end of the stored one. */
export type PremoveMark = "piece" | "target" | "from" | "to";

/** Square numbers: none, those at the ends of each row in the frame, or one on every dark square. */
export type SquareNumbers = "off" | "frame" | "squares";

/** How fast pieces slide. A visitor who asked the system for less motion gets less at any speed. */
export type AnimationSpeed = "off" | "fast" | "normal";

/** A piece as the person at the board sees it. */
export interface PieceFacts {
  readonly color: Color;
  readonly type: PieceType;
  /** Undefined for an onlooker. */
  readonly owner: "you" | "opponent" | undefined;
  /** What the piece can do now; undefined when its owner may not move now or is not the person here. */
  readonly ability?: "capture" | "step" | "none" | undefined;
}

export interface BoardTexts {
  readonly label: string;
  /** How to play by keyboard, read as the grid's description. */
  readonly keys: string;
  /** The name of a dark square, such as "Square 14, your king, can capture". */
  readonly darkSquare: (facts: SquareFacts) => string;
  readonly lightSquare: string;
  /** The sentence shown on the board beside the piece that was tried. */
  readonly explain: (why: Explanation) => string;
}

export interface BoardProps {
  readonly position: Position;
  /** Whose pieces the person plays; White sees the board turned by 180°. Undefined: an onlooker. */
  readonly viewer: Color | undefined;
  /** Who sits at the near side; the viewer unless told otherwise. */
  readonly near?: Color | undefined;
  readonly active: boolean;
  readonly lastStep: StepSquares | undefined;
  /** One legal step or jump the person chose. Hand down the position it leads to at once. */
  readonly onStep: (from: Square, to: Square) => void;
  readonly texts: BoardTexts;
  /** Told when somebody tries a piece that cannot move. The board shows `texts.explain` itself; announce it here. */
  readonly onExplain?: (why: Explanation) => void;
  readonly premove?: StepSquares | undefined;
  /** Told when a premove is stored or, with undefined, taken back. Without it the board takes none. */
  readonly onPremove?: ((premove: StepSquares | undefined) => void) | undefined;
  /** Told when a piece is taken up for a premove. */
  readonly onPlan?: (square: Square) => void;
  /** Where a piece stands whose move is only shown and waits to be confirmed. */
  readonly ghost?: Square | undefined;
  readonly numbers?: SquareNumbers;
  readonly speed?: AnimationSpeed;
  /** Lies over the pieces, below what takes pointer and keys. */
  readonly drawn?: ReactNode;
  /** See pointer and keys before the squares do. */
  readonly handlers?: DOMAttributes<HTMLElement>;
}
