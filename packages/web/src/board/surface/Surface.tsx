// The frame and the squares. Without anything on them they stand for a game that is loading.
import type { DOMAttributes, ReactNode } from "react";
import styles from "./Board.module.css";
import type { SquareNumbers } from "./types.ts";

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
          {children}
        </div>
      </div>
    </div>
  );
}
