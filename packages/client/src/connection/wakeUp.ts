// Trying again by itself: when the browser is online again or the person looks at the tab again.
import type { Connection } from "./connection.ts";

/** After so long out of sight a connection that looks alive is not trusted any more. Milliseconds. */
const LONG_ASLEEP_MS = 60_000;

export interface WakeUp {
  /** The browser has a network again. */
  readonly online: () => void;
  /** The tab is out of sight. */
  readonly hidden: () => void;
  readonly visible: () => void;
  /** The person does something on the page. */
  readonly touched: () => void;
}

/** What the connection makes of the page's signs of life. */
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
