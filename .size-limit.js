// The budgets of the page: what a screen loads before it can be used, gzip.
import { readdirSync, readFileSync } from "node:fs";

const DIST = "packages/web/dist";
const MOST_FILES = 60;
const LOBBY = ["index.html", "src/lobby/LobbyScreen.tsx"];
const ROOM = ["index.html", "src/room/RoomScreen.tsx"];
/** Fetched while the room is being joined; getting ready does not wait for it. */
const GAME = [...ROOM, "src/room/game/game.ts"];

const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, "utf8"));
const files = readdirSync(`${DIST}/assets`).filter((name) => /\.(?:js|css)$/.test(name));
if (files.length > MOST_FILES) throw new Error(`${files.length} files, at most ${MOST_FILES}.`);

/** A module's chunk and all chunks that it imports. */
function scriptsOf(module) {
  const { file, imports = [] } = manifest[module];
  return [`${DIST}/${file}`, ...imports.flatMap(scriptsOf)];
}

function budget(name, path, limit) {
  return { name, path, limit: `${limit} kB`, gzip: true };
}

const languages = Object.keys(manifest).filter((module) =>
  /^src\/text\/(study\/)?..\.ts$/.test(module),
);

export default [
  budget("lobby", LOBBY.flatMap(scriptsOf), 110),
  budget("room by its link", ROOM.flatMap(scriptsOf), 118),
  budget("room with its game", GAME.flatMap(scriptsOf), 138),
  ...languages.map((module) => budget(module, `${DIST}/${manifest[module].file}`, 20)),
  budget("engine", `${DIST}/assets/engineWorker-*.js`, 35),
  budget("style sheet", `${DIST}/assets/style-*.css`, 16.9),
];
