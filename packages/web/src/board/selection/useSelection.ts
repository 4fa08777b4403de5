// React hook for selection and premove.
import type { Explanation, Square } from "@kingrow/rules";
import { useState } from "react";
import { decidePremove } from "./premove.ts";
import { decide, stillSelected, type Moment, type SelectionEvent } from "./selection.ts";
import type { BoardProps } from "../surface/types.ts";

interface SelectionState {
  readonly moment: Moment;
  readonly selected: Square | undefined;
  readonly planned: Square | undefined;
  readonly explanation: Explanation | undefined;
}

export type Selection = ReturnType<typeof useSelection>;

export function useSelection(props: BoardProps) {
  const [stored, setHeld] = useState<SelectionState>(() => carriedOver(undefined, props));
  const held = isSameMoment(stored.moment, props) ? stored : carriedOver(stored, props);
  if (held !== stored) setHeld(held);
  const plans = !props.active && props.viewer !== undefined && props.onPremove !== undefined;

  const choose = (event: SelectionEvent): void => {
    const { selected, step, explanation } = decide(held.selected, event, held.moment);
    setHeld({ moment: held.moment, selected, planned: undefined, explanation });
    if (step !== undefined) props.onStep(step.from, step.to);
    if (explanation !== undefined) props.onExplain?.(explanation);
  };
  const plan = (event: SelectionEvent): void => {
    const now = { piece: held.planned, premove: props.premove };
    const { piece, premove } = decidePremove(now, event, held.moment);
    setHeld({ ...held, planned: piece, explanation: undefined });
    if (premove !== props.premove) props.onPremove?.(premove);
    if (piece !== undefined && piece !== held.planned) props.onPlan?.(piece);
  };
  const dismiss = (): void => setHeld((now) => ({ ...now, explanation: undefined }));
  return { ...held, plans, send: plans ? plan : choose, dismiss };
}

/** When the turn comes, the piece taken up for a premove is the one in the hand. */
function carriedOver(
  before: SelectionState | undefined,
  { position, viewer, active }: Moment,
): SelectionState {
  const moment = { position, viewer, active };
  const selected = stillSelected(before?.selected ?? before?.planned, moment);
  return {
    moment,
    selected,
    planned: active ? undefined : before?.planned,
    explanation: undefined,
  };
}

function isSameMoment(one: Moment, other: Moment): boolean {
  return (
    one.position === other.position && one.viewer === other.viewer && one.active === other.active
  );
}
