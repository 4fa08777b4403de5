// The budgets of the page: what a screen loads before it can be used, gzip.
import { readFileSync } from "node:fs";

const DIST = "packages/web/dist";
const LOBBY = ["index.html"];
const ROOM = [...LOBBY, "src/room/RoomRoute.tsx"];

const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, "utf8"));

/** The chunks and all that they import at once; what they import later is not part of the load. */
function withImports(names) {
  return [
    ...new Set(names.flatMap((name) => [name, ...withImports(manifest[name].imports ?? [])])),
  ];
}

function scripts(names) {
  return withImports(names).map((name) => `${DIST}/${manifest[name].file}`);
}

function styles(names) {
  const files = withImports(names).flatMap((name) => manifest[name].css ?? []);
  return [...new Set(files)].map((file) => `${DIST}/${file}`);
}

export default [
  { name: "lobby, JavaScript", path: scripts(LOBBY), limit: "100 kB", gzip: true },
  { name: "lobby, CSS", path: styles(LOBBY), limit: "12 kB", gzip: true },
  { name: "room by its link, JavaScript", path: scripts(ROOM), limit: "120 kB", gzip: true },
  { name: "room by its link, CSS", path: styles(ROOM), limit: "12 kB", gzip: true },
];
