// Moves the focus when the focused element disappears from the room screen.
import { boardInReach } from "../../shell/frame/arrival.ts";

/** Where a lost focus goes: to the verdict, or while there is none to the board. */
export function focusCatcher(): HTMLElement | null {
  const verdict = document.querySelector<HTMLElement>("[data-verdict]");
  return verdict ?? boardInReach() ?? document.getElementById("main");
}

/** Unless something on the page has the focus. */
export function catchFocus(catcher = focusCatcher()): void {
  const { activeElement } = document;
  if (activeElement === null || isLost(activeElement)) catcher?.focus({ preventScroll: true });
}

/** Covered or disabled elements keep the focus until the next frame; a busy button gets it back. */
function isLost(element: Element): boolean {
  // The main part has it for want of anything better.
  if (element === document.body || element.id === "main") return true;
  if (element.closest("[inert]") !== null) return true;
  return element.matches(":disabled:not([aria-busy])");
}
