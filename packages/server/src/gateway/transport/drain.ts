// Closes connections a few at a time, each after its running calls are answered.

const BATCHES = 20;
const PAUSE_MS = 100;

export interface Closable {
  /** Resolves when nothing this connection asked for is unanswered. */
  readonly answered: () => Promise<unknown>;
  /** Ends the transport without a goodbye, so that the client comes back by itself. */
  readonly close: () => void;
}

/**
 * Spread over about 2 s, so that all clients of a busy server do not come back in one instant. One that waits for
 * its answers holds up no other: the other nodes hear of this one no more, and soon take it for dead.
 */
export async function closeGradually(
  connections: readonly Closable[],
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<void> {
  const size = Math.max(1, Math.ceil(connections.length / BATCHES));
  const closing: Promise<void>[] = [];
  for (let start = 0; start < connections.length; start += size) {
    closing.push(...connections.slice(start, start + size).map(closeWhenAnswered));
    if (start + size < connections.length) await pause(PAUSE_MS);
  }
  await Promise.all(closing);
}

async function closeWhenAnswered({ answered, close }: Closable): Promise<void> {
  await answered();
  close();
}
