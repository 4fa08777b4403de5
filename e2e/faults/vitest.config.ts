// Faults for real: killed, frozen, full and cut off, with real games on the built server.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "faults",
    root: import.meta.dirname,
    include: ["*.test.ts"],
    testTimeout: process.env["FAULTS"] === "long" ? 3_600_000 : 60_000,
    hookTimeout: 60_000,
    maxWorkers: process.env["FAULTS"] === "long" ? 1 : 3,
  },
});
