// A small board that shows pieces and their ways; its lower left corner is dark.
import { CROWNS } from "../board/pieces/Disc.tsx";
import type { PlacedPiece, Spot } from "./pictures.ts";
import styles from "./Rules.module.css";

interface MiniBoardProps {
  readonly pieces: readonly PlacedPiece[];
  readonly ways?: readonly (readonly Spot[])[];
  /** Squares along one edge. */
  readonly side?: number;
}

/** Decoration: the line beside it says the same in words. Needs DiscSymbols somewhere in the page. */
export function MiniBoard({ pieces, ways, side = 5 }: MiniBoardProps) {
  return (
    <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true" className={styles["board"]}>
      <path d={darkSquares(side)} fill="var(--square-dark)" />
      {/* Beneath the pieces: none that it is about is covered. */}
      {ways?.map((way) => (
        <Way key={way.join(" ")} way={way} />
      ))}
      {pieces.map(({ at: [x, y], color, type, isFaded }) => (
        <g key={`${x}-${y}`} opacity={isFaded ? 0.4 : 1}>
          <use href={`#kingrow-${color}-${type}`} x={x} y={y} width="1" height="1" />
          {type === "king" && (
            <use href="#kingrow-crown" x={x} y={y} width="1" height="1" fill={CROWNS[color]} />
          )}
        </g>
      ))}
    </svg>
  );
}

/** Every row has its dark squares one column further. */
function darkSquares(side: number): string {
  return Array.from({ length: side * side }, (_, index) => [index % side, Math.floor(index / side)])
    .filter(([x = 0, y = 0]) => (x + y - side) % 2 !== 0)
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join("");
}

/** Marked as the board marks it: a dark casing under a bright core. */
function Way({ way }: { readonly way: readonly Spot[] }) {
  const line = `M${way.map(([x, y]) => `${x + 0.5} ${y + 0.5}`).join("L")}`;
  const [x, y] = way.at(-1) ?? [0, 0];
  return (
    <g fill="none" stroke="var(--mark-casing)" strokeLinecap="round" strokeLinejoin="round">
      <path d={line} strokeWidth="0.17" />
      <path d={line} stroke="var(--mark-core)" strokeWidth="0.09" />
      <circle cx={x + 0.5} cy={y + 0.5} r="0.17" fill="var(--mark-core)" strokeWidth="0.05" />
    </g>
  );
}
