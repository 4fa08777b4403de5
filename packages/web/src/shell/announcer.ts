// What screen readers are told, beside what is seen.
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Announcement } from "../ui/LiveRegion.tsx";

export type Urgency = "polite" | "assertive";

export type Spoken = Readonly<Record<Urgency, Announcement | undefined>>;

export interface Announcer {
  readonly store: StoreApi<Spoken>;
  /** Says a text, also if it is the same as the one before. */
  readonly say: (text: string, urgency: Urgency) => void;
}

export function createAnnouncer(): Announcer {
  const store = createStore<Spoken>(() => ({ polite: undefined, assertive: undefined }));
  let id = 0;
  return {
    store,
    say: (text, urgency) => {
      id += 1;
      store.setState({ [urgency]: { id, text } });
    },
  };
}
