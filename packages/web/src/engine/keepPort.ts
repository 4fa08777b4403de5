// Replaces a broken engine worker.
import type { EnginePort, OpenPort, Order, Report } from "./port.ts";

/** So many workers are tried. */
const WORKERS_TRIED = 2;

interface PortOptions {
  readonly open: OpenPort;
  readonly onReport: (report: Report) => void;
  /** There is another one: what was asked has to be asked again. */
  readonly onReplaced: () => void;
  /** Nothing can think: what was asked gets no answer. */
  readonly onNone: () => void;
}

/** Nothing is started before the first order. */
export function keepPort({ open, onReport, onReplaced, onNone }: PortOptions) {
  let port: EnginePort | undefined;
  let tried = 0;
  let isClosed = false;

  const replace = (): void => {
    if (isClosed) return;
    port?.close();
    port = undefined;
    onReplaced();
  };
  const openNext = (): EnginePort | undefined => {
    tried += 1;
    try {
      if (tried <= WORKERS_TRIED) return open({ onReport, onFault: replace });
    } catch {
      // There are no workers here.
      tried = WORKERS_TRIED;
    }
    onNone();
    return undefined;
  };
  return {
    send: (order: Order): void => {
      port ??= openNext();
      port?.send(order);
    },
    /** Gives up on the worker. */
    replace,
    close: (): void => {
      isClosed = true;
      port?.close();
    },
  };
}
