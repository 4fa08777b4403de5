// Moving a piece's element under the pointer, past React, so that it never lags behind.

import type { Square } from "@kingrow/rules";

import { placeUnder, SIDE, squareSeenAt, type Point } from "./geometry.ts";
import { stop } from "./motion.ts";

/** The element of the piece on a square of the board that a grid belongs to. */
export function pieceElement(grid: HTMLElement | null, square: Square): HTMLElement | null {
  return grid?.parentElement?.querySelector<HTMLElement>(`[data-at="${square}"]`) ?? null;
}

/** Puts the middle of a piece under a point, and ends any slide it was in. `hand`: the kind of pointer. */
export function carry(
  piece: HTMLElement,
  grid: HTMLElement,
  { point, hand }: { readonly point: Point; readonly hand: string },
): void {
  const box = grid.getBoundingClientRect();
  const half = box.width / SIDE / 2;
  const x = point.x - box.left - half;
  const y = point.y - box.top - half;
  stop(piece);
  piece.dataset["moving"] = hand;
  piece.style.transform = `translate(${x}px, ${y}px)`;
}

/** The dark square under a point; undefined on a light one and off the board. */
export function squareUnder(
  grid: HTMLElement | null,
  point: Point,
  turned: boolean,
): Square | undefined {
  const place = grid === null ? undefined : placeUnder(point, grid.getBoundingClientRect());
  return place === undefined ? undefined : squareSeenAt(place, turned);
}
