// The port to the engine in its worker, the messages that pass it, and another worker where one breaks.
import type { Question, Thought } from "@kingrow/engine";
import type { Game, Move } from "@kingrow/rules";

/** A move as one of the levels would play it; 1 is the weakest. */
export interface LevelQuestion {
  readonly game: Game;
  readonly level: number;
  readonly seed: number;
}

export type Order =
  | { readonly type: "think"; readonly id: number; readonly question: Question }
  | { readonly type: "play"; readonly id: number; readonly question: LevelQuestion }
  /** What is under way is dropped. */
  | { readonly type: "stop" }
  /** Somebody has just pressed something: what is under way goes on a moment later. */
  | { readonly type: "rest" };

export type SearchOrder = Extract<Order, { readonly question: unknown }>;

export type Report =
  | { readonly type: "depth"; readonly id: number; readonly thought: Thought }
  | { readonly type: "thought"; readonly id: number; readonly thought: Thought | undefined }
  | { readonly type: "move"; readonly id: number; readonly move: Move | undefined };

export interface EnginePort {
  readonly send: (order: Order) => void;
  /** Nothing is thought any more, and nothing comes. */
  readonly close: () => void;
}

export interface PortEvents {
  readonly onReport: (report: Report) => void;
  readonly onFault: () => void;
}

export type OpenPort = (events: PortEvents) => EnginePort;

const INPUTS = ["pointerdown", "pointerup", "keydown"] as const;
const REST: Order = { type: "rest" };

/** Throws without workers. The worker rests at each input: on few processors the answering frame would wait for it. */
export const openWorker: OpenPort = ({ onReport, onFault }) => {
  const worker = new Worker(new URL("./engineWorker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<Report>) => onReport(data));
  worker.addEventListener("error", onFault);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  const rest = (): void => worker.postMessage(REST);
  for (const input of INPUTS) addEventListener(input, rest, { capture: true, passive: true });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    send: (order) => worker.postMessage(order),
    close: () => {
      for (const input of INPUTS) removeEventListener(input, rest, { capture: true });
      worker.terminate();
    },
  };
};

/** So many workers are tried before a question gets no answer. */
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

  const replace = (): void => {
    port?.close();
    port = undefined;
    onReplaced();
  };
  const openNext = (): EnginePort | undefined => {
    tried += 1;
    try {
      if (tried <= WORKERS_TRIED) return open({ onReport, onFault: replace });
      // The network may have been gone: the next question tries again.
      tried = 0;
    } catch {
      // There are no workers here.
    }
    onNone();
    return undefined;
  };
  return {
    send: (order: Order): void => {
      port ??= openNext();
      port?.send(order);
    },
    replace,
    close: () => port?.close(),
  };
}
