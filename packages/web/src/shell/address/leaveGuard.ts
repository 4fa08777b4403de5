// Guards a running game against Back and Forward: restores the address and asks the player.

/** From now on leaving the path by the browser's buttons asks instead; returns how to end that. */
export function guardLeaving(path: string, ask: () => void): () => void {
  const onPopState = (event: PopStateEvent): void => {
    if (window.location.pathname === path) return;
    event.stopImmediatePropagation();
    window.history.pushState(null, "", path);
    ask();
  };
  // Captured, so that the page never sees such a step.
  window.addEventListener("popstate", onPopState, { capture: true });
  return () => window.removeEventListener("popstate", onPopState, { capture: true });
}
