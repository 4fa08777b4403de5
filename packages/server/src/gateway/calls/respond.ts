// The one answer that a call gets, and what is told beside it.
import { refusalAck, type RefusalCode } from "@kingrow/protocol";
import type { Bar } from "../../door/rooms.ts";
import type { Outcome } from "../../keeper/outcome.ts";
import { overloadedAnswer, type Reply, refusalAnswer, successAnswer } from "./answers.ts";
import type { Call, CallDependencies, Code } from "./callDependencies.ts";

export function refuse(reply: Reply, code: RefusalCode): Code {
  reply(refusalAck(code));
  return code;
}

/** What an answer is told with besides itself. */
interface Circumstances {
  /** A limit of the address, met by this call. */
  readonly bar?: Bar | undefined;
  /** Missing for a room that was to be opened. */
  readonly roomId?: string;
}

export function respond(
  { seating, door }: CallDependencies,
  call: Call,
  outcome: Outcome,
  { bar, roomId }: Circumstances,
): Outcome {
  const { socket, name, reply } = call;
  if (outcome.ok) {
    reply(successAnswer(name, outcome.value));
    seating.granted(socket, name, outcome.value);
    return outcome;
  }
  const { code } = outcome.error;
  const isBusy = code === "OVERLOADED";
  reply(isBusy ? overloadedAnswer(door.calls.retryInMs()) : refusalAnswer(outcome.error));
  if (bar?.code === code) door.calls.barred(socket, name, bar);
  if (roomId !== undefined) seating.refused(socket, roomId, code);
  return outcome;
}

export function codeOf(outcome: Outcome): Code {
  return outcome.ok ? "OK" : outcome.error.code;
}
