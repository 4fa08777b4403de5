// Trying again by itself: when the browser is online again or the person looks at the tab again.
import type { Connection } from "./connection.ts";

/** After so long out of sight a connection that looks alive is not trusted any more. Milliseconds. */
const LONG_ASLEEP_MS = 60_000;

/** Starts watching the page; returns how to stop. */
export function reconnectOnWakeUp(connection: Connection): () => void {
  const { clock, store } = connection;
  let hiddenAt: number | undefined;

  const onOnline = (): void => {
    if (store.getState().phase !== "taken-over") connection.restart();
  };
  const onVisibility = (): void => {
    if (document.visibilityState === "hidden") {
      hiddenAt = clock.now();
      return;
    }
    const { phase } = store.getState();
    const sleptLong = hiddenAt !== undefined && clock.now() - hiddenAt >= LONG_ASLEEP_MS;
    hiddenAt = undefined;
    if (phase === "taken-over") return;
    if (phase !== "connected" || sleptLong) connection.restart();
  };

  window.addEventListener("online", onOnline);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    window.removeEventListener("online", onOnline);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}
