// Moves the focus to the main part of a new screen, and on from what is gone.
import { useLayoutEffect, useRef, type FocusEvent } from "react";

let hasArrived = false;

/** After a change of address. */
export function arrive(): void {
  hasArrived = true;
  focusMain();
}

/** Scrolls to the top, so that the header is in sight too. */
function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
  document.documentElement.scrollTop = 0;
}

/** A screen that another place leads to has the focus, as after loading a page. */
export function useArrivalAt(place: string | undefined): void {
  const shown = useRef(place);
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    arrive();
  }, [place]);
}

/** A screen that replaces another after an arrival takes the focus, before its first frame. `always`: after loading too. */
export function useFocusOfScreen(always = false): void {
  useLayoutEffect(() => {
    // Whoever read that goes on from it.
    if (always) hasArrived = true;
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    if (isLost && (always || hasArrived)) focusMain();
  }, [always]);
}

/** Where what had the focus is gone or disabled, the next place has it. Returns what notes the focus. */
export function useFocusKept(next: () => HTMLElement | null): (event: FocusEvent) => void {
  const had = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const { current } = had;
    const isFree = activeElement === null || activeElement === body || activeElement === current;
    const isGone =
      current?.isConnected === false || current?.matches(":disabled:not([aria-busy])") === true;
    if (!isFree || !isGone) return;
    had.current = null;
    next()?.focus({ preventScroll: true });
  });
  return ({ target }) => {
    had.current = target;
  };
}

/** The square of a board that has the keys of the board, unless the board is covered. */
export function boardInReach(): HTMLElement | null {
  const board = document.querySelector<HTMLElement>("[role=grid] [tabindex='0']");
  return board?.closest("[inert]") === null ? board : null;
}
