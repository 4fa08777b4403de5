// The board while nobody knows yet what stands on it: frame and squares.
import styles from "./Board.module.css";
import { Surface } from "./Surface.tsx";
import type { BoardProps } from "./types.ts";

export function EmptyBoard({ numbers = "frame" }: Pick<BoardProps, "numbers">) {
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
