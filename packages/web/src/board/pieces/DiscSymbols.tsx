// The drawings of discs and crowns, kept once in the page and used by every piece.
import { memo } from "react";
import styles from "./Piece.module.css";

type Stone = "ivory" | "ebony";

/** Colours of the face from top to bottom and of the side; the lines are black and white laid thinly over the stone. */
const STONES = {
  ivory: {
    face: ["var(--ivory)", "var(--ivory-low)"],
    side: "var(--ivory-side)",
    rim: { stroke: "var(--ivory-side)", strokeOpacity: 0.3 },
    opacity: { gleam: 0.7, groove: 0.32, lip: 0.75 },
  },
  ebony: {
    face: ["var(--ebony-high)", "var(--ebony)"],
    side: "var(--ebony-side)",
    rim: { stroke: "#fff", strokeOpacity: 0.07 },
    opacity: { gleam: 0.22, groove: 0.7, lip: 0.2 },
  },
} as const;
const OUTLINE = { stroke: "var(--disc-line, var(--mark-casing))", strokeWidth: 2 } as const;

/** Draws nothing itself. The light comes from above, a little from the left. */
export const DiscSymbols = memo(function DiscSymbols() {
  return (
    <svg aria-hidden="true" className={styles["symbols"]}>
      <defs>
        <radialGradient id="kingrow-shadow">
          <stop offset="0.82" stopOpacity="0.5" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
        <Gradient stone="ivory" />
        <Gradient stone="ebony" />
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

function Gradient({ stone }: { readonly stone: Stone }) {
  const [top, bottom] = STONES[stone].face;
  return (
    <linearGradient id={`kingrow-${stone}-face`} x1="0.25" y1="0" x2="0.75" y2="1">
      <stop offset="0" stopColor={top} />
      <stop offset="1" stopColor={bottom} />
    </linearGradient>
  );
}

interface SymbolProps {
  readonly id: string;
  readonly stone: Stone;
}

function DiscSymbol({ id, stone }: SymbolProps) {
  return (
    <symbol id={id} viewBox="0 0 100 100">
      <ellipse cx="50" cy="56" rx="45" ry="44" fill="url(#kingrow-shadow)" />
      <circle {...OUTLINE} fill={STONES[stone].side} cx="50" cy="53" r="39" />
      <Face stone={stone} cy={49} rings={[30, 21, 11]} />
    </symbol>
  );
}

/** A king is two discs, one on the other. Its crown comes apart from it. */
function StackSymbol({ id, stone }: SymbolProps) {
  const { side } = STONES[stone];
  return (
    <symbol id={id} viewBox="0 0 100 100">
      <ellipse cx="50" cy="58.5" rx="45" ry="41.5" fill="url(#kingrow-shadow)" />
      <circle {...OUTLINE} fill={side} cx="50" cy="57" r="39" />
      <circle fill={OUTLINE.stroke} cx="50" cy="50" r="39" />
      <circle {...OUTLINE} fill={side} cx="50" cy="48.5" r="39" />
      <Face stone={stone} cy={44} rings={[32]} />
    </symbol>
  );
}

interface FaceProps {
  readonly stone: Stone;
  readonly cy: number;
  readonly rings: readonly number[];
}

/** The top of a disc: a bevelled rim and turned grooves, each a dark line with light on its lower lip. */
function Face({ stone, cy, rings }: FaceProps) {
  const { rim, opacity } = STONES[stone];
  return (
    <>
      <circle {...OUTLINE} fill={`url(#kingrow-${stone}-face)`} cx="50" cy={cy} r="39" />
      <g fill="none" strokeWidth="1.5" stroke="#fff">
        <circle {...rim} strokeWidth="6" cx="50" cy={cy} r="35.5" />
        <circle strokeOpacity={opacity.gleam} cx="50" cy={cy} r="37" />
        {rings.map((r) => (
          <g key={r}>
            <circle stroke="#000" strokeOpacity={opacity.groove} cx="50" cy={cy} r={r} />
            <circle strokeOpacity={opacity.lip} cx="50" cy={cy + 1.2} r={r - 1} />
          </g>
        ))}
      </g>
    </>
  );
}
