// How the unit and property tests run, beside the code; the built product is tested in e2e/.
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** A test that replaces a module, and so needs all of them afresh. */
const ALONE = "src/**/*.alone.test.tsx";

/** A busy machine is slow, not broken. Projects take nothing over from the root, so each says it. */
const testTimeout = 20_000;

/** Files of these packages share their worker's modules, which saves more time than the tests take. */
const sharing = (name: string, root = `packages/${name}`) => ({
  test: { name, root, include: ["src/**/*.test.ts"], isolate: false, testTimeout },
});

const page = {
  root: "packages/web",
  environment: "happy-dom",
  testTimeout,
  setupFiles: [resolve(import.meta.dirname, "packages/web/src/testing/setup.ts")],
};

export default defineConfig({
  test: {
    // Many tests wait for a server, a disk or a network, not for the processor.
    maxWorkers: 3,
    maxConcurrency: 3,
    projects: [
      sharing("rules"),
      sharing("protocol"),
      sharing("room"),
      sharing("client"),
      sharing("engine"),
      {
        test: {
          name: "server",
          root: "packages/server",
          include: ["src/**/*.test.ts"],
          testTimeout,
        },
      },
      {
        test: {
          name: "web",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: [ALONE],
          isolate: false,
          ...page,
        },
      },
      { test: { name: "web alone", include: [ALONE], ...page } },
      sharing("simulator", "simulator"),
    ],
  },
});
