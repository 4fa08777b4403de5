// Dots that come one by one behind a text that waits. The room for all of them is reserved.
import { useRef } from "react";
import styles from "./AnimatedDots.module.css";
import { useInterval } from "./useInterval.ts";

/** The page itself keeps how many are shown, so that a dot draws nothing else. */
export function AnimatedDots({ max, stepMs }: { readonly max: number; readonly stepMs: number }) {
  const shown = useRef<HTMLSpanElement>(null);
  useInterval(stepMs, () => {
    const count = shown.current?.textContent.length ?? 0;
    shown.current?.replaceChildren(".".repeat((count + 1) % (max + 1)));
  });
  return (
    <span aria-hidden="true" className={styles["dots"]} data-dots={".".repeat(max)}>
      <span ref={shown} className={styles["shown"]} />
    </span>
  );
}
