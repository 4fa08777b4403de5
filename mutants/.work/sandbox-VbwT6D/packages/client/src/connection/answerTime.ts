// How long the server takes to answer: measured on the calls the page makes anyway, no message is sent for it.
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Clock } from "./clock.ts";
import type { Link } from "./link.ts";
import { wrapLink } from "./wrapLink.ts";

export interface AnswerTime {
  /** Milliseconds from sending a call to its acknowledgement, smoothed; undefined until one is known. */
  readonly ms: number | undefined;
}

export interface TimedLink {
  readonly link: Link;
  readonly store: StoreApi<AnswerTime>;
}

/** What the latest answer counts for against those before. */
const WEIGHT = 0.5;

/** The link, and what is measured on it. A lost connection takes the figure with it. */
export function timeAnswers(inner: Link, clock: Clock): TimedLink {
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
