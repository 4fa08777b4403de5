// Addresses that flooded: each waits a while before it may connect again (X6).
import { countingKey, type IsTrusted } from "./address.ts";

export interface Floods {
  /** From now on it waits, unless it is a proxy's: that would make all its visitors wait. */
  note(address: string): void;
  isWaiting(address: string): boolean;
}

export interface FloodsDependencies {
  readonly waitSeconds: number;
  readonly isTrusted: IsTrusted;
  /** Steady milliseconds. */
  readonly now: () => number;
}

export function createFloods({ waitSeconds, isTrusted, now }: FloodsDependencies): Floods {
  const until = new Map<string, number>();

  function forgetOld(): void {
    for (const [known, end] of until) {
      if (end > now()) break;
      until.delete(known);
    }
  }

  return {
    note(address) {
      if (isTrusted(address)) return;
      // The newest stand last, so those that are over stand first.
      until.delete(countingKey(address));
      until.set(countingKey(address), now() + waitSeconds * 1_000);
      forgetOld();
    },
    isWaiting: (address) => (until.get(countingKey(address)) ?? Number.NEGATIVE_INFINITY) > now(),
  };
}
