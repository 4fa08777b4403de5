// One id for everything that one call does, in every line the program writes meanwhile.
import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import type { MetricsRecorder } from "./gateway/metricsRecorder.ts";
import type { Log } from "./log.ts";

const calls = new AsyncLocalStorage<string>();
let count = 0;

/** For every line of the log: the call it belongs to, if it belongs to one. */
export function callInLog(): { readonly call?: string } {
  const call = calls.getStore();
  return call === undefined ? {} : { call };
}

export interface Trace {
  /** Wraps what is done for each call, so that it has an id of its own. */
  readonly each: <A extends readonly unknown[], R>(act: (...args: A) => R) => (...args: A) => R;
  /** Tells of commands on rooms. */
  readonly commanded: (roomId: string, type: string) => void;
  /** Tells of answers as well. */
  readonly answers: (recorder: MetricsRecorder) => MetricsRecorder;
  readonly committed: (seconds: number) => void;
}

/** Following calls through every promise costs too much for a server at work. */
export const NO_TRACE: Trace = {
  each: (act) => act,
  commanded: () => undefined,
  answers: (recorder) => recorder,
  committed: () => undefined,
};

/** For LOG_LEVEL=debug and trace. */
export function createTrace(log: Log): Trace {
  return {
    each:
      (act) =>
      (...args) =>
        calls.run(nextId(), () => act(...args)),
    commanded: (roomId, type) => log.debug({ room: aliasOf(roomId), type }, "command"),
    answers: (recorder) => ({
      ...recorder,
      answered: (event, code) => {
        log.debug({ event, code }, "answered");
        recorder.answered(event, code);
      },
    }),
    committed: (seconds) => log.debug({ ms: Number((seconds * 1000).toFixed(2)) }, "committed"),
  };
}

/** Unique in one life of the program, whose own lines tell where it began. */
function nextId(): string {
  count += 1;
  return count.toString(36).padStart(4, "0");
}

/** Whoever knows a private room's id may sit down in it, so the log has only a name that stays the same. */
function aliasOf(roomId: string): string {
  return createHash("sha256").update(roomId).digest("hex").slice(0, 8);
}
