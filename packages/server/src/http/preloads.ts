// What a browser is told to fetch together with index.html: the scripts of the screen that the address leads to.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { screenAt, type Screen } from "@kingrow/protocol";

/** The `Link` header for a path of the page, or `undefined` if there is nothing to fetch ahead. */
export type PreloadsOf = (path: string) => string | undefined;

/** A chunk of the built page, as its manifest has it. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Without a manifest in the folder nothing is fetched ahead; the page finds its files itself, a little later. */
export function createPreloads(dir: string, html: string): PreloadsOf {
  const manifest = readManifest(dir);
  const linkTo = (names: readonly string[]): string | undefined => {
    const files = [...new Set(names.flatMap((name) => filesOf(manifest, name)))];
    const missing = files.filter((file) => !html.includes(file));
    return missing.map((file) => `</${file}>; rel=modulepreload`).join(", ") || undefined;
  };
  const links: Readonly<Record<Screen, string | undefined>> = {
    lobby: linkTo(["LobbyScreen"]),
    room: linkTo(["room", "game"]),
    watch: linkTo(["otherScreens", "WatchRoute"]),
    replay: linkTo(["otherScreens", "ReplayRoute"]),
    review: linkTo(["otherScreens", "ReviewRoute"]),
    analysis: linkTo(["otherScreens", "AnalysisRoute"]),
    practice: linkTo(["otherScreens", "PracticeRoute", "game"]),
    table: linkTo(["otherScreens", "TableRoute", "game"]),
    shots: linkTo(["otherScreens", "ShotsRoute"]),
    learn: linkTo(["LearnScreen"]),
  };
  return (path) => {
    const screen = screenAt(path);
    return screen === undefined ? undefined : links[screen];
  };
}

function readManifest(dir: string): Manifest {
  const file = path.join(dir, ".vite", "manifest.json");
  const manifest: Manifest = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  return manifest;
}

/** A chunk and all that it imports at once. */
function filesOf(manifest: Manifest, name: string): readonly string[] {
  // A piece of a module that has the name of a screen's is no screen.
  const named = Object.values(manifest).filter((one) => one.name === name);
  const chunk = named.find(({ isDynamicEntry }) => isDynamicEntry) ?? named[0];
  if (chunk === undefined) return [];
  return [chunk.file, ...importsOf(manifest, chunk)];
}

function importsOf(manifest: Manifest, { imports = [] }: Chunk): readonly string[] {
  return imports.flatMap((key) => {
    const chunk = manifest[key];
    return chunk === undefined ? [] : [chunk.file, ...importsOf(manifest, chunk)];
  });
}
