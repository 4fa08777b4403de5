// Abuse of the built server as it ships: what must hold is asserted, not how fast it is.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "abuse",
    root: import.meta.dirname,
    include: ["*.test.ts", "griefing/*.test.ts"],
    testTimeout: 90_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
