// Binds the pure selection to React: the state, and what an event hands out.

import type { Square } from "@kingrow/rules";
import { useState } from "react";

import { decide, settle, type Moment, type SelectionEvent } from "./selection.ts";
import type { BoardProps, Explanation } from "./types.ts";

interface Held {
  readonly moment: Moment;
  readonly selected: Square | undefined;
  readonly explanation: Explanation | undefined;
}

export interface Selection extends Held {
  readonly send: (event: SelectionEvent) => void;
  /** Takes the explanation away once it has been read. */
  readonly dismiss: () => void;
}

export function useSelection(props: BoardProps): Selection {
  const [stored, setHeld] = useState<Held>(() => settled(undefined, props));
  const held = isSameMoment(stored.moment, props) ? stored : settled(stored.selected, props);
  if (held !== stored) setHeld(held);

  const send = (event: SelectionEvent): void => {
    const { selected, step, explanation } = decide(held.selected, event, held.moment);
    setHeld({ moment: held.moment, selected, explanation });
    if (step !== undefined) props.onStep(step.from, step.to);
    if (explanation !== undefined) props.onExplain?.(explanation);
  };
  const dismiss = (): void => setHeld((now) => ({ ...now, explanation: undefined }));
  return { ...held, send, dismiss };
}

function settled(selected: Square | undefined, { position, viewer, active }: Moment): Held {
  const moment = { position, viewer, active };
  return { moment, selected: settle(selected, moment), explanation: undefined };
}

function isSameMoment(one: Moment, other: Moment): boolean {
  return (
    one.position === other.position && one.viewer === other.viewer && one.active === other.active
  );
}
