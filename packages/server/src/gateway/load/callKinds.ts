// What the calls under way are: how many moves, and how many that can wait of each address (X5).
import type { CommandName } from "@kingrow/protocol";
import { isMove } from "./callClasses.ts";

export interface Kinds {
  /** One more call, or one less; without a name it is none of ours. */
  note(name: CommandName | undefined, address: string | undefined, by: 1 | -1): void;
  /** One of the calls that can wait keeps nothing busy for a while; it goes on when the answer is called. */
  rest(address: string | undefined): () => void;
  readonly moves: number;
  /** The address has as many calls that can wait as one may have. */
  hasMost(address: string): boolean;
  /** Calls that can wait of all such addresses together, without those that rest. */
  busyFrom(isSuch: (address: string) => boolean): number;
}

/** So many one address may have, or this part of all: a school that reloads at once has fewer. */
const OF_ONE_ADDRESS = 64;
const PART_OF_ONE_ADDRESS = 1 / 8;

export function createKinds(callsInFlight: number): Kinds {
  const most = Math.max(OF_ONE_ADDRESS, callsInFlight * PART_OF_ONE_ADDRESS);
  const waiting = new Counts();
  const resting = new Counts();
  let moves = 0;

  return {
    note(name, address, by) {
      if (isMove(name)) moves += by;
      else waiting.add(address, by);
    },
    rest(address) {
      resting.add(address, 1);
      return () => resting.add(address, -1);
    },
    get moves() {
      return moves;
    },
    hasMost: (address) => waiting.of(address) >= most,
    busyFrom: (isSuch) => waiting.sumOf(isSuch) - resting.sumOf(isSuch),
  };
}

/** Calls of each address that has some; whoever has none is forgotten. */
class Counts {
  readonly #counts = new Map<string, number>();

  add(address: string | undefined, by: 1 | -1): void {
    if (address === undefined) return;
    const count = this.of(address) + by;
    if (count > 0) this.#counts.set(address, count);
    else this.#counts.delete(address);
  }

  of(address: string): number {
    return this.#counts.get(address) ?? 0;
  }

  sumOf(isSuch: (address: string) => boolean): number {
    let sum = 0;
    for (const [address, count] of this.#counts) if (isSuch(address)) sum += count;
    return sum;
  }
}
