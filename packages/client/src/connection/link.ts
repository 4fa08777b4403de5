// The port to the server: the part of a socket that the client needs, so that tests can replace it, and its response time.
import type { Ack, CommandName, CommandPayload, ServerEventPayloads } from "@kingrow/protocol";
import type { Clock } from "@kingrow/time";
import { createStore } from "zustand/vanilla";

export type Unsubscribe = () => void;

/** `up`: connected. `down`: connection lost, attempts follow. `gaveUp`: no more attempts. */
export interface LinkEvents extends ServerEventPayloads {
  up: undefined;
  down: undefined;
  gaveUp: undefined;
}

export type Answer<N extends CommandName> = (ack: Ack<N>) => void;

export interface Link {
  readonly isUp: boolean;
  /** The socket id while connected. A seat taken now gets it as player id. */
  readonly id: string | undefined;
  /** Starts connecting with a full set of attempts, or with one. Does nothing while connected. */
  readonly open: (attempts?: 1) => void;
  /** Disconnects until the next `open`. Emits `down` if it was connected. */
  readonly close: () => void;
  /** Sends at once. Without a connection the call is dropped, not buffered. */
  readonly send: <N extends CommandName>(
    name: N,
    payload: CommandPayload<N>,
    answer: Answer<N>,
  ) => void;
  readonly on: <E extends keyof LinkEvents>(
    event: E,
    listener: (payload: LinkEvents[E]) => void,
  ) => Unsubscribe;
}

export interface Emitter<Events> {
  readonly on: <E extends keyof Events>(
    event: E,
    listener: (payload: Events[E]) => void,
  ) => Unsubscribe;
  readonly emit: <E extends keyof Events>(event: E, payload: Events[E]) => void;
}

export function createLinkEmitter(): Emitter<LinkEvents> {
  const listeners: { [E in keyof LinkEvents]?: Set<(payload: LinkEvents[E]) => void> } = {};
  const listenersOf = <E extends keyof LinkEvents>(event: E) => {
    const known: Set<(payload: LinkEvents[E]) => void> = listeners[event] ?? new Set();
    Object.assign(listeners, { [event]: known });
    return known;
  };
  return {
    on: (event, listener) => {
      listenersOf(event).add(listener);
      return () => void listenersOf(event).delete(listener);
    },
    emit: (event, payload) => {
      for (const listener of listenersOf(event)) listener(payload);
    },
  };
}

export interface AnswerTime {
  /** Smoothed milliseconds from sending a call to its acknowledgement; undefined before the first one. */
  readonly ms: number | undefined;
}

/** Weight of the latest measurement in the exponential average. */
const WEIGHT = 0.5;

/** Wraps a link and measures its calls. A lost connection resets the measurement. */
export function timeAnswers(inner: Link, clock: Clock) {
  const store = createStore<AnswerTime>(() => ({ ms: undefined }));
  const take = (ms: number): void =>
    store.setState(({ ms: known }) => ({
      ms: known === undefined ? ms : known + WEIGHT * (ms - known),
    }));
  inner.on("down", () => store.setState({ ms: undefined }));
  const link: Link = {
    get isUp() {
      return inner.isUp;
    },
    get id() {
      return inner.id;
    },
    open: (attempts) => inner.open(attempts),
    close: () => inner.close(),
    on: (event, listener) => inner.on(event, listener),
    send: (name, payload, answer) => {
      const sentAt = clock.now();
      inner.send(name, payload, (ack) => {
        take(Math.max(0, clock.now() - sentAt));
        answer(ack);
      });
    },
  };
  return { link, store };
}
