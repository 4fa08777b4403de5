// Preloads the scripts of a screen, so that the browser fetches them together with index.html.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { screenAt, type Screen } from "@kingrow/protocol";

/** The `Link` header for a path of the page, or `undefined` if there is nothing to preload. */
export type PreloadsOf = (path: string) => string | undefined;

/** A chunk of the built page in its manifest. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const GAME = "src/room/game/game.ts";

/** The modules that each screen begins with. */
const MODULES: Readonly<Record<Screen, readonly string[]>> = {
  lobby: ["src/lobby/LobbyScreen.tsx"],
  room: ["src/room/RoomScreen.tsx", GAME],
  watch: ["src/watch/WatchRoute.tsx"],
  replay: ["src/replay/ReplayRoute.tsx"],
  review: ["src/study/review/ReviewRoute.tsx"],
  analysis: ["src/study/analysis/AnalysisRoute.tsx"],
  practice: ["src/practice/PracticeRoute.tsx", GAME],
  table: ["src/table/TableRoute.tsx", GAME],
  puzzles: ["src/study/puzzles/PuzzlesRoute.tsx"],
  learn: ["src/learn/LearnScreen.tsx"],
  games: ["src/games/GamesScreen.tsx"],
};

/** Nothing is preloaded without a manifest. Then the page fetches its files a little later. */
export function createPreloads(dir: string, html: string): PreloadsOf {
  const manifest = readManifest(dir);
  return (path) => {
    const screen = screenAt(path);
    if (screen === undefined) return undefined;
    const files = new Set(MODULES[screen].flatMap((module) => filesOf(manifest, module)));
    const missing = [...files].filter((file) => !html.includes(file));
    return missing.map((file) => `</${file}>; rel=modulepreload`).join(", ") || undefined;
  };
}

function readManifest(dir: string): Manifest {
  const file = path.join(dir, ".vite", "manifest.json");
  const manifest: Manifest = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return manifest;
}

/** A module's chunk and all chunks that it imports. */
function filesOf(manifest: Manifest, module: string): readonly string[] {
  const chunk = manifest[module];
  if (chunk === undefined) return [];
  return [chunk.file, ...(chunk.imports ?? []).flatMap((key) => filesOf(manifest, key))];
}
