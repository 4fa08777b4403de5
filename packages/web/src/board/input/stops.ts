// The squares that `N` steps through: movable pieces, or destinations of the selected piece.
import { pieceAt, type Square } from "@kingrow/rules";
import { placeOf, SIDE, SQUARES, type Place } from "../surface/geometry.ts";
import { isOwn, premoveTargets } from "../selection/premove.ts";
import { stepsOpenTo, type Moment } from "../selection/selection.ts";
import type { Selection } from "../selection/useSelection.ts";

type Stage = Pick<Selection, "moment" | "selected" | "planned" | "plans">;

export function stopsOf({ moment, selected, planned, plans }: Stage): readonly Square[] {
  if (plans && planned !== undefined)
    return premoveTargets(planned, moment).filter((square) => !isOwn(square, moment));
  if (plans) return SQUARES.filter((square) => isOwn(square, moment) && canPlan(square, moment));
  const steps = stepsOpenTo(moment);
  if (selected === undefined) return [...new Set(steps.map(({ from }) => from))];
  return steps.filter(({ from }) => from === selected).map(({ to }) => to);
}

/** A piece that could go somewhere if nothing of one's own stood there. */
function canPlan(square: Square, moment: Moment): boolean {
  return premoveTargets(square, moment).some((to) => pieceAt(moment.position, to) === undefined);
}

/** The next stop after a place, as one reads the board, or the one before; beyond the last comes the first. */
export function nextStop(
  stops: readonly Square[],
  from: Place,
  { back, turned }: { readonly back: boolean; readonly turned: boolean },
): Place | undefined {
  const places = stops
    .map((square) => placeOf(square, turned))
    .toSorted((one, other) => rank(one) - rank(other));
  if (back) places.reverse();
  const isBeyond = (place: Place): boolean =>
    back ? rank(place) < rank(from) : rank(place) > rank(from);
  return places.find(isBeyond) ?? places[0];
}

function rank({ x, y }: Place): number {
  return y * SIDE + x;
}

/** The square that digits name, at once if only one stop can be meant. `undefined`: another digit may follow. */
export function squareTyped(typed: string, stops: readonly Square[]): Square | "none" | undefined {
  const square = Number(typed);
  if (typed.length < 2) {
    const mayGoOn = stops.some((stop) => stop > 9 && String(stop).startsWith(typed));
    if (mayGoOn) return undefined;
    return square > 3 || stops.includes(square) ? square : undefined;
  }
  return square > 0 && square <= SQUARES.length ? square : "none";
}
