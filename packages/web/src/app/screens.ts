// The screens of the page. Each is fetched when it is needed, and ahead of that where it will be.
import type { Screen } from "@kingrow/protocol";
import type { ComponentType } from "react";
import { later, withTexts, type Later } from "../shell/later.ts";

interface Part {
  readonly Screen: ComponentType<{
    /** The path of the address. */
    readonly path: string;
  }>;
}

function screen(load: () => Promise<Part["Screen"]>): Later<Part> {
  return later(async () => ({ Screen: await load() }));
}

/** One of those that few visits lead to. */
function other(name: Exclude<Screen, "lobby" | "room">): Later<Part> {
  return screen(withTexts(async () => (await import("./otherScreens.ts"))[name]()));
}

export const screens: Readonly<Record<Screen, Later<Part>>> = {
  lobby: screen(async () => (await import("../lobby/LobbyScreen.tsx")).LobbyScreen),
  room: screen(async () => (await import("../room/RoomRoute.tsx")).RoomRoute),
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
