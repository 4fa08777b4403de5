// Runs a function after the next frame has been drawn.

/** Where no frames are drawn, as in a covered window, nothing waits longer for one. Milliseconds. */
const AT_THE_LATEST_MS = 100;

/** Acts after the next frame, in a hidden tab at once: it draws none and delays timers. Returns how to cancel. */
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
