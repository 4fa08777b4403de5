// Replaces a broken engine worker, and falls back to the page itself.
import type { Order, Report } from "./messages.ts";
import type { EnginePort, OpenPort } from "./port.ts";

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
}

/** Nothing is started before the first order. */
export function keepPort({ open, onReport, onReplaced, onWeak }: PortOptions): KeptPort {
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
      const opened = attempt(() => open({ onReport, onFault: replace }));
      if (opened !== undefined) return opened;
      tried = WORKERS_TRIED + 1;
    }
    onWeak();
    return later(import("./inPage.ts").then(({ openInPage }) => openInPage(onReport)));
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

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** A port that is still on its way: the latest order waits for it. One that never comes answers nothing. */
function later(coming: Promise<EnginePort>): EnginePort {
  let port: EnginePort | undefined;
  let waiting: Order | undefined;
  let isClosed = false;
  coming.then(
    (opened) => {
      port = opened;
      if (waiting !== undefined && !isClosed) opened.send(waiting);
    },
    () => {},
  );
  return {
    send: (order) => {
      waiting = order;
      port?.send(order);
    },
    close: () => {
      isClosed = true;
      port?.close();
    },
  };
}
