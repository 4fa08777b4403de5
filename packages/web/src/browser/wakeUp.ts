// Reports visibility, network and input of the page to the connection.
import { createWakeUp, type Connection, type PageVisibility } from "@kingrow/client";
import { listenTo, onVisibilityChange } from "./listen.ts";

export function reconnectOnWakeUp(connection: Connection): void {
  const { online, hidden, visible, touched } = createWakeUp(connection);
  listenTo(window, "online")(online);
  onVisibilityChange(() => (pageVisibility.isVisible() ? visible() : hidden()));
  listenTo(window, "focus", "pointerdown", "keydown")(touched);
}

export const pageVisibility: PageVisibility = {
  isVisible: () => document.visibilityState === "visible",
  onChange: onVisibilityChange,
};
