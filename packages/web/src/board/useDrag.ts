// Dragging with mouse, finger or pen.

import type { Square } from "@kingrow/rules";
import { useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from "react";

import { carry, pieceElement, squareUnder } from "./carry.ts";
import { beginDrag, dragTo, type Drag } from "./drag.ts";
import { placeOf, type Point } from "./geometry.ts";
import { glide } from "./motion.ts";

interface DragOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly turned: boolean;
  /** See motion.ts. */
  readonly pace: number;
  readonly selected: Square | undefined;
  /** Whether the piece on a square may be picked up now. */
  readonly canDrag: (square: Square) => boolean;
  readonly onGrab: (square: Square) => void;
  /** The grabbed piece was let go over a square; undefined for a light one and off the board. */
  readonly onDrop: (square: Square | undefined) => void;
}

interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

export interface Dragging {
  readonly handlers: DragHandlers;
  /** The square the pointer is over while it drags a piece. */
  readonly over: Square | undefined;
  /**
   * Whether a click only ends what the pointer did and was answered already. That is one click; one of a key or of an
   * assistive program, which comes without a pointer, is never meant.
   */
  readonly claimsClick: (click: Pick<MouseEvent, "detail">) => boolean;
}

export function useDrag(options: DragOptions): Dragging {
  const drag = useRef<Drag | undefined>(undefined);
  const claimed = useRef(false);
  const [over, setOver] = useState<Square | undefined>(undefined);
  const under = (point: Point): Square | undefined =>
    squareUnder(options.grid.current, point, options.turned);
  /** Another finger or the side of a hand has no part in a drag. */
  const isItsPointer = ({ pointerId }: PointerEvent): boolean =>
    drag.current?.pointerId === pointerId;

  const begin = (event: PointerEvent): void => {
    if (!event.isPrimary) return;
    end();
    claimed.current = false;
    const point = pointOf(event);
    const square = under(point);
    if (event.button !== 0 || square === undefined || !options.canDrag(square)) return;
    drag.current = beginDrag(square, event.pointerId, point);
    if (options.selected === square) return;
    claimed.current = true;
    options.onGrab(square);
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    if (drag.current === undefined || !isItsPointer(event)) return;
    // Let go where the board could not see it, as outside before the drag had begun.
    if (event.buttons === 0) return void end();
    const now = dragTo(drag.current, pointOf(event));
    if (now.moving && !drag.current.moving) event.currentTarget.setPointerCapture(now.pointerId);
    drag.current = now;
    const piece = pieceElement(options.grid.current, now.square);
    if (!now.moving || piece === null || options.grid.current === null) return;
    carry(piece, options.grid.current, { point: pointOf(event), hand: event.pointerType });
    setOver(under(pointOf(event)));
  };
  /** Lets the piece glide home, or to where the step that follows takes it. True if it was dragged. */
  const end = (): boolean => {
    const last = drag.current;
    drag.current = undefined;
    if (last?.moving !== true) return false;
    claimed.current = true;
    setOver(undefined);
    const piece = pieceElement(options.grid.current, last.square);
    if (piece !== null) glide(piece, placeOf(last.square, options.turned), options.pace);
    return true;
  };

  const handlers: DragHandlers = {
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: (event) => {
      const square = under(pointOf(event));
      if (isItsPointer(event) && end()) options.onDrop(square);
    },
    onPointerCancel: (event) => {
      if (!isItsPointer(event)) return;
      end();
      claimed.current = false;
    },
  };
  return { handlers, over, claimsClick: (click) => isClaimed(claimed, click) };
}

/** One click is claimed at most, and none that comes without a pointer. */
function isClaimed(claimed: RefObject<boolean>, { detail }: Pick<MouseEvent, "detail">): boolean {
  const was = claimed.current;
  claimed.current = false;
  return was && detail !== 0;
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}
