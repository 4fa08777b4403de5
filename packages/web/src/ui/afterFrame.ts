// What can wait until the frame that answers an input has been drawn.

/** Where no frames are drawn, as in a hidden tab, nothing waits longer for one. Milliseconds. */
const AT_THE_LATEST_MS = 100;

/** Acts once the next frame is on its way to the screen; returns how to call it off. */
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
  return end;
}
