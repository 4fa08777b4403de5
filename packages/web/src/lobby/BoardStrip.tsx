// Three rows of a board in a game, one drawing: the Old Fourteenth after 11-15 23-19 8-11 22-17, from White's side.
import styles from "./BoardStrip.module.css";

/** A line of dashes for each row, each dash a square. */
const DARK_SQUARES = "M1 .5h7M0 1.5h8M1 2.5h7";
const STONES = ["ebony", "ivory"] as const;

/** Squares 9 to 12 and 15, and White's 17 and 19, each by its column and row. */
const DISCS = {
  ebony: ["1 0", "3 0", "5 0", "7 0", "4 1"],
  ivory: ["1 2", "5 2"],
} as const;

/** Decoration: whoever does not see it misses nothing. */
export function BoardStrip() {
  return (
    <svg viewBox="-.25 -.25 8.5 3.5" aria-hidden="true" className={styles["strip"]}>
      <path d="M0 0h8v3H0z" className={styles["light"]} />
      <path d={DARK_SQUARES} strokeDasharray="1" className={styles["dark"]} />
      {STONES.map((stone) =>
        DISCS[stone].map((place) => (
          <g key={place} transform={`translate(${place})`} className={styles[stone]}>
            <circle cx=".5" cy=".5" r=".39" />
            <circle cx=".5" cy=".5" r=".27" />
            <circle cx=".5" cy=".5" r=".16" />
          </g>
        )),
      )}
    </svg>
  );
}
