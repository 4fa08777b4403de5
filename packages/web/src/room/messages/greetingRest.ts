// Sends a greeting, and blocks the buttons until the next one is allowed (O7).
import type { Cancel, Connection } from "@kingrow/client";
import type { Greeting } from "@kingrow/protocol";
import { createStore, type StoreApi } from "zustand/vanilla";

/** The server delivers one greeting of a player in so many milliseconds. */
const PAUSE_MS = 5_000;

export interface Greeter {
  readonly store: StoreApi<{ readonly isResting: boolean }>;
  readonly greet: (roomId: string, greeting: Greeting) => Promise<void>;
}

const greeters = new WeakMap<Connection, Greeter>();

export function greeterOf(connection: Connection): Greeter {
  const greeter = greeters.get(connection) ?? createGreeter(connection);
  greeters.set(connection, greeter);
  return greeter;
}

function createGreeter({ ask, clock }: Connection): Greeter {
  const store = createStore(() => ({ isResting: false }));
  let cancel: Cancel | undefined;
  const stopResting = (): void => {
    cancel?.();
    store.setState({ isResting: false });
  };
  return {
    store,
    greet: async (roomId, greeting) => {
      store.setState({ isResting: true });
      cancel = clock.after(PAUSE_MS, stopResting);
      const reply = await ask("greet", { roomId, greeting });
      // One that gets lost is not worth a word. Only one that was delivered counts, now or before.
      const mayCount = reply.ok || ["RATE_LIMITED", "NO_ANSWER"].includes(reply.error.code);
      if (!mayCount) stopResting();
    },
  };
}
