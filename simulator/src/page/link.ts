// The page's link, in place of Socket.IO's client: events, and calls with answers.
import { refusalAck, type Ack, type CommandName, SERVER_EVENTS } from "@kingrow/protocol";
import { createLinkEmitter, type Link, type Emitter, type LinkEvents } from "@kingrow/client";
import type { Down } from "../base/messages.ts";
import type { Break } from "../net/wire.ts";
import { createDialler, type DialOptions } from "./dialler.ts";

export interface PageLink extends Link {
  readonly breakUp: (how: Break) => void;
  /** The page is gone; the browser closes its connection. */
  readonly destroy: () => void;
  /** Sends a call that the page's own logic would not send. */
  readonly sendRaw: (name: string, payload: unknown) => void;
}

export interface LinkOptions extends DialOptions {
  readonly name: string;
  /** Whether the server is too busy for this page's calls. */
  readonly isOverloaded: () => boolean;
  /** Whether the page has an earlier version of the protocol. */
  readonly isOld: boolean;
  /** The room that the page shows to play in. */
  readonly shownRoom: () => string | undefined;
}

const LATER_EVENTS: ReadonlySet<string> = new Set(["seatReleased", "featuredGame"]);

type Take = (answer: unknown) => void;

export function createPageLink(options: LinkOptions): PageLink {
  const { name, isOld } = options;
  const { note } = options.world.trace;
  const events = createLinkEmitter();
  const answers = createAnswers();
  let id: string | undefined;

  const dialler = createDialler({
    ...options,
    onUp: (socketId) => {
      note(`${name}: up as ${socketId}`);
      id = socketId;
      events.emit("up", undefined);
    },
    onDown: () => {
      note(`${name}: down`);
      id = undefined;
      answers.forget();
      events.emit("down", undefined);
    },
    onGaveUp: () => {
      note(`${name}: gives up connecting`);
      events.emit("gaveUp", undefined);
    },
    onMessage: (message) => {
      if (message.type === "event" && isOld && LATER_EVENTS.has(message.event)) return;
      if (message.type === "event") forward(events, message.event, message.payload);
      else answers.take(message);
    },
  });
  const send = (command: string, payload: unknown, take?: Take): void => {
    if (!dialler.isUp()) return;
    note(`${name}> ${command} ${JSON.stringify(payload) ?? ""}`);
    const call = answers.expect(take);
    if (options.isOverloaded())
      return refuseBusy(options, (answer) => answers.take({ type: "ack", call, answer }));
    dialler.wire()?.sendUp({ type: "call", name: command, payload, call });
  };

  return {
    get isUp() {
      return dialler.isUp();
    },
    get id() {
      return id;
    },
    open: dialler.open,
    close: dialler.close,
    send: <N extends CommandName>(command: N, payload: unknown, answer: (ack: Ack<N>) => void) => {
      checkLeave(options, command, payload);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what comes back is what the real gateway answered
      send(command, isOld ? asEarlier(payload) : payload, (ack) => answer(ack as Ack<N>));
    },
    on: (event, listener) => events.on(event, listener),
    breakUp: (how) => {
      note(`${name}: connection breaks (${how})`);
      dialler.wire()?.breakUp(how);
    },
    destroy: dialler.destroy,
    sendRaw: (command, payload) => send(command, payload),
  };
}

function checkLeave({ name, world, shownRoom }: LinkOptions, command: string, payload: unknown) {
  const { roomId } = Object(payload);
  if (command === "leaveRoom" && roomId === shownRoom())
    world.judge.report("no page leaves the room it shows", `${name} leaves ${roomId}`);
}

/** Removes the fields that earlier pages do not send. */
function asEarlier(payload: unknown): unknown {
  if (typeof payload !== "object" || payload === null) return payload;
  const later = new Set(["version", "ready"]);
  return Object.fromEntries(Object.entries(payload).filter(([name]) => !later.has(name)));
}

/** Refuses a call as an overloaded server does. */
function refuseBusy({ world: { random, schedule }, inPage }: LinkOptions, take: Take): void {
  const answer = { ...refusalAck("OVERLOADED"), retryInMs: random.between(50, 1_500) };
  schedule.after(random.between(1, 60), () => inPage(() => take(answer)));
}

/** The calls of this page that wait for an answer. A lost connection drops them. */
function createAnswers() {
  const waiting = new Map<number, Take>();
  let calls = 0;
  return {
    expect: (take: Take | undefined): number => {
      calls += 1;
      if (take !== undefined) waiting.set(calls, take);
      return calls;
    },
    take: (message: Down): void => {
      if (message.type !== "ack") return;
      const take = waiting.get(message.call);
      waiting.delete(message.call);
      take?.(message.answer);
    },
    forget: () => waiting.clear(),
  };
}

/** Forwards a server event to the page's listeners, as the real link does. */
function forward(events: Emitter<LinkEvents>, event: string, payload: unknown): void {
  const known = SERVER_EVENTS.find((name) => name === event);
  if (known === undefined) throw new Error(`The server sent an unknown event: ${event}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the real gateway made the payload of this event
  events.emit(known, payload as never);
}
