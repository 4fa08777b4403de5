// The drawings of discs and crowns, kept once in the page and used by every piece.

import { memo } from "react";

import styles from "./Disc.module.css";

/** Draws nothing itself. The light comes from above, a little from the left. */
export const DiscSymbols = memo(function DiscSymbols() {
  return (
    <svg aria-hidden="true" className={styles["symbols"]}>
      <defs>
        <radialGradient id="kingrow-shadow">
          <stop offset="0.82" stopOpacity="0.5" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
        <TurnedFace stone="ivory" />
        <TurnedFace stone="ebony" />
      </defs>
      <DiscSymbol id="kingrow-white-man" stone="ivory" />
      <DiscSymbol id="kingrow-black-man" stone="ebony" />
      <StackSymbol id="kingrow-white-king" stone="ivory" />
      <StackSymbol id="kingrow-black-king" stone="ebony" />
      <symbol id="kingrow-crown" viewBox="0 0 100 100">
        <path d="M28 66h44v7H28zM28 62l-6-26 15 11 13-20 13 20 15-11-6 26z" />
        <circle cx="22" cy="35" r="4.5" />
        <circle cx="50" cy="26" r="4.5" />
        <circle cx="78" cy="35" r="4.5" />
      </symbol>
    </svg>
  );
});

interface StoneProps {
  readonly stone: "ivory" | "ebony";
}

function TurnedFace({ stone }: StoneProps) {
  return (
    <linearGradient id={`kingrow-${stone}-face`} x1="0.25" y1="0" x2="0.75" y2="1">
      <stop offset="0" className={styles[`${stone}High`]} />
      <stop offset="1" className={styles[`${stone}Low`]} />
    </linearGradient>
  );
}

interface SymbolProps extends StoneProps {
  readonly id: string;
}

function DiscSymbol({ id, stone }: SymbolProps) {
  return (
    <symbol id={id} viewBox="0 0 100 100" className={styles[stone]}>
      <ellipse cx="50" cy="56" rx="45" ry="44" fill="url(#kingrow-shadow)" />
      <circle className={styles["side"]} cx="50" cy="53" r="39" />
      <Face stone={stone} cy={49} rings={[30, 21, 11]} />
    </symbol>
  );
}

/** A king is two discs, one on the other. Its crown comes apart from it. */
function StackSymbol({ id, stone }: SymbolProps) {
  return (
    <symbol id={id} viewBox="0 0 100 100" className={styles[stone]}>
      <ellipse cx="50" cy="58.5" rx="45" ry="41.5" fill="url(#kingrow-shadow)" />
      <circle className={styles["side"]} cx="50" cy="57" r="39" />
      <circle className={styles["seam"]} cx="50" cy="50" r="39" />
      <circle className={styles["side"]} cx="50" cy="48.5" r="39" />
      <Face stone={stone} cy={44} rings={[32]} />
    </symbol>
  );
}

interface FaceProps extends StoneProps {
  readonly cy: number;
  readonly rings: readonly number[];
}

/** The top of a disc: a bevelled rim and turned grooves, each a dark line with light on its lower lip. */
function Face({ stone, cy, rings }: FaceProps) {
  return (
    <>
      <circle
        className={styles["edge"]}
        cx="50"
        cy={cy}
        r="39"
        fill={`url(#kingrow-${stone}-face)`}
      />
      <circle className={styles["rim"]} cx="50" cy={cy} r="35.5" />
      <circle className={styles["gleam"]} cx="50" cy={cy} r="37" />
      {rings.map((r) => (
        <g key={r}>
          <circle className={styles["groove"]} cx="50" cy={cy} r={r} />
          <circle className={styles["lip"]} cx="50" cy={cy + 1.2} r={r - 1} />
        </g>
      ))}
    </>
  );
}
