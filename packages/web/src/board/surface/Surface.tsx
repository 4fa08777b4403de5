// The frame and the squares. Without anything on them they stand for a game that is loading.
import type { DOMAttributes, ReactNode } from "react";
import styles from "./Board.module.css";
import { PLACES, SIDE } from "./geometry.ts";
import type { SquareNumbers } from "./types.ts";

const DARK_SQUARES = PLACES.flat()
  .filter(({ x, y }) => (x + y) % 2 === 1)
  .map(({ x, y }) => `M${x} ${y}h1v1h-1z`)
  .join("");

const CHECKERED = (
  <svg
    viewBox={`0 0 ${SIDE} ${SIDE}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    className={styles["surface"]}
  >
    <path d={DARK_SQUARES} />
  </svg>
);

interface SurfaceProps {
  readonly numbers: SquareNumbers;
  /** See pointer and keys before the squares do. */
  readonly handlers?: DOMAttributes<HTMLElement> | undefined;
  readonly children?: ReactNode;
}

export function Surface({ numbers, handlers, children }: SurfaceProps) {
  return (
    <div className={styles["board"]}>
      <div className={styles["frame"]} data-numbers={numbers}>
        <div className={styles["field"]} {...handlers}>
          {CHECKERED}
          {children}
        </div>
      </div>
    </div>
  );
}
