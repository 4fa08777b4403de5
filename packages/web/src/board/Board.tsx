// The board: a surface, the pieces on it, and over them the grid that takes pointer and keys.

// oxlint-disable jsx-a11y/prefer-tag-over-role -- a table would round its columns to whole pixels and drift off the pieces

import type { Square } from "@kingrow/rules";
import { memo, useId, useRef, type MouseEvent, type RefObject } from "react";

import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import styles from "./Board.module.css";
import { BoardSquare } from "./BoardSquare.tsx";
import { DiscSymbols } from "./DiscSymbols.tsx";
import { sceneOf } from "./facts.ts";
import { PLACES, squareSeenAt, type Place } from "./geometry.ts";
import { PACES } from "./motion.ts";
import { Note } from "./Note.tsx";
import { sightOf } from "./notePlace.ts";
import { Numbers } from "./Numbers.tsx";
import { PieceLayer } from "./PieceLayer.tsx";
import { isOwn } from "./premove.ts";
import { canMoveFrom } from "./selection.ts";
import { lookAt } from "./squareLook.ts";
import { Surface } from "./Surface.tsx";
import type { BoardProps } from "./types.ts";
import { useDrag } from "./useDrag.ts";
import { usePieces } from "./usePieces.ts";
import { useIsUnseen } from "./useIsUnseen.ts";
import { placeOfElement, useRovingFocus } from "./useRovingFocus.ts";
import { useSelection, type Selection } from "./useSelection.ts";

export function Board(props: BoardProps) {
  const turned = (props.near ?? props.viewer) === "white";
  const selection = useSelection(props);
  const { tracked, onFaded } = usePieces(props.position);
  const { selected, planned, explanation } = selection;
  const { numbers = "frame", speed = "normal" } = props;
  return (
    <div className={styles["board"]}>
      <DiscSymbols />
      <div className={styles["frame"]} data-numbers={numbers}>
        <div className={styles["field"]}>
          <Surface />
          <Numbers shown={numbers} turned={turned} />
          <PieceLayer
            tracked={tracked}
            onFaded={onFaded}
            turned={turned}
            lifted={selected ?? planned}
            pace={PACES[speed]}
          />
          <Grid board={props} turned={turned} selection={selection} cause={tracked.slides} />
          {explanation !== undefined && (
            <Note
              key={explanation.square}
              text={props.texts.explain(explanation)}
              sight={sightOf(explanation, props.position, turned)}
              onRead={selection.dismiss}
            />
          )}
        </div>
      </div>
    </div>
  );
}

interface GridProps {
  readonly board: BoardProps;
  readonly turned: boolean;
  readonly selection: Selection;
  /** Another one for each change of the position. */
  readonly cause: unknown;
}

function Grid({ board, turned, selection, cause }: GridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const pace = PACES[board.speed ?? "normal"];
  const { handlers, tabStop, over } = useInput(grid, selection, { turned, pace });
  const { texts } = board;
  const isHeld = useIsUnseen(cause);
  return (
    <>
      <VisuallyHidden id={keysId}>{texts.keys}</VisuallyHidden>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={texts.label}
        aria-describedby={keysId}
        className={styles["grid"]}
        {...handlers}
      >
        <Squares
          board={board}
          turned={turned}
          selection={selection}
          tabStop={tabStop}
          over={over}
          isHeld={isHeld}
        />
      </div>
    </>
  );
}

interface SquaresProps extends Omit<GridProps, "cause"> {
  readonly tabStop: Place;
  /** The square under a dragged piece. */
  readonly over: Square | undefined;
  /** They stay as they are for now: a piece sets out first, and its frame does not wait for the marks. */
  readonly isHeld: boolean;
}

const Squares = memo(
  function Squares({ board, turned, selection, tabStop, over }: SquaresProps) {
    const scene = sceneOf(selection, board);
    const view = { scene, texts: board.texts, explanation: selection.explanation, turned };
    return PLACES.map((row, y) => (
      // oxlint-disable-next-line react/no-array-index-key -- a row is its index
      <div key={y} role="row" className={styles["row"]}>
        {row.map((place) => (
          <BoardSquare
            key={place.x}
            {...lookAt(place, view)}
            over={over !== undefined && over === squareSeenAt(place, turned)}
            tabStop={place.x === tabStop.x && y === tabStop.y}
          />
        ))}
      </div>
    ));
  },
  (_before, { isHeld }) => isHeld,
);

/** All ways to say the same few things to the selection: click, drag and keys. */
function useInput(
  grid: RefObject<HTMLElement | null>,
  { moment, selected, planned, plans, send }: Selection,
  { turned, pace }: { readonly turned: boolean; readonly pace: number },
) {
  const press = (place: Place): void =>
    send({ type: "press", square: squareSeenAt(place, turned) });
  const drag = useDrag({
    grid,
    turned,
    pace,
    selected: plans ? planned : selected,
    canDrag: (square) => (plans ? isOwn(square, moment) : canMoveFrom(moment, square)),
    onGrab: (square) => send({ type: "grab", square }),
    onDrop: (square) => send({ type: "drop", square }),
  });
  const { tabStop, ...keys } = useRovingFocus({
    onPress: press,
    onLetGo: () => send({ type: "let-go" }),
  });
  const onClick = (event: MouseEvent): void => {
    const place = placeOfElement(event.target);
    if (place !== undefined && !drag.claimsClick()) press(place);
  };
  return { tabStop, over: drag.over, handlers: { onClick, ...keys, ...drag.handlers } };
}
