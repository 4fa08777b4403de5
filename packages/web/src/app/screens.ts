// The screens of the page. Each is fetched when it is needed, and ahead of that where it will be.
import type { Screen } from "@kingrow/protocol";
import { later, withTexts } from "../shell/later.ts";

export const screens = {
  lobby: later(() => import("../lobby/LobbyScreen.tsx")),
  room: later(() => import("../room/RoomRoute.tsx")),
  replay: later(withTexts(() => import("../replay/ReplayRoute.tsx"))),
} as const;

export function fetchAhead(screen: Screen): void {
  screens[screen].fetchAhead();
}
