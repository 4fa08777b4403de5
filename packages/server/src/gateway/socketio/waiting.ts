// What waits for one connection: messages not handed on yet, and bytes not known to have been read (X10).
import type { WireLimits } from "../../base/limits.ts";
import type { Connection } from "./admission.ts";
import type { Packet } from "./packets.ts";
import { newPingWord } from "./pingWord.ts";
import { webSocketOf } from "./webSockets.ts";

export interface WaitingDependencies {
  readonly limits: Pick<WireLimits, "waitingMessages" | "waitingBytes">;
  /** Steady milliseconds. */
  readonly now: () => number;
  /** More than may wait. */
  readonly onTooMuch: (connection: Connection) => void;
  /** More than half of what may wait. */
  readonly onBehind: (connection: Connection) => void;
  readonly onCaughtUp: (connection: Connection) => void;
}

/** After this part of what may wait a WebSocket is asked whether it has arrived. */
const ASKED_PART = 1 / 4;

/**
 * The kernel takes megabytes for a peer that reads nothing, and does not tell. So a WebSocket is asked
 * by a ping now and then: its answer says that what was sent before has been read.
 */
export class Waiting {
  readonly #connection: Connection;
  /** The same for all connections. */
  readonly #given: WaitingDependencies;
  /** In this process. */
  #messages = 0;
  #bytes = 0;
  /** Handed on. */
  #unread = 0;
  /** The question that is open, and how many bytes were sent after it. */
  #asked: { readonly word: Buffer; after: number } | undefined = undefined;
  #isBehind = false;
  #since: number | undefined = undefined;

  constructor(connection: Connection, given: WaitingDependencies) {
    this.#connection = connection;
    this.#given = given;
    this.#listen();
    if (connection.transport.name === "polling") connection.once("upgrade", () => this.#listen());
    connection.on("packetCreate", (packet: Packet) => this.#take(packet));
    connection.on("flush", () => this.#handOn());
    connection.on("drain", () => {
      this.#ask();
      this.#weigh();
    });
  }

  /** Since when something waits, in steady milliseconds; `undefined` when nothing does. */
  get since(): number | undefined {
    return this.#since;
  }

  /** What was sent and not asked about yet is most likely read: it does not count. */
  get bytes(): number {
    return this.#bytes + (this.#asked === undefined ? 0 : this.#unread);
  }

  /** So many bytes went straight to the kernel. */
  pass(bytes: number): void {
    this.#unread += bytes;
    if (this.#asked !== undefined) this.#asked.after += bytes;
    this.#ask();
    this.#weigh();
  }

  #listen(): void {
    webSocketOf(this.#connection)?.on("pong", (word) => this.#hear(word));
  }

  #isTooMuch(): boolean {
    const { waitingMessages, waitingBytes } = this.#given.limits;
    return this.#messages > waitingMessages || this.#bytes + this.#buffered() > waitingBytes;
  }

  /** What the WebSocket could not hand to the kernel is ours to keep, too. */
  #buffered(): number {
    return this.#isBehind ? (webSocketOf(this.#connection)?.bufferedAmount ?? 0) : 0;
  }

  #weigh(): void {
    const { limits, now, onBehind, onCaughtUp } = this.#given;
    const wasBehind = this.#isBehind;
    this.#isBehind =
      this.#messages * 2 > limits.waitingMessages ||
      (this.#bytes + this.#unread) * 2 > limits.waitingBytes;
    this.#since = this.#messages > 0 || this.#isBehind ? (this.#since ?? now()) : undefined;
    if (this.#isBehind && !wasBehind) onBehind(this.#connection);
    if (!this.#isBehind && wasBehind) onCaughtUp(this.#connection);
  }

  #take({ data }: Packet): void {
    this.#messages += 1;
    this.#bytes += typeof data === "string" ? data.length : 0;
    if (this.#isTooMuch())
      afterTheseAnswers(() => this.#isTooMuch() && this.#given.onTooMuch(this.#connection));
    this.#weigh();
  }

  #handOn(): void {
    if (this.#connection.transport.name === "websocket") this.#unread += this.#bytes;
    if (this.#asked !== undefined) this.#asked.after += this.#bytes;
    this.#messages = 0;
    this.#bytes = 0;
  }

  #ask(): void {
    if (this.#asked !== undefined) return;
    if (this.#unread < this.#given.limits.waitingBytes * ASKED_PART) return;
    this.#asked = { word: newPingWord(), after: 0 };
    webSocketOf(this.#connection)?.ping(this.#asked.word);
  }

  #hear(word: Buffer): void {
    if (this.#asked?.word.equals(word) !== true) return;
    this.#unread = this.#asked.after;
    this.#asked = undefined;
    this.#ask();
    this.#weigh();
  }
}

/** Many answers of one instant go out in the next: only what is still there then is waiting. */
function afterTheseAnswers(look: () => void): void {
  setImmediate(() => setImmediate(look));
}
