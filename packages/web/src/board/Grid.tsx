// The grid over the board that takes pointer and keys: 64 squares with their names and marks.

// oxlint-disable jsx-a11y/prefer-tag-over-role -- a table would round its columns to whole pixels and drift off the pieces
import { memo, useEffect, useId, useRef, useState, type MouseEvent, type RefObject } from "react";
import { afterFrame } from "../ui/base/afterFrame.ts";
import styles from "./surface/Board.module.css";
import { BoardSquare } from "./squares/BoardSquare.tsx";
import { PLACES, squareSeenAt, type Place } from "./surface/geometry.ts";
import { DURATION_FACTORS } from "./pieces/motion.ts";
import { isOwn } from "./selection/premove.ts";
import { canMoveFrom } from "./selection/selection.ts";
import { lookAt, sceneOf } from "./squares/squareLook.ts";
import { stopsOf } from "./input/stops.ts";
import type { BoardProps } from "./surface/types.ts";
import { useDrag } from "./input/useDrag.ts";
import { usePointed } from "./input/usePointed.ts";
import { isHome, placeOfElement, useRovingFocus } from "./input/useRovingFocus.ts";
import type { Selection } from "./selection/useSelection.ts";

interface GridProps {
  readonly board: BoardProps;
  readonly turned: boolean;
  readonly selection: Selection;
  /** Another one for each change of the position. */
  readonly cause: unknown;
}

export function Grid({ board, turned, selection, cause }: GridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const durationFactor = DURATION_FACTORS[board.speed ?? "normal"];
  const handlers = useInput(grid, selection, { turned, durationFactor });
  const { texts } = board;
  const isHeld = useIsUnseen(cause);
  const pointed = usePointed(board.position);
  return (
    <>
      <span id={keysId} className="unseen">
        {texts.keys}
      </span>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={texts.label}
        aria-describedby={keysId}
        className={styles["grid"]}
        {...handlers}
        onPointerMove={(event) => {
          pointed.onPointerMove(event);
          handlers.onPointerMove(event);
        }}
        onPointerLeave={pointed.onPointerLeave}
      >
        <Squares board={board} turned={turned} selection={selection} isHeld={isHeld} />
      </div>
    </>
  );
}

interface SquaresProps extends Omit<GridProps, "cause"> {
  /** They stay as they are for now: a piece sets out first, and its frame does not wait for the marks. */
  readonly isHeld: boolean;
}

const Squares = memo(
  function Squares({ board, turned, selection }: SquaresProps) {
    const { lastStep, premove } = board;
    const scene = sceneOf({ ...selection, lastStep, premove });
    const view = { scene, texts: board.texts, explanation: selection.explanation, turned };
    return PLACES.map((row, y) => (
      // oxlint-disable-next-line react/no-array-index-key -- a row is its index
      <div key={y} role="row" className={styles["row"]}>
        {row.map((place) => (
          <BoardSquare key={place.x} {...lookAt(place, view)} tabStop={isHome(place)} />
        ))}
      </div>
    ));
  },
  // On a board that was turned the names of the squares would be those of others.
  (before, { isHeld, turned }) => isHeld && turned === before.turned,
);

/** All ways to say the same few things to the selection: click, drag and keys. */
function useInput(
  grid: RefObject<HTMLElement | null>,
  selection: Selection,
  { turned, durationFactor }: { readonly turned: boolean; readonly durationFactor: number },
) {
  const { moment, selected, planned, plans, send } = selection;
  const press = (place: Place): void =>
    send({ type: "press", square: squareSeenAt(place, turned) });
  const drag = useDrag({
    grid,
    turned,
    durationFactor,
    selected: plans ? planned : selected,
    canDrag: (square) => (plans ? isOwn(square, moment) : canMoveFrom(moment, square)),
    onGrab: (square) => send({ type: "grab", square }),
    onDrop: (square) => send({ type: "drop", square }),
  });
  const keys = useRovingFocus({
    turned,
    stops: () => stopsOf(selection),
    onPress: press,
    onLetGo: () => send({ type: "let-go" }),
  });
  const onClick = (event: MouseEvent): void => {
    const place = placeOfElement(event.target);
    if (place !== undefined && !drag.claimsClick(event)) press(place);
  };
  return { onClick, ...keys, ...drag.handlers };
}

/** Whether a value is another one than in the last frame that was drawn. */
function useIsUnseen(value: unknown): boolean {
  const [seen, setSeen] = useState(() => value);
  useEffect(
    () => (value === seen ? undefined : afterFrame(() => setSeen(() => value))),
    [value, seen],
  );
  return value !== seen;
}
