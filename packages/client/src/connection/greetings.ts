// Greeting the opponent, and the rest after it that all buttons share (O7).
import type { Greeting } from "@kingrow/protocol";
import type { Cancel, Clock } from "@kingrow/time";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Ask, Failure } from "./requests.ts";

/** The server delivers one greeting of a player in so many milliseconds. */
const PAUSE_MS = 5_000;

/** After these a greeting of this player may have been delivered just now. */
const MAY_COUNT: ReadonlySet<Failure["code"]> = new Set(["RATE_LIMITED", "NO_ANSWER"]);

export interface Greetings {
  readonly store: StoreApi<{ readonly isResting: boolean }>;
  readonly greet: (roomId: string, greeting: Greeting) => Promise<void>;
}

export function createGreetings(ask: Ask, clock: Clock): Greetings {
  const store = createStore(() => ({ isResting: false }));
  let cancel: Cancel | undefined;
  const stopResting = (): void => {
    cancel?.();
    store.setState({ isResting: false });
  };
  return {
    store,
    greet: async (roomId, greeting) => {
      if (store.getState().isResting) return;
      store.setState({ isResting: true });
      cancel = clock.after(PAUSE_MS, stopResting);
      const reply = await ask("greet", { roomId, greeting });
      // One that gets lost is not worth a word.
      if (!reply.ok && !MAY_COUNT.has(reply.error.code)) stopResting();
    },
  };
}
