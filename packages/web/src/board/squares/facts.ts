// All there is to say about a square: for its name and for the marks on it.

import { pieceAt, type Square, type Step, type StepSquares } from "@kingrow/rules";

import { isOwn, premoveTargets } from "../selection/premove.ts";
import { stepsOpenTo, type Moment } from "../selection/selection.ts";
import type { PieceFacts, PremoveMark, SquareFacts } from "../surface/types.ts";

/** What the facts of all squares have in common; the steps are found once. */
export interface Scene {
  readonly moment: Moment;
  readonly steps: readonly Step[];
  readonly selected: Square | undefined;
  readonly lastStep: StepSquares | undefined;
  readonly premove: PremoveScene;
}

interface PremoveScene {
  /** The piece taken up, and where it could go. */
  readonly piece: Square | undefined;
  readonly targets: readonly Square[];
  readonly stored: StepSquares | undefined;
}

interface Held {
  readonly moment: Moment;
  readonly selected: Square | undefined;
  readonly planned: Square | undefined;
}

interface Told {
  readonly lastStep: StepSquares | undefined;
  readonly premove?: StepSquares | undefined;
}

/** What is held, and what the board is told to mark. */
export function sceneOf({ moment, selected, planned: piece }: Held, told: Told): Scene {
  const { lastStep, premove: stored } = told;
  const targets = piece === undefined ? [] : targetsOf(piece, moment);
  return {
    moment,
    steps: stepsOpenTo(moment),
    selected,
    lastStep,
    premove: { piece, targets, stored },
  };
}

function targetsOf(piece: Square, moment: Moment): readonly Square[] {
  return premoveTargets(piece, moment).filter((square) => !isOwn(square, moment));
}

export function factsOf(square: Square, scene: Scene): SquareFacts {
  const { steps, selected, lastStep } = scene;
  return {
    square,
    piece: pieceFacts(square, scene),
    selected: selected === square,
    destination: steps.some((step) => step.from === selected && step.to === square),
    lastStep: lastStep?.to === square ? "to" : lastStep?.from === square ? "from" : undefined,
    premove: premoveMark(square, scene.premove),
  };
}

function premoveMark(
  square: Square,
  { piece, targets, stored }: PremoveScene,
): PremoveMark | undefined {
  if (square === piece) return "piece";
  if (targets.includes(square)) return "target";
  if (square === stored?.from) return "from";
  return square === stored?.to ? "to" : undefined;
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
