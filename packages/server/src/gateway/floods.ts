// Addresses that flooded: each waits a while before it may connect again (X6).

export interface Floods {
  note(address: string): void;
  isWaiting(address: string): boolean;
}

/** @param now steady milliseconds */
export function createFloods(waitSeconds: number, now: () => number): Floods {
  const until = new Map<string, number>();

  return {
    note(address) {
      // The newest stand last, so those that are over stand first.
      until.delete(address);
      until.set(address, now() + waitSeconds * 1_000);
      for (const [known, end] of until) {
        if (end > now()) break;
        until.delete(known);
      }
    },
    isWaiting: (address) => (until.get(address) ?? Number.NEGATIVE_INFINITY) > now(),
  };
}
