// A drag as a pure machine: a pointer goes down on a piece, and after three pixels it is a drag.

import type { Square } from "@kingrow/rules";

import type { Point } from "./geometry.ts";

/** Less than this many CSS pixels is a click by an unsteady hand. */
export const DRAG_THRESHOLD = 3;

export interface Drag {
  readonly square: Square;
  readonly pointerId: number;
  readonly start: Point;
  readonly moving: boolean;
}

export function beginDrag(square: Square, pointerId: number, start: Point): Drag {
  return { square, pointerId, start, moving: false };
}

/** The drag with its pointer at a point. Once it moves it stays a drag, also back at its start. */
export function dragTo(drag: Drag, point: Point): Drag {
  if (drag.moving) return drag;
  const distance = Math.hypot(point.x - drag.start.x, point.y - drag.start.y);
  return distance < DRAG_THRESHOLD ? drag : { ...drag, moving: true };
}
