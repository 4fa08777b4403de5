// Closes connections a few at a time, each after the answers to its calls.

const BATCHES = 20;
const PAUSE_MS = 100;

export interface Closable {
  /** Resolves when all calls of the connection are answered. */
  readonly answered: () => Promise<unknown>;
  /** Closes the transport without a Socket.IO disconnect, so that the client reconnects by itself. */
  readonly close: () => void;
}

/**
 * Takes about 2 s, so that not all clients reconnect at once. A connection that waits for its answers does not delay
 * the others, because the other nodes soon count this node as dead.
 */
export async function closeGradually(
  connections: readonly Closable[],
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<void> {
  const size = Math.ceil(connections.length / BATCHES);
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
