// Whether somebody is just pressing something: what moves by itself stays out of the way of the answer.

const INPUTS = ["pointerdown", "pointerup", "keydown"] as const;
/** The frames that answer a press have been drawn by then, on a slow device too. Milliseconds. */
const ANSWERED_MS = 150;

let last = -Infinity;
for (const input of INPUTS)
  window.addEventListener(input, () => (last = performance.now()), {
    capture: true,
    passive: true,
  });

export function isJustPressed(): boolean {
  const since = performance.now() - last;
  return since >= 0 && since < ANSWERED_MS;
}
