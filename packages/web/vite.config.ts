// How the page is built and served while developing.
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Where the game server listens while developing. */
const SERVER = process.env["KINGROW_SERVER"] ?? "http://127.0.0.1:3000";

/** The page speaks websocket only; the other transports need not be carried along. */
function websocketOnly(): Plugin {
  return {
    name: "websocket-only",
    apply: "build",
    transform: {
      filter: { id: /engine\.io-client\/build\/esm\/transports\/index\.js$/ },
      handler: () => ({
        code: `import { WS } from "./websocket.js"; export const transports = { websocket: WS };`,
        map: null,
      }),
    },
  };
}

export default defineConfig({
  plugins: [react(), websocketOnly()],
  build: {
    outDir: "dist",
    target: "es2022",
    // Nothing inline: the page is served with a policy that forbids inline scripts and styles.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Tells the budgets which files a screen loads.
    manifest: true,
  },
  server: {
    proxy: { "/socket.io": { target: SERVER, ws: true } },
  },
});
