// Replaces a broken engine worker, and falls back to the page itself.
import type { EnginePort, OpenPort, Report } from "./port.ts";

/** So many workers are tried before the page thinks itself. */
const WORKERS_TRIED = 2;

export interface KeptPort extends EnginePort {
  /** Gives up on the worker. */
  readonly replace: () => void;
}

export interface PortOptions {
  readonly open: OpenPort;
  readonly onReport: (report: Report) => void;
  /** There is another one: what was asked has to be asked again. */
  readonly onReplaced: () => void;
  /** From now on the page itself thinks. */
  readonly onWeak: () => void;
  /** Nothing can think: what was asked gets no answer. */
  readonly onNone: () => void;
}

/** Nothing is started before the first order. */
export function keepPort({ open, onReport, onReplaced, onWeak, onNone }: PortOptions): KeptPort {
  let port: EnginePort | undefined;
  let tried = 0;
  let isClosed = false;

  const replace = (): void => {
    if (isClosed) return;
    port?.close();
    port = undefined;
    onReplaced();
  };
  const openNext = (): EnginePort => {
    tried += 1;
    if (tried <= WORKERS_TRIED) {
      try {
        return open({ onReport, onFault: replace });
      } catch {
        // There are no workers here.
        tried = WORKERS_TRIED + 1;
      }
    }
    onWeak();
    const coming = import("./inPage.ts").then(({ openInPage }) => openInPage(onReport));
    return later(coming, onNone);
  };
  return {
    send: (order) => {
      port ??= openNext();
      port.send(order);
    },
    replace: () => {
      if (tried <= WORKERS_TRIED) replace();
    },
    close: () => {
      isClosed = true;
      port?.close();
    },
  };
}

/** A port that is still on its way, and may never come. */
function later(coming: Promise<EnginePort>, onNone: () => void): EnginePort {
  const use = (act: (port: EnginePort) => void): void => void coming.then(act, onNone);
  return {
    send: (order) => use((port) => port.send(order)),
    close: () => use((port) => port.close()),
  };
}
