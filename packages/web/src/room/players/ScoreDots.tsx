// A row of twelve discs that fills with what a player has captured, and their number (P8).
import { PIECES_PER_SIDE } from "@kingrow/rules";
import type { Color } from "@kingrow/rules";
import styles from "./PlayerPanel.module.css";

interface ScoreDotsProps {
  /** 0 to 12. */
  readonly count: number;
  /** The color of the captured pieces. */
  readonly color: Color;
  readonly label: string;
}

const DOTS = Array.from({ length: PIECES_PER_SIDE }, (_, index) => index);

export function ScoreDots({ count, color, label }: ScoreDotsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- twelve discs are one picture, drawn by CSS
    <div role="img" aria-label={label} className={styles["score"]} data-color={color}>
      <span className={styles["dots"]}>
        {DOTS.map((index) => (
          <span key={index} className={styles["dot"]} data-filled={index < count} />
        ))}
      </span>
      <span className={styles["count"]}>{count}</span>
    </div>
  );
}
