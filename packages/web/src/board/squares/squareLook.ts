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
import type { BoardTexts, PieceFacts, SquareFacts } from "../surface/types.ts";

/** A light square has a place and a name alone. */
export interface SquareLook extends Place, Partial<Omit<SquareFacts, "piece">> {
  readonly name: string;
  /** An own piece that cannot move on one's own turn is locked (rule P10). */
  readonly ability?: PieceFacts["ability"];
  readonly lit?: boolean;
}

export interface Viewpoint {
  readonly scene: Scene;
  readonly texts: BoardTexts;
  readonly explanation: Explanation | undefined;
  readonly turned: boolean;
}

export function lookAt(place: Place, { scene, texts, explanation, turned }: Viewpoint): SquareLook {
  const square = squareSeenAt(place, turned);
  if (square === undefined) return { ...place, name: texts.lightSquare };
  const { piece, ...facts } = factsOf(square, scene);
  return {
    ...place,
    ...facts,
    name: texts.darkSquare({ piece, ...facts }),
    selected: facts.selected && piece !== undefined,
    ability: piece?.ability,
    lit: explanation?.pieces.includes(square) ?? false,
  };
}

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
