// The selection on the board as a pure state machine: selection and event give the next selection,
// and perhaps a step to play or an explanation why there is none.
import {
  type Color,
  type Explanation,
  legalSteps,
  pieceAt,
  playStep,
  type Position,
  type Square,
  type Step,
  whyNot,
} from "@kingrow/rules";

/** What the selection depends on besides itself. */
export interface Moment {
  readonly position: Position;
  readonly viewer: Color | undefined;
  readonly active: boolean;
}

export type SelectionEvent =
  /** A click, or Enter on a place; no square means a light one. */
  | { readonly type: "press"; readonly square: Square | undefined }
  /** A finger or button goes down on a square, perhaps to drag. */
  | { readonly type: "grab"; readonly square: Square }
  /** The dragged piece is let go over a square; no square means a light one or off the board. */
  | { readonly type: "drop"; readonly square: Square | undefined }
  | { readonly type: "let-go" };

export interface Decision {
  readonly selected: Square | undefined;
  readonly step?: Step;
  readonly explanation?: Explanation;
}

const NOTHING: Decision = { selected: undefined };

/** The steps the person at the board may play now; none out of turn. */
export function stepsOpenTo({ position, viewer, active }: Moment): readonly Step[] {
  return active && viewer === position.turn ? legalSteps(position) : [];
}

export function canMoveFrom(moment: Moment, square: Square): boolean {
  return stepsOpenTo(moment).some((step) => step.from === square);
}

export function decide(
  selected: Square | undefined,
  event: SelectionEvent,
  moment: Moment,
): Decision {
  const { type } = event;
  if (type === "let-go") return NOTHING;
  if (type === "press") return press(selected, event.square, moment);
  if (type === "drop")
    return played(stepTo(selected, event.square, moment), moment) ?? { selected };
  return { selected: canMoveFrom(moment, event.square) ? event.square : selected };
}

/** What stays selected: a piece in a chain always, another one while it can move, nothing out of turn. */
export function stillSelected(selected: Square | undefined, moment: Moment): Square | undefined {
  const { jumper } = moment.position;
  if (jumper !== undefined && canMoveFrom(moment, jumper)) return jumper;
  return selected !== undefined && canMoveFrom(moment, selected) ? selected : undefined;
}

function press(selected: Square | undefined, square: Square | undefined, moment: Moment): Decision {
  if (square === undefined || square === selected) return NOTHING;
  if (canMoveFrom(moment, square)) return { selected: square };
  const step =
    selected === undefined ? onlyStepTo(square, moment) : stepTo(selected, square, moment);
  return played(step, moment) ?? refused(square, moment);
}

function stepTo(
  from: Square | undefined,
  to: Square | undefined,
  moment: Moment,
): Step | undefined {
  return stepsOpenTo(moment).find((step) => step.from === from && step.to === to);
}

/** A piece with a single move may be played by its destination alone, if no other can go there. */
function onlyStepTo(square: Square, moment: Moment): Step | undefined {
  const steps = stepsOpenTo(moment);
  const [step, other] = steps.filter(({ to }) => to === square);
  const hasChoice =
    other !== undefined || steps.some((each) => each !== step && each.from === step?.from);
  return hasChoice ? undefined : step;
}

/** A step clears the selection; in a chain the landing piece stays selected. */
function played(step: Step | undefined, moment: Moment): Decision | undefined {
  if (step === undefined) return undefined;
  const { turnEnded } = playStep(moment.position, step);
  return { selected: turnEnded ? undefined : step.to, step };
}

function refused(square: Square, moment: Moment): Decision {
  if (pieceAt(moment.position, square) === undefined) return NOTHING;
  const explanation = whyNot(square, moment);
  return explanation === undefined ? NOTHING : { selected: undefined, explanation };
}
