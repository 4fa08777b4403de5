// What came faster than it is read, of all connections together: bounded, at the cost of whoever has most of it (X11).

export interface Backlog {
  /** So many bytes of this connection wait now. */
  note(holder: Holder, bytes: number): void;
  /** Of all together. */
  readonly bytes: number;
}

/** A connection, as far as the backlog needs it. */
export interface Holder {
  /** More waits than may, and most of it is its own: it is ended, and what waited for it is forgotten. */
  giveUp(): void;
}

/** @param mostBytes of all together; who reads the game's rules holds a few hundred */
export function createBacklog(mostBytes: number): Backlog {
  const held = new Map<Holder, number>();
  let sum = 0;

  function note(holder: Holder, bytes: number): void {
    sum += bytes - (held.get(holder) ?? 0);
    if (bytes > 0) held.set(holder, bytes);
    else held.delete(holder);
  }

  function giveUpMost(): void {
    let [most, mostHeld]: [Holder | undefined, number] = [undefined, 0];
    for (const [holder, bytes] of held) if (bytes > mostHeld) [most, mostHeld] = [holder, bytes];
    if (most === undefined) return;
    note(most, 0);
    most.giveUp();
  }

  const isTooMuch = () => sum > mostBytes;

  return {
    note(holder, bytes) {
      note(holder, bytes);
      while (isTooMuch()) giveUpMost();
    },
    get bytes() {
      return sum;
    },
  };
}
