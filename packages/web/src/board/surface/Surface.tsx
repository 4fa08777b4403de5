// Draws the squares, and an empty board while the game is loading.
import { memo } from "react";
import styles from "./Board.module.css";
import { PLACES, SIDE } from "./geometry.ts";
import type { SquareNumbers } from "./types.ts";

/** A dark square at the near left corner, as the field lays a board. */
const DARK_SQUARES = PLACES.flat()
  .filter(({ x, y }) => (x + y) % 2 === 1)
  .map(({ x, y }) => `M${x} ${y}h1v1h-1z`)
  .join("");

export const Surface = memo(function Surface() {
  return (
    <svg
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles["surface"]}
    >
      <path d={DARK_SQUARES} />
    </svg>
  );
});

/** The board while nobody knows yet what stands on it: frame and squares. */
export function EmptyBoard({ numbers = "frame" }: { readonly numbers?: SquareNumbers }) {
  return (
    <div className={styles["board"]} aria-hidden="true">
      <div className={styles["frame"]} data-numbers={numbers}>
        <div className={styles["field"]}>
          <Surface />
        </div>
      </div>
    </div>
  );
}
