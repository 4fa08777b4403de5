// Places a note on the board so that it covers the squares it mentions as little as possible.
import { type Explanation, legalSteps, pieceAt, type Position, type Square } from "@kingrow/rules";
import { placeOf, PLACES, SIDE, SQUARES, type Place } from "./geometry.ts";

/** In squares and parts of one. */
export type Size = Pick<DOMRect, "width" | "height">;

/** What is to be seen while it is told why a piece cannot move. */
export interface Sight {
  readonly own: Place;
  /** It, and those that must capture. */
  readonly pieces: readonly Place[];
  /** What they would jump over, and where they would land. */
  readonly jumps: readonly Place[];
  readonly taken: readonly Place[];
}

export function sightOf(
  { square, pieces }: Explanation,
  position: Position,
  turned: boolean,
): Sight {
  const seen = (each: Square): Place => placeOf(each, turned);
  const jumps = legalSteps(position).flatMap(({ captured, to }) =>
    captured === undefined ? [] : [captured, to],
  );
  const taken = SQUARES.filter((each) => pieceAt(position, each) !== undefined);
  return {
    own: seen(square),
    pieces: [square, ...pieces].map(seen),
    jumps: jumps.map(seen),
    taken: taken.map(seen),
  };
}

/** The upper left corner of a note, in squares: clear of the pieces, then of their jumps, then of the other pieces. */
export function clearestPlace(
  { width, height }: Size,
  { own, pieces, jumps, taken }: Sight,
): Place {
  const x = onBoard(own.x + (1 - width) / 2, width);
  const covered = (places: readonly Place[], y: number): number =>
    places.filter((place) => doMeet(place.x - x, width) && doMeet(place.y - y, height)).length;
  // A piece weighs more than all jumps together, a jump more than the others, one of them more than any distance.
  const cost = (y: number): number =>
    1e5 * covered(pieces, y) +
    1e3 * covered(jumps, y) +
    10 * covered(taken, y) +
    Math.abs(y + (height - 1) / 2 - own.y);
  const y = PLACES.flatMap((_row, top) => [top, top + 1 - height])
    .map((top) => onBoard(top, height))
    .reduce((best, top) => (cost(top) < cost(best) ? top : best));
  return { x, y };
}

function onBoard(start: number, length: number): number {
  return Math.max(0, Math.min(SIDE - length, start));
}

/** Whether a square has more than its edge in common with a stretch that begins at 0. */
function doMeet(square: number, length: number): boolean {
  return square > -0.99 && square + 0.01 < length;
}
