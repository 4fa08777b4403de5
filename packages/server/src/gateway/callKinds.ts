// What the calls under way are: how many moves, and how many that can wait of each address (X5).
import type { CommandName } from "@kingrow/protocol";
import { isMove } from "./callClasses.ts";

export interface Kinds {
  /** One more call, or one less; without a name it is none of ours. */
  note(name: CommandName | undefined, address: string | undefined, by: 1 | -1): void;
  readonly moves: number;
  /** The address has as many calls that can wait as one may have. */
  hasMost(address: string): boolean;
  /** Calls that can wait of all such addresses together. */
  waitingFrom(isSuch: (address: string) => boolean): number;
}

/** So many one address may have, or this part of all: a school that reloads at once has fewer. */
const OF_ONE_ADDRESS = 64;
const PART_OF_ONE_ADDRESS = 1 / 8;

export function createKinds(callsInFlight: number): Kinds {
  const most = Math.max(OF_ONE_ADDRESS, callsInFlight * PART_OF_ONE_ADDRESS);
  /** Whoever has none is forgotten. */
  const waiting = new Map<string, number>();
  let moves = 0;

  function noteWaiting(address: string, by: 1 | -1): void {
    const count = (waiting.get(address) ?? 0) + by;
    if (count > 0) waiting.set(address, count);
    else waiting.delete(address);
  }

  return {
    note(name, address, by) {
      if (isMove(name)) moves += by;
      else if (address !== undefined) noteWaiting(address, by);
    },
    get moves() {
      return moves;
    },
    hasMost: (address) => (waiting.get(address) ?? 0) >= most,
    waitingFrom(isSuch) {
      let sum = 0;
      for (const [address, count] of waiting) if (isSuch(address)) sum += count;
      return sum;
    },
  };
}
