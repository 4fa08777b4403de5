// A card over the board (or whatever it stands in), with what is behind it dimmed.

import { useId, type CSSProperties, type ReactNode } from "react";

import { classes } from "./classes.ts";
import styles from "./Overlay.module.css";

/** Of what is covered, as seen: a half, and of its inner part a side as well. */
export interface Sides {
  readonly half: "top" | "bottom";
  readonly side: "left" | "right" | undefined;
}

interface OverlayProps {
  readonly title?: string;
  /** Seen only once a piece has had the time to arrive beneath it. */
  readonly late?: boolean;
  /** What the card leaves free of what it covers, where there is room. */
  readonly clearOf?: Sides | undefined;
  readonly children: ReactNode;
}

/** Fills the nearest positioned ancestor. Not modal: the rest of the page stays in reach. */
export function Overlay({ title, late = false, clearOf, children }: OverlayProps) {
  const titleId = useId();
  return (
    <section
      className={classes(styles["veil"], late && styles["late"])}
      style={clearOf && placedApart(clearOf)}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      <div className={styles["card"]}>
        {title !== undefined && <h2 id={titleId}>{title}</h2>}
        {children}
      </div>
    </section>
  );
}

function placedApart({ half, side }: Sides): CSSProperties {
  return {
    alignItems: half === "top" ? "end" : "start",
    ...(side && { justifyItems: side === "left" ? "right" : "left" }),
  };
}
