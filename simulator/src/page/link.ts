// The page's link as Socket.IO's client would give it: attempts, backoff, and calls with answers.
import {
  type Ack,
  type CommandName,
  RECONNECTION_ATTEMPTS,
  RECONNECTION_DELAY_MAX_MS,
  RECONNECTION_DELAY_MS,
} from "@kingrow/protocol";
import { createLinkEmitter, type Link } from "@kingrow/web/src/connection/link.ts";
import type { Cancel } from "../base/schedule.ts";
import type { Down } from "../net/messages.ts";
import type { Network } from "../net/network.ts";
import type { Break, Wire } from "../net/wire.ts";
import type { World } from "../world.ts";
import { forward } from "./forward.ts";

/** An attempt that brings no answer is given up after so many milliseconds. */
const ATTEMPT_TIMEOUT_MS = 20_000;

export interface PageLink extends Link {
  readonly breakUp: (how: Break) => void;
  /** The page is gone; the browser closes what it had open. */
  readonly destroy: () => void;
  /** Sends what the page's own logic would not send. */
  readonly sendRaw: (name: string, payload: unknown) => void;
}

export interface LinkParts {
  readonly world: World;
  readonly network: Network;
  readonly name: string;
  readonly playerKey: () => string;
  readonly isOffline: () => boolean;
  /** Lets something happen in the page: at once, or when the page is awake again. */
  readonly inPage: (run: () => void) => void;
}

/** `waiting`: for the next attempt. */
type Phase = "closed" | "dialling" | "up" | "waiting";

export function createPageLink(parts: LinkParts): PageLink {
  const { world, network, name, inPage } = parts;
  const events = createLinkEmitter();
  const answers = new Map<number, (answer: unknown) => void>();
  let phase: Phase = "closed";
  let attempts = 0;
  let calls = 0;
  let id: string | undefined;
  let wire: Wire | undefined;
  let cancelTimer: Cancel = () => {};

  const dial = (): void => {
    phase = "dialling";
    const own: Wire = network.dial({
      auth: { playerKey: parts.playerKey() },
      isOffline: parts.isOffline,
      page: {
        receive: (message) => inPage(() => own === wire && receive(message)),
        closed: () => inPage(() => own === wire && lost()),
      },
    });
    wire = own;
    cancelTimer = world.schedule.after(ATTEMPT_TIMEOUT_MS, () =>
      inPage(() => own === wire && giveUpAttempt()),
    );
  };
  const giveUpAttempt = (): void => {
    if (phase !== "dialling") return;
    wire?.closeByPage();
    lost();
  };
  const down = (next: Phase): void => {
    const wasUp = phase === "up";
    cancelTimer();
    phase = next;
    wire = undefined;
    id = undefined;
    answers.clear();
    if (!wasUp) return;
    world.trace.note(`${name}: down`);
    events.emit("down", undefined);
  };
  const lost = (): void => {
    if (phase === "up") attempts = 0;
    down("closed");
    if (phase === "closed") retry();
  };
  const retry = (): void => {
    if (attempts >= RECONNECTION_ATTEMPTS) {
      attempts = 0;
      world.trace.note(`${name}: gives up connecting`);
      events.emit("gaveUp", undefined);
      return;
    }
    phase = "waiting";
    cancelTimer = world.schedule.after(backoff(world, attempts), () =>
      inPage(() => phase === "waiting" && dial()),
    );
    attempts += 1;
  };
  const connect = (socketId: string): void => {
    cancelTimer();
    phase = "up";
    id = socketId;
    attempts = 0;
    world.trace.note(`${name}: up as ${socketId}`);
    events.emit("up", undefined);
  };
  const receive = (message: Down): void => {
    switch (message.type) {
      case "connect":
        return connect(message.id);
      case "event":
        return forward(events, message.event, message.payload);
      case "ack":
        return takeAnswer(message.call, message.answer);
      case "kick":
        down("closed");
        return events.emit("gaveUp", undefined);
      default:
        return message satisfies never;
    }
  };
  const takeAnswer = (call: number, answer: unknown): void => {
    const take = answers.get(call);
    answers.delete(call);
    take?.(answer);
  };
  const send = (command: string, payload: unknown, answer: (ack: unknown) => void): void => {
    if (phase !== "up") return;
    calls += 1;
    answers.set(calls, answer);
    world.trace.note(`${name}> ${command} ${JSON.stringify(payload) ?? ""}`);
    wire?.sendUp({ type: "call", name: command, payload, call: calls });
  };
  const close = (): void => {
    attempts = 0;
    wire?.closeByPage();
    down("closed");
  };

  return {
    get isUp() {
      return phase === "up";
    },
    get id() {
      return id;
    },
    open: () => {
      if (phase === "closed") dial();
    },
    close,
    send: <N extends CommandName>(command: N, payload: unknown, answer: (ack: Ack<N>) => void) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what comes back is what the real gateway answered
      send(command, payload, (ack) => answer(ack as Ack<N>)),
    on: (event, listener) => events.on(event, listener),
    breakUp: (how) => {
      world.trace.note(`${name}: connection breaks (${how})`);
      wire?.breakUp(how);
    },
    destroy: () => {
      wire?.closeByPage();
      wire = undefined;
      phase = "closed";
      cancelTimer();
    },
    sendRaw: (command, payload) => send(command, payload, () => {}),
  };
}

/** As Socket.IO's client waits: doubled each time, and up to half more or less. */
function backoff({ random }: World, attempt: number): number {
  const ms = RECONNECTION_DELAY_MS * 2 ** attempt * (0.5 + random.fraction());
  return Math.min(ms, RECONNECTION_DELAY_MAX_MS);
}
