// Dots that come one by one behind a text that waits. The room for all of them is reserved.

import { useEffect, useState } from "react";

import styles from "./AnimatedDots.module.css";

interface AnimatedDotsProps {
  /** The most dots shown; then it begins again with none. */
  readonly max: number;
  /** Milliseconds from one dot to the next. */
  readonly stepMs: number;
}

export function AnimatedDots({ max, stepMs }: AnimatedDotsProps) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setShown((count) => (count + 1) % (max + 1)), stepMs);
    return () => clearInterval(timer);
  }, [max, stepMs]);
  return (
    <span aria-hidden="true" className={styles["dots"]} data-dots={".".repeat(max)}>
      <span className={styles["shown"]}>{".".repeat(shown)}</span>
    </span>
  );
}
