// Reports visibility, network and input of the page to the connection.
import { createWakeUp, type Connection, type PageVisibility } from "@kingrow/client";
import { listenTo, onVisibilityChange } from "./listen.ts";

export function reconnectOnWakeUp(connection: Connection): () => void {
  const { online, hidden, visible, touched } = createWakeUp(connection);
  const showOrHide = (): void => {
    if (document.visibilityState === "hidden") hidden();
    else visible();
  };

  const stops = [
    listenTo(window, "online")(online),
    onVisibilityChange(showOrHide),
    listenTo(window, "focus", "pointerdown", "keydown")(touched),
  ];
  return () => stops.forEach((stop) => stop());
}

export const pageVisibility: PageVisibility = {
  isVisible: () => document.visibilityState === "visible",
  onChange: onVisibilityChange,
};
