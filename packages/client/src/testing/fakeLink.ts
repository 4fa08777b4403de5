// A link whose server is played by the test.
import type { Ack, CommandName, CommandPayload } from "@kingrow/protocol";
import { createLinkEmitter, type Emitter, type Link, type LinkEvents } from "../connection/link.ts";

/** A call of the client, with the function that answers it. */
export interface Sent {
  readonly name: CommandName;
  readonly payload: unknown;
  answer(ack: Ack<CommandName>): void;
}

export class FakeLink implements Link {
  isUp = false;
  id: string | undefined = undefined;
  /** Number of calls of `open`. */
  opened = 0;
  /** Whether the latest `open` was for a single attempt. */
  isSingle = false;
  readonly sent: Sent[] = [];
  readonly #events: Emitter<LinkEvents> = createLinkEmitter();
  #connections = 0;

  open(attempts?: 1): void {
    this.opened += 1;
    this.isSingle = attempts === 1;
  }

  close(): void {
    if (this.isUp) this.drop();
  }

  send<N extends CommandName>(
    name: N,
    payload: CommandPayload<N>,
    answer: (ack: Ack<N>) => void,
  ): void {
    if (this.isUp) this.sent.push({ name, payload, answer });
  }

  on: Link["on"] = (event, listener) => this.#events.on(event, listener);

  /** Emits an event of the server. */
  emit<E extends keyof LinkEvents>(event: E, payload: LinkEvents[E]): void {
    this.#events.emit(event, payload);
  }

  /** Connects, by default with a new socket id. */
  connect(id = `socket-${this.#connections + 1}`): void {
    this.#connections += 1;
    this.isUp = true;
    this.id = id;
    this.emit("up", undefined);
  }

  drop(): void {
    this.isUp = false;
    this.id = undefined;
    this.emit("down", undefined);
  }

  sentOf(name: CommandName): readonly Sent[] {
    return this.sent.filter((each) => each.name === name);
  }

  /** Answers the latest call of that name. */
  answer<N extends CommandName>(name: N, ack: Ack<N>): void {
    const last = this.sentOf(name).at(-1);
    if (last === undefined) throw new Error(`${name} was not sent`);
    last.answer(ack);
  }
}
