// Vitest configuration of the fault tests: real faults with real games on the built server.
import { defineConfig } from "vitest/config";
import { IS_LONG, LENGTH } from "./support/scale.ts";

const LONG = "**/*.long.test.ts";
const ONE_NODE = "*.test.ts";
const SEVERAL_NODES = "cluster/*.test.ts";
const INCLUDED: Readonly<Record<string, string[]>> = {
  short: [ONE_NODE, SEVERAL_NODES],
  long: [ONE_NODE],
  cluster: [SEVERAL_NODES],
};

export default defineConfig({
  test: {
    name: "faults",
    root: import.meta.dirname,
    include: INCLUDED[LENGTH] ?? [],
    exclude: IS_LONG ? [] : [LONG],
    testTimeout: IS_LONG ? 3_600_000 : 240_000,
    hookTimeout: 120_000,
    maxWorkers: IS_LONG ? 1 : 4,
    // Each file has servers of its own; to load everything anew for each takes longer than many tests.
    isolate: false,
    setupFiles: ["support/setup.ts"],
  },
});
