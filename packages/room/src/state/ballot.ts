// Chooses the three-move opening of a game (rule O4).
import { BALLOTS, type Ballot } from "@kingrow/rules";

export interface DrawnBallot {
  /** Index of the opening in the deck. */
  readonly place: number;
  /** Whether this is its second game, with colours swapped. */
  readonly isReturn: boolean;
  /** Random state for the next draw; an integer. */
  readonly chance: number;
}

/** Draws the opening of a room's first game, or of the first against a new opponent. */
export function firstDraw(chance: number): DrawnBallot {
  return { place: placeOf(chance), isReturn: false, chance: stirred(chance) };
}

/** A rematch has the same opening with colours swapped, the one after it a new one. */
export function drawnForRematch(drawn: DrawnBallot): DrawnBallot {
  return drawn.isReturn ? firstDraw(drawn.chance) : { ...drawn, isReturn: true };
}

export function ballotAt({ place }: DrawnBallot): Ballot {
  const ballot = BALLOTS[place];
  if (ballot === undefined) throw new Error(`There is no opening at ${place}`);
  return ballot;
}

/** Number of moves of the drawn opening, which no player made. */
export function pliesDrawn({ ballot }: { readonly ballot: DrawnBallot | undefined }): number {
  return ballot === undefined ? 0 : ballotAt(ballot).moves.length;
}

function placeOf(chance: number): number {
  return (stirred(chance) >>> 0) % BALLOTS.length;
}

/** One round of a 32-bit mixing function (lowbias32, Chris Wellons). */
function stirred(chance: number): number {
  let mixed = Math.trunc(chance) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
