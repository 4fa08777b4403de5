// The engine of a screen: starts a worker with the first question and ends it with the screen.
import { systemClock, type Cancel, type Clock } from "@kingrow/client";
import type { Question, Thought } from "@kingrow/engine";
import type { Move } from "@kingrow/rules";
import {
  keepPort,
  openWorker,
  type OpenPort,
  type LevelQuestion,
  type Report,
  type SearchOrder,
} from "./port.ts";

export type EngineHandle = ReturnType<typeof startEngine>;

export interface EngineOptions {
  /** Told whether nothing can think, so that a question gets no answer. */
  readonly onMissing?: (isMissing: boolean) => void;
  readonly open?: OpenPort;
  readonly clock?: Clock;
}

/** A worker that says nothing for twice so long after its time is not there any more. Milliseconds. */
const PATIENCE_MS = 7_500;
/** Any machine looks at more. */
const SLOWEST_NODES_PER_MS = 10;

interface RunningSearch {
  readonly order: SearchOrder;
  readonly onDepth: (thought: Thought) => void;
  readonly finish: (result: Result) => void;
  latest: Thought | undefined;
}

interface Result {
  readonly thought?: Thought | undefined;
  readonly move?: Move | undefined;
}

/** One question at a time. Nothing is fetched or started before the first one. */
export function startEngine(options: EngineOptions = {}) {
  const { onMissing = () => {}, open = openWorker, clock = systemClock } = options;
  let asked: RunningSearch | undefined;
  let cancelWatch: Cancel | undefined;
  let isClosed = false;
  let id = 0;

  const finish = (result: Result): void => {
    cancelWatch?.();
    const done = asked;
    asked = undefined;
    done?.finish(result);
  };
  const take = (report: Report): void => {
    if (asked === undefined || report.id !== asked.order.id) return;
    onMissing(false);
    if (report.type !== "depth") return finish(report);
    asked.latest = report.thought;
    asked.onDepth(report.thought);
  };
  const watch = (ms: number, onSilence: () => void): void => {
    cancelWatch?.();
    cancelWatch = clock.after(ms + PATIENCE_MS, onSilence);
  };
  const send = (): void => {
    if (asked === undefined) return;
    const { order } = asked;
    port.send(order);
    const ms = longestOf(order);
    // After a sleep the first watch ends at once, and the worker has only just woken up too.
    if (ms !== undefined) watch(ms, () => watch(ms, port.replace));
  };
  const interrupt = (): void => finish({ thought: asked?.latest });
  const fail = (): void => {
    onMissing(true);
    interrupt();
  };
  const port = keepPort({ open, onReport: take, onReplaced: send, onNone: fail });
  const ask = (order: SearchOrder, onDepth: RunningSearch["onDepth"] = () => {}): Promise<Result> =>
    new Promise((resolve) => {
      interrupt();
      if (isClosed) return resolve({});
      asked = { order, onDepth, finish: resolve, latest: undefined };
      return send();
    });
  return {
    /** Tells each depth. Resolves with the best found at its limits, when stopped or replaced; `undefined` if nothing was. */
    think: async (question: Question, onDepth?: (thought: Thought) => void) =>
      (await ask({ type: "think", id: (id += 1), question }, onDepth)).thought,
    /** The move a level plays; undefined where there is none, or when it is stopped. */
    play: async (question: LevelQuestion) =>
      (await ask({ type: "play", id: (id += 1), question })).move,
    /** Ends what is under way; its promise resolves at once. */
    stop: (): void => {
      if (asked !== undefined) port.send({ type: "stop" });
      interrupt();
    },
    /** The same for good: the worker is gone. */
    close: (): void => {
      isClosed = true;
      port.close();
      interrupt();
    },
  };
}

/** How long an answer may take, in milliseconds; undefined where that is not known. */
function longestOf(order: SearchOrder): number | undefined {
  if (order.type === "play") return 1_000;
  const { ms, nodes } = order.question.limits;
  return ms ?? (nodes && nodes / SLOWEST_NODES_PER_MS);
}
