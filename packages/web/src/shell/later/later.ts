// Lazy loading of a module, on demand or ahead.
import { startTransition, useEffect, useState, type ReactNode } from "react";
import { createStore } from "zustand/vanilla";

/** Thrown when a part is out of reach: the network is gone, or a new version has taken the files' place (P42). */
export class NotLoaded extends Error {}

export interface Later<Part> {
  /** Starts fetching, so that the part is there when it is needed. */
  readonly fetchAhead: () => void;
  /** The part, `undefined` until it is here. Unlike with `lazy` it then shows at once. Throws if the fetch fails. */
  readonly use: () => Part | undefined;
}

export function later<Part>(load: () => Promise<Part>): Later<Part> {
  const store = createStore<{ readonly part?: Part; readonly error?: Error }>(() => ({}));
  // What is here already is not told anew: all who show it would draw it again.
  const keep = (part: Part): void => {
    if (store.getState().part !== part) store.setState({ part });
  };
  const fetch = (): Promise<void> => load().then(keep);

  return {
    // Needing it asks again, and tells if that fails too.
    fetchAhead: () => void fetch().catch(() => {}),
    use: function usePart() {
      const [{ part, error }, setArrival] = useState(store.getState);
      useEffect(() => {
        // A whole screen is drawn bit by bit, so that the page answers meanwhile.
        const look = (): void => startTransition(() => setArrival(store.getState()));
        const stop = store.subscribe(look);
        // What came since the drawing is not told again.
        if (store.getState().part !== undefined) look();
        // Nobody's but its own: whoever needs the part later asks again.
        fetch().catch((cause: unknown) =>
          setArrival((known) => ({ ...known, error: new NotLoaded("Not loaded", { cause }) })),
        );
        return stop;
      }, []);
      if (part === undefined && error !== undefined) throw error;
      return part;
    },
  };
}

interface PartProps<Loaded> {
  readonly of: Later<Loaded>;
  readonly meanwhile?: ReactNode;
  readonly children: (part: Loaded) => ReactNode;
}

/** Shows what is made of a part once it is here. */
export function Part<Loaded>({ of, meanwhile, children }: PartProps<Loaded>): ReactNode {
  const part = of.use();
  return part === undefined ? meanwhile : children(part);
}

/** Loads a part whose texts are in the second file of each language. */
export function withStudyTexts<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return async () => {
    const texts = import("../../text/study/studyTexts.ts");
    const part = await load();
    await (await texts).showStudyTexts();
    return part;
  };
}
