// All there is to say about a square: for its name and for the marks on it.

import { pieceAt, type Square, type Step } from "@kingrow/rules";

import { stepsOpenTo, type Moment } from "./selection.ts";
import type { PieceFacts, SquareFacts, StepSquares } from "./types.ts";

/** What the facts of all squares have in common; the steps are found once. */
export interface Scene {
  readonly moment: Moment;
  readonly steps: readonly Step[];
  readonly selected: Square | undefined;
  readonly lastStep: StepSquares | undefined;
}

export function sceneOf(
  moment: Moment,
  selected: Square | undefined,
  lastStep: StepSquares | undefined,
): Scene {
  return { moment, steps: stepsOpenTo(moment), selected, lastStep };
}

export function factsOf(square: Square, scene: Scene): SquareFacts {
  const { steps, selected, lastStep } = scene;
  return {
    square,
    piece: pieceFacts(square, scene),
    selected: selected === square,
    destination: steps.some((step) => step.from === selected && step.to === square),
    lastStep: lastStep?.to === square ? "to" : lastStep?.from === square ? "from" : undefined,
  };
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
