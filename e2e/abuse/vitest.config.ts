// Attacks on the built server as it ships, each short: what must hold is asserted, not how fast it is.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "abuse",
    root: import.meta.dirname,
    include: ["*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 1,
  },
});
