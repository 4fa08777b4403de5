// How the unit and property tests run, beside the code; the built product is tested in e2e/.
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

const TESTS = "src/**/*.test.ts";

/** A test that replaces a module, and so needs all of them afresh. */
const ALONE = "src/**/*.alone.test.tsx";

/** Runs of many seconds, and those that start whole programs: `npm run check` leaves them to `npm test`. */
const LONG = "src/**/*.long.test.ts";
const LONG_PAGE = "src/**/*.long.test.tsx";

/** A busy machine is slow, not broken. Projects take nothing over from the root, so each says it. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
};

/** Files that share their worker's modules, which saves more time than the tests take. */
const sharing = { isolate: false, ...patience };

/**
 * What computes for seconds is loaded by Node itself, as the product has it: as Vitest rewrites it, every use of what
 * another file exports goes through a getter, and a search takes twice as long.
 */
const native = {
  execArgv: ["--import", "tsx"],
  server: { deps: { external: [/\/packages\/(?:engine|rules)\/src\/(?!.*\.test\.)/] } },
};

/** From Node 25 on its own `localStorage` takes the place of the browser's that the tests imitate. */
const hasOwnStorage = Number(process.versions.node.split(".")[0]) >= 25;

/** Tests of pages make much garbage, which costs least in a large space. MB. */
const roomy = ["--min-semi-space-size=64", "--max-semi-space-size=64"];

const page = {
  execArgv: hasOwnStorage ? [...roomy, "--no-experimental-webstorage"] : roomy,
  root: "packages/web",
  environment: "happy-dom",
  setupFiles: [resolve(import.meta.dirname, "packages/web/src/testing/setup.ts")],
};

/** The server's program, bundled once for the tests that start it. */
const globalSetup = [resolve(import.meta.dirname, "packages/server/src/testing/bundledProgram.ts")];

export default defineConfig({
  test: {
    // Each worker loads everything for itself.
    maxWorkers: 2,
    maxConcurrency: 3,
    projects: [
      {
        test: {
          // One for all of them: each project starts workers of its own, which load everything anew.
          name: "node",
          root: ".",
          include: [`packages/!(web)/${TESTS}`, `simulator/${TESTS}`],
          exclude: [`**/${LONG}`],
          setupFiles: [resolve(import.meta.dirname, "packages/server/src/testing/failOnLeaks.ts")],
          ...native,
          ...sharing,
        },
      },
      {
        test: {
          name: "web",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: [ALONE, LONG_PAGE],
          ...page,
          ...native,
          execArgv: [...native.execArgv, ...page.execArgv],
          ...sharing,
        },
      },
      { test: { name: "web alone", include: [ALONE], ...page, ...patience } },
      {
        test: {
          name: "long",
          root: ".",
          include: [`packages/*/${LONG}`, `simulator/${LONG}`],
          globalSetup,
          ...native,
          ...sharing,
        },
      },
      { test: { name: "long pages", include: [LONG_PAGE], ...page, ...patience } },
    ],
  },
});
