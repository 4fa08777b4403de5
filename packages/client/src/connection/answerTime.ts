// The server's response time, measured on the calls that the page makes anyway.
import { createStore } from "zustand/vanilla";
import type { Clock } from "@kingrow/time";
import { wrapLink, type Link } from "./link.ts";

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
  const link = wrapLink(inner, (name, payload, answer) => {
    const sentAt = clock.now();
    inner.send(name, payload, (ack) => {
      take(Math.max(0, clock.now() - sentAt));
      answer(ack);
    });
  });
  return { link, store };
}
