// Tells the connection of the page's signs of life.
import { createWakeUp, type Connection } from "@kingrow/client";

/** Starts watching the page; returns how to stop. */
export function reconnectOnWakeUp(connection: Connection): () => void {
  const { online, hidden, visible } = createWakeUp(connection);
  const onVisibility = (): void => {
    if (document.visibilityState === "hidden") hidden();
    else visible();
  };

  window.addEventListener("online", online);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    window.removeEventListener("online", online);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}
