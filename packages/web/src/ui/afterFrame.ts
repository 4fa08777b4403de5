// Runs a function after the next frame has been drawn.

/** Where no frames are drawn, as in a covered window, nothing waits longer for one. Milliseconds. */
const AT_THE_LATEST_MS = 100;

/**
 * Acts once the next frame is on its way to the screen; returns how to call it off. In a hidden tab there is no frame, and
 * timers may be a second late: there it acts at once.
 */
export function afterFrame(act: () => void): () => void {
  let isOver = false;
  const end = (): void => {
    isOver = true;
    cancelAnimationFrame(frame);
    clearTimeout(latest);
  };
  const once = (): void => {
    if (isOver) return;
    end();
    act();
  };
  const frame = requestAnimationFrame(() => setTimeout(once));
  const latest = setTimeout(once, AT_THE_LATEST_MS);
  if (document.visibilityState === "hidden") queueMicrotask(once);
  return end;
}
