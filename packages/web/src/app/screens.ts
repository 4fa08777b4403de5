// The screens of the page. Each is fetched when it is needed, and ahead of that where it will be.
import type { Screen } from "@kingrow/protocol";
import type { ComponentType } from "react";
import { later, withTexts, type Later } from "../shell/later/later.ts";

/** Itself the part that comes, so that each fetch brings the same. */
type ScreenPart = ComponentType<{
  /** The path of the address. */
  readonly path: string;
}>;

/** One of those that few visits lead to. */
function other(name: Exclude<Screen, "lobby" | "room">): Later<ScreenPart> {
  return later(withTexts(async () => (await import("./otherScreens.ts"))[name]()));
}

export const screens: Readonly<Record<Screen, Later<ScreenPart>>> = {
  lobby: later(async () => (await import("../lobby/LobbyScreen.tsx")).LobbyScreen),
  room: later(async () => (await import("../room/RoomRoute.tsx")).RoomRoute),
  watch: other("watch"),
  replay: other("replay"),
  review: other("review"),
  analysis: other("analysis"),
  practice: other("practice"),
  table: other("table"),
  shots: other("shots"),
};

export function fetchAhead(name: Screen): void {
  screens[name].fetchAhead();
}
