// Dots that come one by one behind a text that waits. The room for all of them is reserved.
import { useEffect, useRef } from "react";
import styles from "./AnimatedDots.module.css";

interface AnimatedDotsProps {
  readonly max: number;
  readonly stepMs: number;
}

/** The page itself keeps how many are shown, so that a dot draws nothing else; the frame that answers a press waits for none. */
export function AnimatedDots({ max, stepMs }: AnimatedDotsProps) {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const presses = notePresses();
    let count = 0;
    const next = (): void => {
      if (shown.current === null || presses.isJustPressed()) return;
      count = (count + 1) % (max + 1);
      shown.current.textContent = ".".repeat(count);
    };
    const timer = setInterval(next, stepMs);
    return () => {
      clearInterval(timer);
      presses.stop();
    };
  }, [max, stepMs]);
  return (
    <span aria-hidden="true" className={styles["dots"]} data-dots={".".repeat(max)}>
      <span ref={shown} className={styles["shown"]} />
    </span>
  );
}

const INPUTS = ["pointerdown", "pointerup", "keydown"] as const;
/** The frames that answer a press have been drawn by then, on a slow device too. Milliseconds. */
const ANSWERED_MS = 150;

function notePresses() {
  let last = -Infinity;
  const note = (): void => {
    last = performance.now();
  };
  const options = { capture: true, passive: true };
  for (const input of INPUTS) window.addEventListener(input, note, options);
  return {
    isJustPressed: () => performance.now() - last < ANSWERED_MS,
    stop: () => {
      for (const input of INPUTS) window.removeEventListener(input, note, options);
    },
  };
}
