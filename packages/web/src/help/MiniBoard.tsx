// A corner of a board as a picture: squares, discs and the ways they take.
import styles from "./MiniBoard.module.css";
import type { Picture, Spot } from "./pictures.ts";

const SIDE = 5;
const SQUARES = Array.from({ length: SIDE * SIDE }, (_, index) => index)
  .filter((index) => index % 2 === 0)
  .map((index) => `M${index % SIDE} ${Math.floor(index / SIDE)}h1v1h-1z`)
  .join("");

/** Decoration: the line beside it says the same in words. Needs DiscSymbols somewhere in the page. */
export function MiniBoard({ pieces, ways }: Picture) {
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" className={styles["board"]}>
      <path d={SQUARES} className={styles["dark"]} />
      {/* Beneath the pieces: none that it is about is covered. */}
      {ways.map((way) => (
        <Way key={way.join(" ")} way={way} />
      ))}
      {pieces.map(({ at: [x, y], color, type, isFaded }) => (
        <g key={`${x}-${y}`} opacity={isFaded ? 0.4 : 1}>
          <use href={`#kingrow-${color}-${type}`} x={x} y={y} width="1" height="1" />
          {type === "king" && (
            <use href="#kingrow-crown" x={x} y={y} width="1" height="1" className={styles[color]} />
          )}
        </g>
      ))}
    </svg>
  );
}

function Way({ way }: { readonly way: readonly Spot[] }) {
  const line = `M${way.map(([x, y]) => `${x + 0.5} ${y + 0.5}`).join("L")}`;
  const [x, y] = way.at(-1) ?? [0, 0];
  return (
    <>
      <path d={line} className={styles["casing"]} />
      <path d={line} className={styles["core"]} />
      <circle cx={x + 0.5} cy={y + 0.5} r="0.17" className={styles["end"]} />
    </>
  );
}
