// Ends connections that do harm, each once and counted, and remembers which addresses flooded.
import type { IncomingMessage } from "node:http";
import type { WireLimits } from "../config.ts";
import { countingKey, type IsTrusted } from "./address.ts";
import type { Connection } from "./admission.ts";
import { createFloods } from "./floods.ts";
import { hangUp, hangUpNow } from "./hangUp.ts";
import type { CutReason, Meter } from "./meter.ts";

export interface EndingsParts {
  readonly limits: Pick<WireLimits, "floodWaitSeconds">;
  readonly meter: Pick<Meter, "cut">;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly isTrusted: IsTrusted;
  /** Steady milliseconds. */
  readonly now: () => number;
}

export interface Endings {
  /** At once and without a word. */
  endNow(connection: Connection, reason: CutReason): void;
  /** With a word, if there is somebody to hear it; the address waits. */
  endFlood(connection: Connection, tell: (() => void) | undefined): void;
  noteFlood(request: IncomingMessage): void;
  isWaiting(address: string): boolean;
}

export function createEndings(parts: EndingsParts): Endings {
  const ended = new WeakSet<Connection>();
  const floods = createFloods(parts.limits.floodWaitSeconds, parts.now);

  function isFirst(connection: Connection, reason: CutReason): boolean {
    if (ended.has(connection)) return false;
    ended.add(connection);
    parts.meter.cut(reason);
    return true;
  }

  /** A proxy that does not say whose request it is would make everybody wait. */
  function noteFlood(request: IncomingMessage): void {
    const address = parts.addressOf(request);
    if (!parts.isTrusted(address)) floods.note(countingKey(address));
  }

  return {
    endNow(connection, reason) {
      if (isFirst(connection, reason)) hangUpNow(connection);
    },
    endFlood(connection, tell) {
      noteFlood(connection.request);
      if (!isFirst(connection, "FLOODING")) return;
      tell?.();
      if (tell === undefined) hangUpNow(connection);
      else hangUp(connection);
    },
    noteFlood,
    isWaiting: (address) => floods.isWaiting(address),
  };
}
