// The announcer for screen readers.
import { createStore } from "zustand/vanilla";
import type { Announcement } from "../../ui/LiveRegion.tsx";

export type Urgency = "polite" | "assertive";

export type Spoken = Readonly<Record<Urgency, Announcement | undefined>>;

export type Announcer = ReturnType<typeof createAnnouncer>;

/** A text that takes the place of another sooner than this is heard instead of it. Milliseconds. */
const APART_MS = 700;
/** After this time a text is no longer true, and nobody should come upon it. Milliseconds. */
const LINGER_MS = 5_000;

export function createAnnouncer() {
  const store = createStore<Spoken>(() => ({ polite: undefined, assertive: undefined }));
  const timers: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {};
  let waiting: readonly string[] = [];
  let isBusy = false;
  let id = 0;

  const after = (urgency: Urgency, ms: number, act: () => void): void => {
    clearTimeout(timers[urgency]);
    timers[urgency] = setTimeout(act, ms);
  };
  const show = (urgency: Urgency, text: string): void => {
    id += 1;
    store.setState({ [urgency]: { id, text } });
    after(urgency, LINGER_MS, () => store.setState({ [urgency]: undefined }));
  };
  const sayWaiting = (): void => {
    isBusy = waiting.length > 0;
    if (!isBusy) return;
    show("polite", together(waiting));
    waiting = [];
    setTimeout(sayWaiting, APART_MS);
  };
  return {
    store,
    /** Says a text, also if it is the same as the one before. Polite texts wait for each other. */
    say: (text: string, urgency: Urgency = "polite"): void => {
      if (urgency === "assertive") return show(urgency, text);
      waiting = [...waiting, text];
      if (!isBusy) sayWaiting();
    },
  };
}

/** Several texts as one, each a sentence. */
function together(texts: readonly string[]): string {
  if (texts.length < 2) return texts.join("");
  return texts.map((text) => text.replace(/\w$/, "$&.")).join(" ");
}
