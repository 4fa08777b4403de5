// Ends connections that do harm, each once and counted, and remembers which addresses flooded.
import type { Clock } from "@kingrow/time";
import type { IncomingMessage } from "node:http";
import type { Connection } from "./admission.ts";
import type { Floods } from "../connections/floods.ts";
import { hangUp, hangUpNow } from "./hangUp.ts";
import type { DisconnectReason, MetricsRecorder } from "../calls/metricsRecorder.ts";

export interface EndingsDependencies {
  readonly recorder: Pick<MetricsRecorder, "disconnected">;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly floods: Floods;
  readonly steady: Clock;
}

export interface Endings {
  /** Notes where it comes from, for its request is forgotten once it is in the game. */
  meet(connection: Connection): void;
  /** At once and without a word. */
  endNow(connection: Connection, reason: DisconnectReason): void;
  /** With a word, if there is somebody to hear it; the address waits. */
  endFlood(connection: Connection, tell: (() => void) | undefined): void;
}

export function createEndings(dependencies: EndingsDependencies): Endings {
  const ended = new WeakSet<Connection>();
  const addresses = new WeakMap<Connection, string>();

  function isFirst(connection: Connection, reason: DisconnectReason): boolean {
    if (ended.has(connection)) return false;
    ended.add(connection);
    dependencies.recorder.disconnected(reason);
    return true;
  }

  return {
    meet: (connection) =>
      void addresses.set(connection, dependencies.addressOf(connection.request)),
    endNow(connection, reason) {
      if (isFirst(connection, reason)) hangUpNow(connection);
    },
    endFlood(connection, tell) {
      const address = addresses.get(connection);
      if (address !== undefined) dependencies.floods.note(address);
      if (!isFirst(connection, "FLOODING")) return;
      tell?.();
      if (tell === undefined) hangUpNow(connection);
      else hangUp(connection, dependencies.steady);
    },
  };
}
