// Reconnects when the browser is online again or the player returns to the tab.
import type { Connection } from "./connection.ts";

/** After being hidden for this long the tab reconnects, even if the connection looks alive. Milliseconds. */
const LONG_ASLEEP_MS = 60_000;

export type WakeUp = ReturnType<typeof createWakeUp>;

/** Connects the page's events to the connection. */
export function createWakeUp(connection: Connection) {
  const { clock, store } = connection;
  let hiddenAt: number | undefined;

  return {
    /** The browser has a network again. */
    online: (): void => {
      if (store.getState().phase !== "taken-over") connection.restart();
    },
    /** The tab is hidden. */
    hidden: (): void => {
      hiddenAt = clock.now();
    },
    visible: (): void => {
      const { phase } = store.getState();
      const sleptLong = hiddenAt !== undefined && clock.now() - hiddenAt >= LONG_ASLEEP_MS;
      hiddenAt = undefined;
      if (phase === "taken-over") return;
      if (phase === "unreachable") connection.tryNow();
      else if (phase !== "connected" || sleptLong) connection.restart();
    },
    /** The player used the page. */
    touched: () => connection.tryNow(),
  };
}
