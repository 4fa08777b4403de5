// Dragging with mouse, finger or pen: a pointer goes down on a piece, and after three pixels it is a drag.
import type { Square } from "@kingrow/rules";
import { useRef, type MouseEvent, type PointerEvent, type RefObject } from "react";
import { flushSync } from "react-dom";
import { placeOf, pointOf, SIDE, squareUnder, type Point } from "../surface/geometry.ts";
import { glide, stop } from "../pieces/motion.ts";
import { useMark } from "./usePointed.ts";

interface DragOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly turned: boolean;
  readonly durationFactor: number;
  readonly selected: Square | undefined;
  readonly canDrag: (square: Square) => boolean;
  readonly onGrab: (square: Square) => void;
  /** The grabbed piece was let go over a square; undefined for a light one and off the board. */
  readonly onDrop: (square: Square | undefined) => void;
}

export function useDrag(options: DragOptions) {
  const drag = useRef<Drag | undefined>(undefined);
  const claimed = useRef(false);
  const mark = useMark("over");
  const { look, under } = useBoardSeen(options);
  /** Another finger or the side of a hand has no part in a drag. */
  const isItsPointer = ({ pointerId }: PointerEvent): boolean =>
    drag.current?.pointerId === pointerId;

  const begin = (event: PointerEvent): void => {
    if (!event.isPrimary) return;
    end();
    claimed.current = false;
    const point = pointOf(event);
    look();
    const square = under(point);
    if (event.button !== 0 || square === undefined || !options.canDrag(square)) return;
    drag.current = { square, pointerId: event.pointerId, start: point, moving: false };
    if (options.selected === square) return;
    claimed.current = true;
    options.onGrab(square);
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    if (drag.current === undefined || !isItsPointer(event)) return;
    // Let go where the board could not see it, as outside before the drag had begun.
    if (event.buttons === 0) return end();
    const now = dragTo(drag.current, pointOf(event));
    if (now.moving && !drag.current.moving) event.currentTarget.setPointerCapture(now.pointerId);
    drag.current = now;
    const piece = pieceElement(options.grid.current, now.square);
    const box = now.moving ? look() : undefined;
    if (box === undefined || piece === null) return;
    carry(piece, box, { point: pointOf(event), hand: event.pointerType });
    mark(placeElement(options.grid.current, under(pointOf(event))));
  };
  /** Lets a piece that was dragged glide home, or to where the step that follows takes it. */
  const end = (): void => {
    const last = drag.current;
    drag.current = undefined;
    if (last?.moving !== true) return;
    claimed.current = true;
    mark(null);
    glideHome(last.square, options);
  };

  const handlers = {
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: (event: PointerEvent) => {
      if (isItsPointer(event)) drag.current = dropAt(drag.current, pointOf(event));
    },
    // Before it the browser looks for what is under the pointer: what had changed by then it would lay out twice.
    onLostPointerCapture: (event: PointerEvent) => {
      const dropped = drag.current?.dropped;
      if (dropped === undefined || !isItsPointer(event)) return;
      end();
      // To React this event is no input, to be drawn in a later task: the piece might set out for home before that.
      flushSync(() => options.onDrop(under(dropped)));
    },
    onPointerCancel: (event: PointerEvent) => {
      if (!isItsPointer(event)) return;
      end();
      claimed.current = false;
    },
  };
  return { handlers, claimsClick: (click: MouseEvent) => isClaimed(claimed, click) };
}

/** Where the board was seen last. To be asked before a piece is moved: after that it would lay the page out anew. */
function useBoardSeen({ grid, turned }: DragOptions) {
  const seen = useRef<DOMRect | undefined>(undefined);
  return {
    look: () => (seen.current = grid.current?.getBoundingClientRect()),
    under: (point: Point) => seen.current && squareUnder(point, seen.current, turned),
  };
}

function placeElement(grid: HTMLElement | null, square: Square | undefined): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-square="${square}"]`) ?? null;
}

/** Whether a click only ends an answered drag. Clicks by key or by an assistive program never do: they have no pointer. */
function isClaimed(claimed: RefObject<boolean>, { detail }: MouseEvent): boolean {
  const was = claimed.current;
  claimed.current = false;
  return was && detail !== 0;
}

/** Less than this many CSS pixels is a click by an unsteady hand. */
const DRAG_THRESHOLD = 3;

interface Drag {
  readonly square: Square;
  readonly pointerId: number;
  readonly start: Point;
  readonly moving: boolean;
  readonly dropped?: Point;
}

/** The drag with its pointer at a point. Once it moves it stays a drag, also back at its start. */
function dragTo(drag: Drag, point: Point): Drag {
  if (drag.moving) return drag;
  const distance = Math.hypot(point.x - drag.start.x, point.y - drag.start.y);
  return distance < DRAG_THRESHOLD ? drag : { ...drag, moving: true };
}

function glideHome(square: Square, { grid, turned, durationFactor }: DragOptions): void {
  const piece = pieceElement(grid.current, square);
  if (piece !== null) glide(piece, placeOf(square, turned), durationFactor);
}

/** Its pointer goes up at a point. A click is over with that: nothing was captured whose end would tell of it. */
function dropAt(drag: Drag | undefined, dropped: Point): Drag | undefined {
  return drag?.moving === true ? { ...drag, dropped } : undefined;
}

function pieceElement(grid: HTMLElement | null, square: Square): HTMLElement | null {
  return grid?.parentElement?.querySelector<HTMLElement>(`[data-at="${square}"]`) ?? null;
}

/** Puts the middle of a piece under a point, past React so that it never lags. `hand` is the kind of pointer. */
function carry(
  piece: HTMLElement,
  box: DOMRect,
  { point, hand }: { readonly point: Point; readonly hand: string },
): void {
  const half = box.width / SIDE / 2;
  const x = point.x - box.left - half;
  const y = point.y - box.top - half;
  stop(piece);
  piece.dataset["moving"] = hand;
  piece.style.transform = `translate(${x}px, ${y}px)`;
}
