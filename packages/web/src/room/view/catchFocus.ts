// Moves the focus when the focused element disappears from the room screen.
import { useEffect, useRef, type FocusEvent } from "react";
import { boardInReach } from "../../shell/frame/arrival.ts";

/** Gives the focus to the verdict, or while there is none to the board, if nothing on the page has it. */
export function catchFocus(): void {
  const { activeElement } = document;
  if (activeElement !== null && !isLost(activeElement)) return;
  const verdict = document.querySelector<HTMLElement>("[data-verdict]");
  const target = verdict ?? boardInReach() ?? document.getElementById("main");
  target?.focus({ preventScroll: true });
}

/**
 * What is covered or disabled keeps the focus until the browser draws; a busy button has it again later. The main part
 * has it for want of anything better, as after an arrival.
 */
function isLost(element: Element): boolean {
  if (element === document.body || element.id === "main") return true;
  if (element.closest("[inert]") !== null) return true;
  return element.matches(":disabled:not([aria-busy])");
}

/** For what holds buttons that are disabled or go once they have been pressed: their focus goes on. */
export function useFocusCaught() {
  const had = useRef(false);
  useEffect(() => {
    if (had.current) catchFocus();
  });
  return {
    onFocus: (): void => {
      had.current = true;
    },
    onBlur: ({ target }: FocusEvent): void => {
      had.current = target.matches(":disabled");
    },
  };
}
