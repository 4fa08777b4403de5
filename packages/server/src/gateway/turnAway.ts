// Refuses calls of a busy server as they come off the wire, before anything is made of them (X5).
import { isCommandName } from "./requests.ts";
import { overloadedAnswer } from "./answers.ts";
import type { Load } from "./load.ts";
import type { MetricsRecorder } from "./metricsRecorder.ts";

/** The answer to a call that is not taken, as it goes over the wire; `undefined` for all else. */
export type TurnAway = (message: Buffer) => string | undefined;

export interface TurnAwayParts {
  readonly load: Pick<Load, "isCalm" | "sheds" | "retryInMs">;
  readonly recorder: Pick<MetricsRecorder, "answered" | "shed">;
}

/** An event (42) that asks for an acknowledgement, up to the end of its name. */
const CALL = /^42(\d{1,9})\["(\w{1,32})"/;
const READ_BYTES = 48;

/** Reading a call, parsing it and saying no by way of Socket.IO costs nearly a third of a whole move. */
export function createTurnAway({ load, recorder }: TurnAwayParts): TurnAway {
  return (message) => {
    if (load.isCalm) return undefined;
    const [, id, name] = CALL.exec(message.toString("latin1", 0, READ_BYTES)) ?? [];
    if (id === undefined || !isCommandName(name)) return undefined;
    const callClass = load.sheds(name);
    if (callClass === undefined) return undefined;
    recorder.shed(callClass);
    recorder.answered(name, "OVERLOADED");
    return `43${id}${JSON.stringify([overloadedAnswer(load.retryInMs())])}`;
  };
}
