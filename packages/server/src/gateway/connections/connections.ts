// How many connections each address has open (X1).

export type LimitStatus = "within" | "over";

export interface Connections {
  /** Counts a new connection; `over` when it is one too many. Call `close` once when it ends. */
  open(address: string): { readonly status: LimitStatus; readonly close: () => void };
  /** Whether an address is so far over that a handshake is not worth answering. */
  isFarOver(address: string): boolean;
  readonly total: number;
}

/** An address this many times over its limit is refused at the handshake. */
const FAR_OVER = 2;

export function createConnections(limit: number): Connections {
  const counts = new Map<string, number>();
  let total = 0;
  const countOf = (address: string) => counts.get(address) ?? 0;

  function add(address: string, change: 1 | -1): void {
    const count = countOf(address) + change;
    total += change;
    if (count === 0) counts.delete(address);
    else counts.set(address, count);
  }

  return {
    open(address) {
      add(address, 1);
      const status = countOf(address) > limit ? "over" : "within";
      return { status, close: () => add(address, -1) };
    },
    isFarOver: (address) => countOf(address) >= limit * FAR_OVER,
    get total() {
      return total;
    },
  };
}
