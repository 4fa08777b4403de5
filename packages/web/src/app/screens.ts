// The screens of the page, each loaded on demand or ahead of that.
import type { Screen } from "@kingrow/protocol";
import type { ComponentType } from "react";
import { later, withStudyTexts, type Later } from "../shell/later/later.ts";

type ScreenPart = ComponentType<{ readonly path: string }>;

export const screens: Readonly<Record<Screen, Later<ScreenPart>>> = {
  lobby: later(async () => (await import("../lobby/LobbyScreen.tsx")).LobbyScreen),
  room: later(async () => (await import("../room/RoomScreen.tsx")).RoomRoute),
  learn: studyScreen(async () => (await import("../learn/LearnScreen.tsx")).LearnScreen),
  watch: studyScreen(async () => (await import("../watch/WatchRoute.tsx")).WatchRoute),
  replay: studyScreen(async () => (await import("../replay/ReplayRoute.tsx")).ReplayRoute),
  review: studyScreen(async () => (await import("../study/review/ReviewRoute.tsx")).ReviewRoute),
  analysis: studyScreen(
    async () => (await import("../study/analysis/AnalysisRoute.tsx")).AnalysisRoute,
  ),
  practice: studyScreen(async () => (await import("../practice/PracticeRoute.tsx")).PracticeRoute),
  table: studyScreen(async () => (await import("../table/TableRoute.tsx")).TableRoute),
  puzzles: studyScreen(
    async () => (await import("../study/puzzles/PuzzlesRoute.tsx")).PuzzlesRoute,
  ),
  games: studyScreen(async () => (await import("../games/GamesScreen.tsx")).GamesScreen),
};

function studyScreen(load: () => Promise<ScreenPart>): Later<ScreenPart> {
  return later(withStudyTexts(load));
}

export function fetchAhead(name: Screen): void {
  screens[name].fetchAhead();
}
