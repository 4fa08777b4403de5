import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createPreloads } from "./preloads.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kingrow-preloads-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const MANIFEST = {
  "index.html": { file: "assets/app.js" },
  "_board.js": { file: "assets/board.js", imports: ["index.html"] },
  "src/room/RoomScreen.tsx": { file: "assets/room.js", imports: ["index.html"] },
  "src/room/game/game.ts": { file: "assets/game.js", imports: ["_board.js"] },
  "src/lobby/LobbyScreen.tsx": { file: "assets/lobby.js", imports: ["index.html"] },
};

it("names the scripts of the screen, except those the page itself names", () => {
  mkdirSync(path.join(folder, ".vite"));
  writeFileSync(path.join(folder, ".vite", "manifest.json"), JSON.stringify(MANIFEST));
  const preloadsOf = createPreloads(folder, `<script src="/assets/app.js">`);
  expect(preloadsOf("/")).toBe("</assets/lobby.js>; rel=modulepreload");
  expect(preloadsOf("/room/abcdefgh")).toBe(
    [
      "</assets/room.js>; rel=modulepreload",
      "</assets/game.js>; rel=modulepreload",
      "</assets/board.js>; rel=modulepreload",
    ].join(", "),
  );
  expect(preloadsOf("/replay")).toBeUndefined();
});

it("names nothing where the build has no manifest", () => {
  expect(createPreloads(folder, "")("/")).toBeUndefined();
});
