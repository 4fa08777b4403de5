// Where thinking is done: a worker, or the page itself.
import type { Order, Report } from "./messages.ts";

export interface EnginePort {
  readonly send: (order: Order) => void;
  /** Nothing is thought any more, and nothing comes. */
  readonly close: () => void;
}

export interface PortEvents {
  readonly onReport: (report: Report) => void;
  /** It cannot be started, or is broken. */
  readonly onFault: () => void;
}

export type OpenPort = (events: PortEvents) => EnginePort;

/** Throws where there are no workers. */
export const openWorker: OpenPort = ({ onReport, onFault }) => {
  const worker = new Worker(new URL("./engineWorker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Report>) => onReport(data));
  worker.addEventListener("error", onFault);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    send: (order) => worker.postMessage(order),
    close: () => worker.terminate(),
  };
};
