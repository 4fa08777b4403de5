// A turning ring for work that takes a moment.

import { classes } from "./classes.ts";
import styles from "./Spinner.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface SpinnerProps {
  /** What is under way, for those who do not see the ring. Without it the ring is decoration. */
  readonly label?: string;
  readonly size?: "text" | "page";
}

export function Spinner({ label, size = "text" }: SpinnerProps) {
  const ring = <span aria-hidden="true" className={classes(styles["ring"], styles[size])} />;
  if (label === undefined) return ring;
  return (
    <output className={styles["status"]}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
