// Reads the reports of the test runners: numbers of passed and failed tests, and each failure with its reason.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./project.mjs";

const REASON_LINES = 12;

function failure(file, title, reason) {
  const lines = stripVTControlCharacters(reason ?? "no reason given").split("\n");
  const reasons = lines.slice(0, REASON_LINES).map((line) => `    ${line}`);
  return [`${relative(ROOT, file)}: ${title}`, ...reasons].join("\n");
}

/** Reads the report of Vitest. A skipped test and a file that does not load count as failed. */
function readVitest({ numPassedTests, numTotalTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status !== "passed");
    if (tests.length === 0 && status === "failed")
      return [failure(name, "failed outside its tests", message)];
    return tests.map((test) =>
      failure(name, test.fullName, test.failureMessages[0] ?? `is ${test.status}`),
    );
  });
  return {
    passed: numPassedTests,
    failed: Math.max(numTotalTests - numPassedTests, failures.length),
    failures,
  };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Reads the report of Playwright. A skipped test, and one that passed only at its second try, count as failed. */
function readPlaywright({ config, errors, stats, suites }) {
  const failures = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status !== "expected")
      .map((test) => {
        const [error] = test.results.flatMap((result) => result.errors);
        return failure(
          `${config.rootDir}/${spec.file}`,
          spec.title,
          error?.message ?? `is ${test.status}`,
        );
      }),
  );
  const outside = errors.map(({ message }) => failure(config.rootDir, "no test", message));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    failures: [...failures, ...outside],
  };
}

function read(file, reading) {
  try {
    return reading(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    return { passed: 0, failed: 1, failures: [failure(file, "no report", String(error))] };
  }
}

export const readVitestReport = (file) => read(file, readVitest);
export const readPlaywrightReport = (file) => read(file, readPlaywright);
