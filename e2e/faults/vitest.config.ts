// Faults for real: killed, frozen, full and cut off, with real games on the built server.
import { defineConfig } from "vitest/config";
import { IS_LONG } from "./support/scale.ts";

const LONG = "**/*.long.test.ts";

export default defineConfig({
  test: {
    name: "faults",
    root: import.meta.dirname,
    include: ["*.test.ts"],
    exclude: IS_LONG ? [] : [LONG],
    testTimeout: IS_LONG ? 3_600_000 : 60_000,
    hookTimeout: 60_000,
    maxWorkers: IS_LONG ? 1 : 4,
  },
});
