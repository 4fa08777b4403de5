// The tests that must notice: those of one package that take a moment, so that thousands of runs take minutes.
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

const name = process.env["KINGROW_MUTANTS"] ?? "";

export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, `../packages/${name}`),
    include: ["src/**/*.test.ts"],
    exclude: [
      "src/cli/**",
      "src/{oracle,archive}.test.ts",
      "**/*.{deep,long,property,speed}.test.ts",
    ],
    isolate: false,
    // The first run of all must pass also where others use up the processor.
    testTimeout: 120_000,
  },
});
