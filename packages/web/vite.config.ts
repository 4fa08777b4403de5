// Vite configuration: build and development server of the page.
import { createHash } from "node:crypto";
import { basename } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { serviceWorker } from "./serviceWorker.ts";

/**
 * Code that several files of the build share, gathered by folders. A module that fewer than `minShareCount` files
 * need stays out, which keeps the first load of the lobby and of a room small. `shell` is what every screen has,
 * `site` what the screens outside a room share, `table` what those with a board share.
 */
const LAYERS = [
  { name: "app", tags: ["$initial" as const], minShareCount: 1 },
  {
    name: "shell",
    test: /src.(settings|shell.(address|frame|later|services)|text.\w{3,}\.ts|ui.base)|client.src.lobby/,
    minShareCount: 2,
  },
  { name: "site", test: /src.(site|ui.form)/, minShareCount: 2 },
  { name: "table", test: /src.(shell.(tab|time)|ui.(?!question))/, minShareCount: 2 },
  {
    name: "room",
    test: /src.room.(?!ann|mess|result|view)|client.src.session.(?!abs|players)/,
    minShareCount: 3,
  },
  { name: "game", test: /src.(shell.clock|ui)|useBoardKey|session.abs/, minShareCount: 2 },
  { name: "board", test: /src.board\b/, minShareCount: 6 },
  { name: "record", test: /src.record.moves/, minShareCount: 4 },
  { name: "share", test: /src.record.(?!players)/, minShareCount: 2 },
  { name: "study", test: /src.study\b/, minShareCount: 2 },
];

/** Three letters that differ for each style sheet. */
function markOf(file: string): string {
  const hash = createHash("sha256").update(file).digest("base64");
  return hash.replaceAll(/[^A-Za-z]/g, "").slice(0, 3);
}

export default defineConfig({
  plugins: [react(), serviceWorker()],
  css: {
    // The name of a rule after a short mark of its file: `kqD-name`.
    modules: { generateScopedName: (name, file) => `${markOf(basename(file))}-${name}` },
  },
  build: {
    target: "es2022",
    // They know `light-dark()`, which would otherwise be written out for each colour.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // One style sheet for all screens: no screen waits for another request.
    cssCodeSplit: false,
    // The server names the scripts of a screen in a header of the page.
    modulePreload: false,
    // The page's policy forbids inline scripts and styles.
    assetsInlineLimit: 0,
    // The server and the budgets read which files a screen loads.
    manifest: true,
    license: { fileName: "licenses.txt" },
    rolldownOptions: { output: { codeSplitting: { groups: LAYERS } } },
  },
  // The game server while developing.
  server: { proxy: { "/socket.io": { target: "http://127.0.0.1:3000", ws: true } } },
});
