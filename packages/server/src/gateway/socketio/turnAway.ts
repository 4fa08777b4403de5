// Refuses calls of a busy server as they come off the wire, before anything is made of them (X5).
import type { Writable } from "node:stream";
import { overloadedAnswer } from "../calls/answers.ts";
import type { Load } from "../load/load.ts";
import type { MetricsRecorder } from "../calls/metricsRecorder.ts";
import { isCommandName } from "../calls/requests.ts";

/** Answers the call that came as one piece, if it is not taken now; `false` for all else. */
export type TurnAway = (chunk: Buffer, from: Origin) => boolean;

export interface Origin {
  readonly tcp: Writable;
  /** What stands for the address where it is counted. */
  readonly address: string;
}

export interface TurnAwayDependencies {
  readonly load: Pick<Load, "isCalm" | "sheds" | "retryInMs">;
  readonly recorder: Pick<MetricsRecorder, "answered" | "shed">;
}

/** An event (42) that asks for an acknowledgement, up to the end of its name. */
const CALL = /^42(\d{1,9})\["(\w{1,32})"/;
const READ_BYTES = 48;
/** Up to the time to wait, which stands last. */
const REFUSAL = JSON.stringify([overloadedAnswer(0)]).slice(0, -"0}]".length);

/**
 * Reading a frame, parsing a call and saying no by way of Socket.IO costs a third of a whole move, and
 * twice as many calls as the server can take must not cost it half of those it can.
 */
export function createTurnAway({ load, recorder }: TurnAwayDependencies): TurnAway {
  return (chunk, { tcp, address }) => {
    if (load.isCalm) return false;
    const [, id, name] = CALL.exec(beginningOf(chunk)) ?? [];
    if (id === undefined || !isCommandName(name)) return false;
    const callClass = load.sheds(name, address);
    if (callClass === undefined) return false;
    recorder.shed(callClass);
    recorder.answered(name, "OVERLOADED");
    tcp.write(frameOf(`43${id}${REFUSAL}${load.retryInMs()}}]`), "latin1");
    return true;
  };
}

const WHOLE_TEXT = 0x81;
const IS_MASKED = 0x80;
/** The lengths of a frame's body that stand in one byte, and in two more (RFC 6455, 5.2). */
const SHORT = 126;
const LONG = 127;
const MASK_BYTES = 4;
/** Used for each: a text put together byte by byte was four fifths of the garbage that a refusal made. */
const beginning = Buffer.alloc(READ_BYTES);

/** The beginning of the text, if this is a single frame with a whole one; a piece of a frame reads as noise. */
function beginningOf(chunk: Buffer): string {
  if (chunk[0] !== WHOLE_TEXT || chunk.length < MASK_BYTES + 4) return "";
  const length = (chunk[1] ?? 0) - IS_MASKED;
  if (length < 0 || length === LONG) return "";
  const maskAt = length === SHORT ? 4 : 2;
  const bodyAt = maskAt + MASK_BYTES;
  const bodyLength = length === SHORT ? chunk.readUInt16BE(2) : length;
  if (chunk.length !== bodyAt + bodyLength) return "";
  const most = Math.min(bodyLength, READ_BYTES);
  for (let at = 0; at < most; at += 1)
    beginning[at] = (chunk[bodyAt + at] ?? 0) ^ (chunk[maskAt + (at % 4)] ?? 0);
  return beginning.toString("latin1", 0, most);
}

/** A server's frame, one character a byte; the text is ASCII and longer than a short one may be. */
function frameOf(text: string): string {
  return String.fromCharCode(WHOLE_TEXT, SHORT, text.length >> 8, text.length & 0xff) + text;
}
