// How each of the 64 places looks and what it is called: flat values, so that an unchanged place is not drawn again.

import type { Explanation } from "@kingrow/rules";
import { factsOf, type Scene } from "./facts.ts";
import { coordAt, squareSeenAt, type Place } from "../surface/geometry.ts";
import type { BoardTexts, PieceFacts, PremoveMark } from "../surface/types.ts";

/** What the piece on a place asks for: to capture, to be moved freely, or to be left alone. */
type Duty = "capture" | "free" | "locked";

export interface SquareLook {
  readonly x: number;
  readonly y: number;
  readonly row: number;
  readonly col: number;
  /** Undefined for a light square. */
  readonly square: number | undefined;
  readonly name: string;
  readonly selected: boolean;
  readonly destination: boolean;
  readonly lastStep: "from" | "to" | undefined;
  readonly premove: PremoveMark | undefined;
  readonly duty: Duty | undefined;
  /** One of the pieces that an explanation points at. */
  readonly lit: boolean;
}

/** Everything the look of a place depends on. */
export interface Viewpoint {
  readonly scene: Scene;
  readonly texts: BoardTexts;
  readonly explanation: Explanation | undefined;
  readonly turned: boolean;
}

const PLAIN = {
  selected: false,
  destination: false,
  lastStep: undefined,
  premove: undefined,
  duty: undefined,
  lit: false,
} as const;

export function lookAt(place: Place, from: Viewpoint): SquareLook {
  const square = squareSeenAt(place, from.turned);
  const where = { ...place, ...coordAt(place, from.turned), square };
  if (square === undefined) return { ...where, ...PLAIN, name: from.texts.lightSquare };
  const facts = factsOf(square, from.scene);
  return {
    ...where,
    name: from.texts.darkSquare(facts),
    selected: facts.selected && facts.piece !== undefined,
    destination: facts.destination,
    lastStep: facts.lastStep,
    premove: facts.premove,
    duty: dutyOf(facts.piece),
    lit: from.explanation?.pieces.includes(square) ?? false,
  };
}

/** An own piece that cannot move on one's own turn is locked (rule P10). */
function dutyOf(piece: PieceFacts | undefined): Duty | undefined {
  return piece?.ability === undefined ? undefined : DUTIES[piece.ability];
}

const DUTIES = { capture: "capture", step: "free", none: "locked" } as const;
