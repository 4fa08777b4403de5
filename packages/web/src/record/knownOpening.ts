// Which opening of the deck a kept game began with: a link and a PDN carry moves alone.
import { BALLOTS, type Ballot } from "@kingrow/rules";

/** The moves tell it, whether they were drawn or chosen. */
export function knownOpening(moves: readonly string[]): Ballot | undefined {
  return BALLOTS.find((ballot) => ballot.moves.every((move, index) => move === moves[index]));
}
