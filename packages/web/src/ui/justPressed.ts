// Whether the visitor has just pressed something, so that automatic changes wait.

const INPUTS = ["pointerdown", "pointerup", "keydown"] as const;
/** The frames that answer a press have been drawn by then, on a slow device too. Milliseconds. */
const ANSWERED_MS = 150;

interface Presses {
  readonly isJustPressed: () => boolean;
  readonly stop: () => void;
}

/** Notes every press from now on, until it is stopped. */
export function notePresses(): Presses {
  let last = -Infinity;
  const note = (): void => {
    last = performance.now();
  };
  for (const input of INPUTS)
    window.addEventListener(input, note, { capture: true, passive: true });
  return {
    isJustPressed: () => performance.now() - last < ANSWERED_MS,
    stop: () => {
      for (const input of INPUTS) window.removeEventListener(input, note, { capture: true });
    },
  };
}
