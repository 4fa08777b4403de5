// The black-box conformance suite: it drives the built server through a stock Socket.IO client.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "conformance",
    root: import.meta.dirname,
    include: ["*.test.ts"],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    maxWorkers: 2,
    // Each file has a server of its own; to load everything anew for each takes longer than its tests.
    isolate: false,
  },
});
