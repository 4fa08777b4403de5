// One id for everything that one call does, in every line the program writes meanwhile.
import { createHash } from "node:crypto";
import type { Recorder } from "../door/recorder.ts";
import { inCall, type Log } from "../base/log.ts";

export interface Trace {
  /** Wraps what is done for each call, so that it has an id of its own. */
  readonly each: <A extends readonly unknown[], R>(act: (...args: A) => R) => (...args: A) => R;
  /** Tells of commands on rooms. */
  readonly commanded: (roomId: string, type: string) => void;
  /** Tells of answers as well. */
  readonly answers: (recorder: Recorder) => Recorder;
  readonly committed: (seconds: number) => void;
}

const TRACED = new Set(["trace", "debug"]);

export function traceFor(logLevel: string, log: Log): Trace {
  return TRACED.has(logLevel) ? createTrace(log) : NO_TRACE;
}

/** Following calls through every promise costs too much for a server at work. */
export const NO_TRACE: Trace = {
  each: (act) => act,
  commanded: () => undefined,
  answers: (recorder) => recorder,
  committed: () => undefined,
};

export function createTrace(log: { debug(fields: object, message: string): void }): Trace {
  return {
    each:
      (act) =>
      (...args) =>
        inCall(() => act(...args)),
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

/** Whoever knows a private room's id may sit down in it, so the log has only a name that stays the same. */
function aliasOf(roomId: string): string {
  return createHash("sha256").update(roomId).digest("hex").slice(0, 8);
}
