// One disc, of either colour; a king wears a crown.
import type { Color, PieceType } from "@kingrow/rules";
import type { Ref } from "react";
import styles from "./Piece.module.css";

export const CROWNS = { white: "var(--crown-on-ivory)", black: "var(--crown-on-ebony)" } as const;

interface DiscProps {
  readonly color: Color;
  readonly type: PieceType;
  readonly crownRef?: Ref<SVGSVGElement>;
}

/** Needs DiscSymbols somewhere in the page. */
export function Disc({ color, type, crownRef }: DiscProps) {
  return (
    <span className={styles["disc"]}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <use href={`#kingrow-${color}-${type}`} />
      </svg>
      {type === "king" && (
        <svg ref={crownRef} viewBox="0 0 100 100" aria-hidden="true" fill={CROWNS[color]}>
          <use href="#kingrow-crown" />
        </svg>
      )}
    </span>
  );
}
