// The look and the name of each of the 64 places, as flat values: an unchanged place is not drawn again.
import {
  pieceAt,
  type Explanation,
  type Square,
  type Step,
  type StepSquares,
} from "@kingrow/rules";
import { isOwn, premoveTargets } from "../selection/premove.ts";
import { stepsOpenTo } from "../selection/selection.ts";
import type { Selection } from "../selection/useSelection.ts";
import { squareSeenAt, type Place } from "../surface/geometry.ts";
import type { BoardTexts, PieceFacts, PremoveMark, SquareFacts } from "../surface/types.ts";

/** What the piece on a place asks for: to capture, to be moved freely, or to be left alone. */
type Duty = "capture" | "free" | "locked";

export interface SquareLook {
  readonly x: number;
  readonly y: number;
  /** Undefined for a light square. */
  readonly square: number | undefined;
  readonly name: string;
  readonly selected?: boolean;
  readonly destination?: boolean | undefined;
  readonly lastStep?: "from" | "to" | undefined;
  readonly premove?: PremoveMark | undefined;
  readonly duty?: Duty | undefined;
  readonly lit?: boolean;
}

export interface Viewpoint {
  readonly scene: Scene;
  readonly texts: BoardTexts;
  readonly explanation: Explanation | undefined;
  readonly turned: boolean;
}

export function lookAt(place: Place, from: Viewpoint): SquareLook {
  const square = squareSeenAt(place, from.turned);
  const where = { ...place, square };
  if (square === undefined) return { ...where, name: from.texts.lightSquare };
  const facts = factsOf(square, from.scene);
  return {
    ...where,
    name: from.texts.darkSquare(facts),
    selected: facts.selected && facts.piece !== undefined,
    destination: facts.destination,
    lastStep: facts.lastStep,
    premove: facts.premove,
    duty: facts.piece?.ability && DUTIES[facts.piece.ability],
    lit: from.explanation?.pieces.includes(square) ?? false,
  };
}

/** An own piece that cannot move on one's own turn is locked (rule P10). */
const DUTIES = { capture: "capture", step: "free", none: "locked" } as const;

interface SceneSource extends Pick<Selection, "moment" | "selected" | "planned"> {
  readonly lastStep: StepSquares | undefined;
  readonly premove?: StepSquares | undefined;
}

/** What all squares have in common; the steps are found once. */
interface Scene extends SceneSource {
  readonly steps: readonly Step[];
  readonly targets: readonly Square[];
}

export function sceneOf(source: SceneSource): Scene {
  const { moment, planned } = source;
  const reach = planned === undefined ? [] : premoveTargets(planned, moment);
  const targets = reach.filter((square) => !isOwn(square, moment));
  return { ...source, steps: stepsOpenTo(moment), targets };
}

function factsOf(square: Square, scene: Scene): SquareFacts {
  const { steps, selected, lastStep } = scene;
  return {
    square,
    piece: pieceFacts(square, scene),
    selected: selected === square,
    destination: steps.some((step) => step.from === selected && step.to === square),
    lastStep: lastStep?.to === square ? "to" : lastStep?.from === square ? "from" : undefined,
    premove: premoveMark(square, scene),
  };
}

function premoveMark(square: Square, { planned, targets, premove }: Scene) {
  if (square === planned) return "piece";
  if (targets.includes(square)) return "target";
  if (square === premove?.from) return "from";
  return square === premove?.to ? "to" : undefined;
}

function pieceFacts(square: Square, scene: Scene): PieceFacts | undefined {
  const { position, viewer } = scene.moment;
  const piece = pieceAt(position, square);
  if (piece === undefined) return undefined;
  const owner = viewer === undefined ? undefined : piece.color === viewer ? "you" : "opponent";
  return { ...piece, owner, ability: owner === "you" ? abilityOf(square, scene) : undefined };
}

function abilityOf(square: Square, { moment, steps }: Scene): PieceFacts["ability"] {
  if (!moment.active || moment.viewer !== moment.position.turn) return undefined;
  const step = steps.find(({ from }) => from === square);
  if (step === undefined) return "none";
  return step.captured === undefined ? "step" : "capture";
}
