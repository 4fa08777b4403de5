// Reconnects when the browser is online again or the player returns to the tab.
import type { Connection } from "./connection.ts";

/** After being hidden for this long the tab reconnects, even if the connection looks alive. Milliseconds. */
const LONG_ASLEEP_MS = 60_000;

export interface WakeUp {
  /** The browser has a network again. */
  readonly online: () => void;
  /** The tab is hidden. */
  readonly hidden: () => void;
  readonly visible: () => void;
  /** The player used the page. */
  readonly touched: () => void;
}

/** Connects the page's events to the connection. */
export function createWakeUp(connection: Connection): WakeUp {
  const { clock, store } = connection;
  let hiddenAt: number | undefined;

  return {
    online: () => {
      if (store.getState().phase !== "taken-over") connection.restart();
    },
    hidden: () => {
      hiddenAt = clock.now();
    },
    visible: () => {
      const { phase } = store.getState();
      const sleptLong = hiddenAt !== undefined && clock.now() - hiddenAt >= LONG_ASLEEP_MS;
      hiddenAt = undefined;
      if (phase === "taken-over") return;
      if (phase === "unreachable") connection.tryNow();
      else if (phase !== "connected" || sleptLong) connection.restart();
    },
    touched: () => connection.tryNow(),
  };
}
