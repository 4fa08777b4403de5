// The one answer that a call gets, and what is told beside it.
import { refusalAck, type RefusalCode } from "@kingrow/protocol";
import { pause } from "@kingrow/time";
import type { Kept, Outcome } from "../../keeper/outcome.ts";
import { overloadedAnswer, type Reply, refusalAnswer, successAnswer } from "./answers.ts";
import type { Call, CallDependencies, Code } from "./callDependencies.ts";
import type { Bar } from "./doorkeeper.ts";
import type { TellLimited } from "../limits/rateNotices.ts";
import type { Seating } from "./seating.ts";

export function refuse(reply: Reply, code: RefusalCode): Code {
  reply(refusalAck(code));
  return code;
}

/** What an answer is told with besides itself. */
interface Circumstances {
  readonly bar?: Bar | undefined;
  /** Missing for a room that was to be opened. */
  readonly roomId?: string;
}

export function respond(
  { seating, tellLimited, load }: CallDependencies,
  call: Call,
  outcome: Outcome,
  { bar, roomId }: Circumstances,
): Outcome {
  if (outcome.ok) {
    grant(seating, call, outcome.value);
    return outcome;
  }
  const { code } = outcome.error;
  const isBusy = code === "OVERLOADED";
  call.reply(isBusy ? overloadedAnswer(load.retryInMs()) : refusalAnswer(outcome.error));
  if (bar?.code === code) tellBar(tellLimited, call, bar);
  if (roomId !== undefined) seating.refused(call.socket, roomId, code);
  return outcome;
}

/** A limit that passes with time is told as such. */
export function tellBar(tellLimited: TellLimited, { socket, name }: Call, { resetsIn }: Bar): void {
  if (resetsIn !== undefined) tellLimited(socket, name, resetsIn);
}

function grant(seating: Seating, { socket, name, reply }: Call, kept: Kept): void {
  reply(successAnswer(name, kept));
  seating.granted(socket, name, kept);
}

export function codeOf(outcome: Outcome): Code {
  return outcome.ok ? "OK" : outcome.error.code;
}

/**
 * How long after its call `Room not found` is answered. The store is asked in the same way whether
 * there is such a room or not; what little time a found one takes longer disappears in this.
 */
const NOT_FOUND_AFTER_MS = 6;
/** A timer comes late by so much at most, and how late tells how long the lap took in which it began to run. */
const TIMER_LATE_MS = 2;

/** Begun before the store is asked, told at a time that says nothing of what was found. */
export function answerLater({ clock, steady }: Pick<CallDependencies, "clock" | "steady">) {
  const dueAt = steady() + NOT_FOUND_AFTER_MS;
  const nearlyDue = pause(clock, NOT_FOUND_AFTER_MS - TIMER_LATE_MS);
  let told: Promise<unknown> | undefined;
  return {
    tell: (answer: () => unknown) =>
      void (told = nearlyDue.then(() => lapsUntil(dueAt, steady)).then(answer)),
    told: () => told,
  };
}

/** More exact than any timer, and others have their turn meanwhile; but no processor rests, so nobody waits in vain. */
async function lapsUntil(time: number, steady: () => number): Promise<void> {
  while (steady() < time) await new Promise((lap) => setImmediate(lap));
}
