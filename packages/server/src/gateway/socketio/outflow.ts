// How much may wait for connections that do not read, and how long (X10).
import type { WireLimits } from "../../base/limits.ts";
import { type Clock, every } from "@kingrow/time";
import type { Connection } from "./admission.ts";
import { Waiting } from "./waiting.ts";

export interface Outflow {
  watch(connection: Connection): void;
  /** So many bytes went to the connection past Socket.IO. */
  readonly passed: (connection: Connection, bytes: number) => void;
  /** Bytes that wait in this process, or on their way, for all connections together. */
  waitingBytes(): number;
  stop(): void;
}

export interface OutflowDependencies {
  readonly limits: Pick<WireLimits, "waitingMessages" | "waitingBytes" | "drainSeconds">;
  readonly steady: Clock;
  readonly onTooSlow: (connection: Connection) => void;
  /** More than half of what may wait is waiting. */
  readonly onBehind: (connection: Connection) => void;
  readonly onCaughtUp: (connection: Connection) => void;
}

const LOOK_EVERY_MS = 1_000;

export function createOutflow(dependencies: OutflowDependencies): Outflow {
  const { limits, steady, onTooSlow, onBehind, onCaughtUp } = dependencies;
  const all = new Map<Connection, Waiting>();
  const stop = every(steady, LOOK_EVERY_MS, endStuck);

  function endStuck(): void {
    const earliest = steady.now() - limits.drainSeconds * 1_000;
    for (const [connection, { since }] of all)
      if ((since ?? Number.POSITIVE_INFINITY) <= earliest) onTooSlow(connection);
  }

  const given = {
    limits,
    now: steady.now,
    onTooMuch: (connection: Connection) => all.has(connection) && onTooSlow(connection),
    onBehind,
    onCaughtUp,
  };

  function watch(connection: Connection): void {
    all.set(connection, new Waiting(connection, given));
    connection.on("close", () => all.delete(connection));
  }

  return {
    watch,
    passed: (connection, bytes) => all.get(connection)?.pass(bytes),
    waitingBytes: () => [...all.values()].reduce((sum, { bytes }) => sum + bytes, 0),
    stop,
  };
}
