// The left and right arrows after a press of the pointer: they lead through the moves, wherever that press was.
import { useEffect, useEffectEvent } from "react";

const STEPS = new Set(["ArrowLeft", "ArrowRight"]);

/** Another key ends it, unless nothing has the focus: a board that is used by keys has the arrows for itself. */
export function useStepKeys(onStep: (event: Event, key: string) => void): void {
  const step = useEffectEvent(onStep);
  useEffect(() => {
    // The list may come with a move that was made by keys.
    let isPointed = document.activeElement?.matches(":focus-visible") === false;
    const listen = (event: KeyboardEvent | PointerEvent): void => {
      if (!("key" in event)) isPointed = true;
      else if (!STEPS.has(event.key)) isPointed = false;
      else if ((isPointed || event.target === document.body) && isFree(event))
        step(event, event.key);
    };
    const listening = new AbortController();
    // Before the board or a row of buttons takes the key.
    const options = { capture: true, signal: listening.signal };
    addEventListener("keydown", listen, options);
    addEventListener("pointerdown", listen, options);
    return () => listening.abort();
  }, []);
}

export function hasModifier(event: Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey">): boolean {
  return event.altKey || event.ctrlKey || event.metaKey;
}

/** Whether nothing is typed or asked where the key was struck. */
function isFree(event: KeyboardEvent): boolean {
  const { target } = event;
  const isField =
    target instanceof Element && target.matches("input:not([type=checkbox]), textarea, select");
  return !isField && !hasModifier(event) && document.querySelector("dialog[open]") === null;
}
