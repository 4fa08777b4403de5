// A short label of a state, with a dot whose shape tells the state too.
import type { PropsWithChildren } from "react";
import styles from "./Badge.module.css";
import { classes } from "./base/classes.ts";
import { Icon, type IconName } from "./base/Icon.tsx";

/** What a badge says at a glance: open or well, being waited for, over or closed, wrong, or the one thing that matters now. */
export type BadgeTone = "good" | "waiting" | "muted" | "bad" | "accent";

interface BadgeProps {
  readonly tone: BadgeTone;
  /** In place of the dot. */
  readonly icon?: IconName;
}

export function Badge({ tone, icon, children }: PropsWithChildren<BadgeProps>) {
  return (
    <span className={classes(styles["badge"], styles[tone])}>
      {icon ? <Icon name={icon} /> : <span aria-hidden="true" className={styles["dot"]} />}
      <span>{children}</span>
    </span>
  );
}
