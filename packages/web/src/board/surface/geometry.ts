// Where a square is seen on the screen: at the wire's row and column, or turned by 180° for White.
import { coordOf, squareAt, type Square } from "@kingrow/rules";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place on the board as seen: x from the left, y from the top, both from 0 to 7. */
export type Place = Point;
type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

export const SQUARES: readonly Square[] = Array.from({ length: 32 }, (_square, index) => index + 1);
export const SIDE = 8;
const LAST = SIDE - 1;

/** All rows of the board as seen, each from left to right. */
export const PLACES: readonly (readonly Place[])[] = Array.from({ length: SIDE }, (_row, y) =>
  Array.from({ length: SIDE }, (_place, x) => ({ x, y })),
);

export function pointOf(event: { readonly clientX: number; readonly clientY: number }): Point {
  return { x: event.clientX, y: event.clientY };
}

/** The dark square seen at a place; undefined for a light one and off the board. */
export function squareSeenAt({ x, y }: Place, turned: boolean): Square | undefined {
  return squareAt(turned ? { row: LAST - y, col: LAST - x } : { row: y, col: x });
}

export function placeOf(square: Square, turned: boolean): Place {
  const { row, col } = coordOf(square);
  return turned ? { x: LAST - col, y: LAST - row } : { x: col, y: row };
}

/** The dark square under a point, `box` being the outline of the 64 squares; undefined on a light one and off the board. */
export function squareUnder(point: Point, box: Box, turned: boolean): Square | undefined {
  const x = Math.floor(((point.x - box.left) / box.width) * SIDE);
  const y = Math.floor(((point.y - box.top) / box.height) * SIDE);
  return squareSeenAt({ x, y }, turned);
}
