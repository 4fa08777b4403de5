// Dots that come one by one behind a text that waits. The room for all of them is reserved.
import { useEffect, useRef } from "react";
import styles from "./AnimatedDots.module.css";

/** The page itself keeps how many are shown, so that a dot draws nothing else. */
export function AnimatedDots({ max, stepMs }: { readonly max: number; readonly stepMs: number }) {
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let count = 0;
    const next = (): void => {
      count = (count + 1) % (max + 1);
      if (shown.current !== null) shown.current.textContent = ".".repeat(count);
    };
    const timer = setInterval(next, stepMs);
    return () => clearInterval(timer);
  }, [max, stepMs]);
  return (
    <span aria-hidden="true" className={styles["dots"]} data-dots={".".repeat(max)}>
      <span ref={shown} className={styles["shown"]} />
    </span>
  );
}
