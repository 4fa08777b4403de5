// Reports visibility, network and input of the page to the connection.
import { createWakeUp, type Connection, type PageVisibility } from "@kingrow/client";

/** Signs that somebody is at the page. */
const TOUCHES = ["focus", "pointerdown", "keydown"] as const;

export function reconnectOnWakeUp(connection: Connection): () => void {
  const { online, hidden, visible, touched } = createWakeUp(connection);
  const onVisibility = (): void => {
    if (document.visibilityState === "hidden") hidden();
    else visible();
  };

  window.addEventListener("online", online);
  document.addEventListener("visibilitychange", onVisibility);
  for (const event of TOUCHES) window.addEventListener(event, touched, { passive: true });
  return () => {
    window.removeEventListener("online", online);
    document.removeEventListener("visibilitychange", onVisibility);
    for (const event of TOUCHES) window.removeEventListener(event, touched);
  };
}

export const pageVisibility: PageVisibility = {
  isVisible: () => document.visibilityState === "visible",
  onChange: (listener) => {
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  },
};
