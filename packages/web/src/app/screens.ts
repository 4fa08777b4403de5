// Which screen an address shows. Each is fetched when it is needed, and ahead of that where it will be.
import { later } from "./later.ts";

export const screens = {
  lobby: later(() => import("../lobby/LobbyScreen.tsx")),
  room: later(() => import("../room/RoomRoute.tsx")),
  replay: later(() => import("../replay/ReplayRoute.tsx")),
} as const;

export type Screen = keyof typeof screens;

/** `undefined`: nothing is there. Chosen by hand: patterns stumble over addresses with a line break in them. */
export function screenAt(path: string): Screen | undefined {
  if (path === "/") return "lobby";
  if (path === "/room" || path.startsWith("/room/")) return "room";
  return path === "/replay" ? "replay" : undefined;
}
