// A short label of a state, with a dot whose shape tells the state too.
import type { PropsWithChildren } from "react";
import styles from "./Badge.module.css";
import { classes } from "./base/classes.ts";

/** What a badge says at a glance: open or well, being waited for, over or closed, wrong, or the one thing that matters now. */
export type BadgeTone = "good" | "waiting" | "muted" | "bad" | "accent";

export function Badge({ tone, children }: PropsWithChildren<{ readonly tone: BadgeTone }>) {
  return (
    <span className={classes(styles["badge"], styles[tone])}>
      <span aria-hidden="true" className={styles["dot"]} />
      <span>{children}</span>
    </span>
  );
}
