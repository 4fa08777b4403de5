// A card over the board (or whatever it stands in), with what is behind it dimmed.

import { useId, type ReactNode } from "react";

import { classes } from "./classes.ts";
import styles from "./Overlay.module.css";

interface OverlayProps {
  readonly title?: string;
  /** Seen only once a piece has had the time to arrive beneath it. */
  readonly late?: boolean;
  /** The half of what is covered that the card leaves free, where there is room. */
  readonly clearOf?: "top" | "bottom" | undefined;
  readonly children: ReactNode;
}

/** Fills the nearest positioned ancestor. Not modal: the rest of the page stays in reach. */
export function Overlay({ title, late = false, clearOf, children }: OverlayProps) {
  const titleId = useId();
  return (
    <section
      className={classes(styles["veil"], late && styles["late"])}
      data-clear-of={clearOf}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      <div className={styles["card"]}>
        {title !== undefined && <h2 id={titleId}>{title}</h2>}
        {children}
      </div>
    </section>
  );
}
