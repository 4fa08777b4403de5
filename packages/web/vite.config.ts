// How the page is built and served while developing.
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Where the game server listens while developing. */
const SERVER = process.env["KINGROW_SERVER"] ?? "http://127.0.0.1:3000";

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: "dist",
    target: "es2022",
    // Nothing inline: the page is served with a policy that forbids inline scripts and styles.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/socket.io": { target: SERVER, ws: true } },
  },
});
