// What waits for one connection: messages not handed on yet, and bytes not known to have been read (X10).
import { randomBytes } from "node:crypto";
import type { WireLimits } from "../../limits.ts";
import type { Connection } from "./admission.ts";
import type { Packet } from "./packets.ts";
import { webSocketOf } from "./webSockets.ts";

export interface WaitingDependencies {
  readonly limits: Pick<WireLimits, "waitingMessages" | "waitingBytes">;
  /** Steady milliseconds. */
  readonly now: () => number;
  /** More than may wait. */
  readonly onTooMuch: () => void;
  /** More than half of what may wait. */
  readonly onBehind: () => void;
  readonly onCaughtUp: () => void;
}

export interface Waiting {
  /** Since when something waits, in steady milliseconds; `undefined` when nothing does. */
  readonly since: () => number | undefined;
  /** What was sent and not asked about yet is most likely read: it does not count. */
  readonly bytes: () => number;
}

/** After this part of what may wait a WebSocket is asked whether it has arrived. */
const ASKED_PART = 1 / 4;

/**
 * The kernel takes megabytes for a peer that reads nothing, and does not tell. So a WebSocket is asked
 * by a ping now and then: its answer says that what was sent before has been read.
 */
export function watchWaiting(connection: Connection, dependencies: WaitingDependencies): Waiting {
  const { limits, now } = dependencies;
  /** In this process. */
  const held = { messages: 0, bytes: 0 };
  /** Handed on. */
  let unread = 0;
  /** The question that is open, and how many bytes were sent after it. */
  let asked: { readonly word: Buffer; after: number } | undefined;
  let isBehind = false;
  let since: number | undefined;
  /** What the WebSocket could not hand to the kernel is ours to keep, too. */
  const buffered = () => (isBehind ? (webSocketOf(connection)?.bufferedAmount ?? 0) : 0);
  const isTooMuch = () =>
    held.messages > limits.waitingMessages || held.bytes + buffered() > limits.waitingBytes;

  function weigh(): void {
    const wasBehind = isBehind;
    isBehind =
      held.messages * 2 > limits.waitingMessages || (held.bytes + unread) * 2 > limits.waitingBytes;
    since = held.messages > 0 || isBehind ? (since ?? now()) : undefined;
    if (isBehind && !wasBehind) dependencies.onBehind();
    if (!isBehind && wasBehind) dependencies.onCaughtUp();
  }

  function take({ data }: Packet): void {
    held.messages += 1;
    held.bytes += typeof data === "string" ? data.length : 0;
    if (isTooMuch()) afterTheseAnswers(() => isTooMuch() && dependencies.onTooMuch());
    weigh();
  }

  function handOn(): void {
    if (connection.transport.name === "websocket") unread += held.bytes;
    if (asked !== undefined) asked.after += held.bytes;
    Object.assign(held, { messages: 0, bytes: 0 });
  }

  function ask(): void {
    if (asked !== undefined || unread < limits.waitingBytes * ASKED_PART) return;
    asked = { word: randomBytes(8), after: 0 };
    webSocketOf(connection)?.ping(asked.word);
  }

  function hear(word: Buffer): void {
    if (asked?.word.equals(word) !== true) return;
    unread = asked.after;
    asked = undefined;
    ask();
    weigh();
  }

  const listen = () => void webSocketOf(connection)?.on("pong", hear);
  listen();
  connection.once("upgrade", listen);
  connection.on("packetCreate", take);
  connection.on("flush", handOn);
  connection.on("drain", ask);
  connection.on("drain", weigh);
  return { since: () => since, bytes: () => held.bytes + (asked === undefined ? 0 : unread) };
}

/** Many answers of one instant go out in the next: only what is still there then is waiting. */
function afterTheseAnswers(look: () => void): void {
  setImmediate(() => setImmediate(look));
}
