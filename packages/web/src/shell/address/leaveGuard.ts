// Guards a running game against Back and Forward: restores the address and asks the player.

export interface LeaveGuard {
  /** From now on leaving the path by the browser's buttons asks instead; returns how to end that. */
  readonly protect: (path: string, ask: () => void) => () => void;
}

/** Must be created before the router listens, so that the router never sees such a step. */
export function createLeaveGuard(): LeaveGuard {
  let guarded: { readonly path: string; readonly ask: () => void } | undefined;

  const onPopState = (event: PopStateEvent): void => {
    if (guarded === undefined || window.location.pathname === guarded.path) return;
    event.stopImmediatePropagation();
    window.history.pushState(null, "", guarded.path);
    guarded.ask();
  };
  window.addEventListener("popstate", onPopState, { capture: true });

  return {
    protect: (path, ask) => {
      const own = { path, ask };
      guarded = own;
      return () => {
        if (guarded === own) guarded = undefined;
      };
    },
  };
}
