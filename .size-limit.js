// The budgets of the page: what a screen loads before it can be used, gzip.
import { readFileSync } from "node:fs";

const DIST = "packages/web/dist";
const LOBBY = ["app", "LobbyScreen"];
const ROOM = ["app", "room"];
/** Fetched while the room is being joined; getting ready does not wait for it. */
const ROOM_AND_GAME = [...ROOM, "src/room/game/game.ts"];

const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, "utf8"));

/** By its source file, or by the name the build gives it. */
function chunkNamed(wanted) {
  const chunk = manifest[wanted] ?? Object.values(manifest).find(({ name }) => name === wanted);
  if (chunk === undefined) throw new Error(`The build has no chunk "${wanted}".`);
  return chunk;
}

/** A chunk and all that it imports at once; what it imports later is not part of the load. */
function withImports({ file, imports = [] }) {
  return [file, ...imports.flatMap((key) => withImports(manifest[key]))];
}

/** The texts of a language other than English, each file by itself: before a game, after, and with other screens. */
function translations() {
  return Object.entries(manifest).filter(([source]) => /src\/text\/(?!en)[a-z]{2}\//.test(source));
}

function alone(name) {
  return `${DIST}/${chunkNamed(name).file}`;
}

function scripts(names) {
  const files = names.flatMap((name) => withImports(chunkNamed(name)));
  return [...new Set(files)].map((file) => `${DIST}/${file}`);
}

export default [
  { name: "lobby, JavaScript", path: scripts(LOBBY), limit: "110 kB", gzip: true },
  { name: "room by its link, JavaScript", path: scripts(ROOM), limit: "118 kB", gzip: true },
  { name: "room with its game", path: scripts(ROOM_AND_GAME), limit: "138 kB", gzip: true },
  ...translations().map(([source, { file }]) => ({
    name: source,
    path: `${DIST}/${file}`,
    limit: "5 kB",
    gzip: true,
  })),
  { name: "the rules", path: alone("src/help/HelpDialog.tsx"), limit: "15 kB", gzip: true },
  { name: "practice", path: alone("PracticeRoute"), limit: "6 kB", gzip: true },
  { name: "two at one device", path: alone("TableRoute"), limit: "4 kB", gzip: true },
  { name: "a review", path: alone("src/study/review/ReviewRoute.tsx"), limit: "15 kB", gzip: true },
  {
    name: "the analysis board",
    path: alone("src/study/analysis/AnalysisRoute.tsx"),
    limit: "15 kB",
    gzip: true,
  },
  {
    name: "shots and their data",
    path: alone("src/study/shots/ShotsRoute.tsx"),
    limit: "15 kB",
    gzip: true,
  },
  { name: "a room in the page", path: alone("players"), limit: "12 kB", gzip: true },
  { name: "engine", path: `${DIST}/assets/engineWorker-*.js`, limit: "20 kB", gzip: true },
  { name: "all screens, CSS", path: `${DIST}/assets/style-*.css`, limit: "14 kB", gzip: true },
];
