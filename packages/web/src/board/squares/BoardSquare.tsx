// One of the 64 squares: its accessible name, marks and focus.

// oxlint-disable jsx-a11y/prefer-tag-over-role -- see Grid.tsx
import { memo } from "react";
import styles from "../surface/Board.module.css";
import { DestinationDot, LastStepMark, Lock, PremoveMark, Ring } from "./marks.tsx";
import type { SquareLook } from "./squareLook.ts";

interface BoardSquareProps extends SquareLook {
  readonly tabStop: boolean;
}

/** On every dark square, unseen until needed: drawing a dozen at the end of a turn would cost a frame. */
const LOCK = <Lock />;

export const BoardSquare = memo(function BoardSquare(props: BoardSquareProps) {
  const { x, y, square, name, selected, tabStop } = props;
  return (
    <div
      role="gridcell"
      tabIndex={tabStop ? 0 : -1}
      aria-label={name}
      aria-selected={square === undefined ? undefined : selected}
      className={styles["place"]}
      data-x={x}
      data-y={y}
      data-square={square}
      data-ability={props.ability}
      data-destination={props.destination || undefined}
      data-premove={props.premove}
      data-lit={props.lit || undefined}
    >
      {props.lastStep !== undefined && <LastStepMark end={props.lastStep} />}
      {selected && <Ring name="selected" />}
      {props.ability === "capture" && !selected && <Ring name="capture" />}
      {props.destination && <DestinationDot />}
      {props.premove !== undefined && <PremoveMark mark={props.premove} />}
      {square !== undefined && LOCK}
    </div>
  );
});
