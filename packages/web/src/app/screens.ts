// The screens of the page, each fetched when it is needed or ahead of that.
import type { Screen } from "@kingrow/protocol";
import type { ComponentType } from "react";
import { later, type Later } from "../shell/later/later.ts";

type ScreenPart = ComponentType<{
  /** The path of the address. */
  readonly path: string;
}>;

export const screens: Readonly<Record<Screen, Later<ScreenPart>>> = {
  lobby: later(async () => (await import("../lobby/LobbyScreen.tsx")).LobbyScreen),
  room: later(async () => (await import("../room/RoomRoute.tsx")).RoomRoute),
  learn: later(async () => (await import("../learn/LearnScreen.tsx")).LearnScreen),
  watch: later(async () => (await import("../watch/WatchRoute.tsx")).WatchRoute),
  replay: later(async () => (await import("../replay/ReplayRoute.tsx")).ReplayRoute),
  review: later(async () => (await import("../study/review/ReviewRoute.tsx")).ReviewRoute),
  analysis: later(async () => (await import("../study/analysis/AnalysisRoute.tsx")).AnalysisRoute),
  practice: later(async () => (await import("../practice/PracticeRoute.tsx")).PracticeRoute),
  table: later(async () => (await import("../table/TableRoute.tsx")).TableRoute),
  shots: later(async () => (await import("../study/shots/ShotsRoute.tsx")).ShotsRoute),
};

export function fetchAhead(name: Screen): void {
  screens[name].fetchAhead();
}
