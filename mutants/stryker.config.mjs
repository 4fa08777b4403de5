// What is changed a little, and which tests must notice it: the package named in KINGROW_MUTANTS.
import { join } from "node:path";

const name = process.env.KINGROW_MUTANTS;
const HERE = import.meta.dirname;

export default {
  testRunner: "vitest",
  plugins: [join(HERE, "node_modules/@stryker-mutator/vitest-runner/dist/src/index.js")],
  vitest: { configFile: "mutants/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  mutate: [
    `packages/${name}/src/**/*.ts`,
    "!**/*.test.ts",
    "!**/testing/**",
    "!**/cli/**",
    "!**/index.ts",
  ],
  // A sentence that is worded differently is no fault, and what runs once at the start needs a process for each.
  mutator: { excludedMutations: ["StringLiteral"] },
  ignoreStatic: true,
  ignorePatterns: [
    "bench",
    "docs",
    "e2e",
    "simulator",
    "packages/server",
    "packages/web",
    "mutants/node_modules",
    "mutants/.found",
  ],
  tempDirName: "mutants/.work",
  incremental: true,
  incrementalFile: `mutants/.found/${name}.json`,
  reporters: ["clear-text"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  concurrency: 2,
  timeoutMS: 5_000,
};
