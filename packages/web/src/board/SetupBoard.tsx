// A board on which pieces are put, moved and taken away, whatever the rules say of the position.

// oxlint-disable jsx-a11y/prefer-tag-over-role -- see Grid.tsx
import { pieceAt, type Piece, type Position, type Square } from "@kingrow/rules";
import { useRef, type MouseEvent, type RefObject } from "react";
import styles from "./surface/Board.module.css";
import { DiscSymbols } from "./pieces/DiscSymbols.tsx";
import { PLACES, SQUARES, squareSeenAt, type Place } from "./surface/geometry.ts";
import { Ring } from "./squares/marks.tsx";
import { DURATION_FACTORS } from "./pieces/motion.ts";
import { Numbers, useShownNumbers } from "./surface/Numbers.tsx";
import { PieceLayer, usePieces } from "./pieces/PieceLayer.tsx";
import { Surface } from "./surface/Surface.tsx";
import type { AnimationSpeed, SquareNumbers } from "./surface/types.ts";
import { useDrag } from "./input/useDrag.ts";
import { isHome, placeOfElement, useRovingFocus } from "./input/useRovingFocus.ts";

interface SetupBoardProps {
  readonly position: Position;
  readonly turned: boolean;
  readonly numbers: SquareNumbers;
  readonly speed: AnimationSpeed;
  readonly label: string;
  /** What is told of a dark square, and of the light ones. */
  readonly nameOf: (square: Square, piece: Piece | undefined) => string;
  readonly lightSquare: string;
  /** A square was clicked, or Enter struck there. */
  readonly onPress: (square: Square) => void;
  /** A light square was pressed, or a piece dragged from a square to one or off the board. */
  readonly onLight?: (from?: Square) => void;
  readonly onLetGo?: () => void;
  readonly held?: Square | undefined;
  readonly onShift: (from: Square, to: Square) => void;
}

export function SetupBoard(props: SetupBoardProps) {
  const { position, turned } = props;
  const grid = useRef<HTMLDivElement>(null);
  const pieces = usePieces(position);
  const durationFactor = DURATION_FACTORS[props.speed];
  const numbers = useShownNumbers(props.numbers);
  const handlers = useInput(grid, props, durationFactor);
  return (
    <Surface numbers={numbers}>
      <DiscSymbols />
      <PieceLayer {...pieces} turned={turned} lifted={props.held} durationFactor={durationFactor} />
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={props.label}
        className={styles["grid"]}
        {...handlers}
      >
        <Squares {...props} />
      </div>
      <Numbers shown={numbers} turned={turned} />
    </Surface>
  );
}

/** Click, drag and keys. A click that only ends a drag is none. */
function useInput(
  grid: RefObject<HTMLElement | null>,
  props: SetupBoardProps,
  durationFactor: number,
) {
  const { position, turned } = props;
  const grabbed = useRef<Square | undefined>(undefined);
  const hasDragged = useRef(false);
  const press = (place: Place | undefined): void => {
    const square = place && squareSeenAt(place, turned);
    if (square !== undefined) props.onPress(square);
    else if (place !== undefined) props.onLight?.();
  };
  const drag = useDrag({
    grid,
    turned,
    durationFactor,
    selected: undefined,
    canDrag: (square) => pieceAt(position, square) !== undefined,
    onGrab: (square) => {
      grabbed.current = square;
      hasDragged.current = false;
    },
    onDrop: (to) => {
      hasDragged.current = true;
      const from = grabbed.current;
      if (from === undefined || from === to) return;
      if (to === undefined) props.onLight?.(from);
      else props.onShift(from, to);
    },
  });
  const keys = useRovingFocus({
    turned,
    stops: () => SQUARES,
    onPress: press,
    onLetGo: () => props.onLetGo?.(),
  });
  const onClick = (event: MouseEvent): void => {
    drag.claimsClick(event);
    if (event.detail === 0 || !hasDragged.current) press(placeOfElement(event.target));
    hasDragged.current = false;
  };
  return { ...keys, ...drag.handlers, onClick };
}

function Squares({ position, turned, nameOf, lightSquare, held }: SetupBoardProps) {
  return PLACES.map((row, y) => (
    // oxlint-disable-next-line react/no-array-index-key -- a row is its index
    <div key={y} role="row" className={styles["row"]}>
      {row.map((place) => {
        const square = squareSeenAt(place, turned);
        return (
          <div
            key={place.x}
            role="gridcell"
            tabIndex={isHome(place) ? 0 : -1}
            aria-label={
              square === undefined ? lightSquare : nameOf(square, pieceAt(position, square))
            }
            className={styles["place"]}
            data-x={place.x}
            data-y={place.y}
            data-square={square}
          >
            {square !== undefined && square === held && <Ring name="selected" />}
          </div>
        );
      })}
    </div>
  ));
}
