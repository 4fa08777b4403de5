// Vitest configuration of the abuse tests: promises of the built server under attack, not its speed.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "abuse",
    root: import.meta.dirname,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
