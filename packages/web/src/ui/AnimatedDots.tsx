// Dots that come one by one behind a text that waits. The room for all of them is reserved.

import { useEffect, useRef } from "react";

import styles from "./AnimatedDots.module.css";
import { notePresses } from "./justPressed.ts";

interface AnimatedDotsProps {
  /** The most dots shown; then it begins again with none. */
  readonly max: number;
  /** Milliseconds from one dot to the next. */
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
