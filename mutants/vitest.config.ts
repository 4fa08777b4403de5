// The tests that must notice: those of one package, each file by itself.
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

const name = process.env["KINGROW_MUTANTS"] ?? "";

export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, `../packages/${name}`),
    include: ["src/**/*.test.ts"],
    exclude: ["src/cli/**", "src/oracle.test.ts", "**/*.property.test.ts"],
    isolate: false,
    testTimeout: 20_000,
  },
});
