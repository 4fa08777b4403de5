// Playwright configuration of the browser tests: Chromium against the built server, no retries.
import { resolve } from "node:path";
import { defineConfig, type ReporterDescription } from "@playwright/test";
import { CHROMIUM, CHROMIUM_ARGUMENTS } from "./support/chromium.ts";

/** Only with a file for the report; on the screen it would hide the list. */
const json: ReporterDescription[] =
  process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] === undefined ? [] : [["json"]];

export default defineConfig({
  testDir: "src",
  outputDir: "test-results",
  globalSetup: resolve(import.meta.dirname, "src/visitors/sharedSite.ts"),
  fullyParallel: true,
  // Many tests wait for a server, a clock or the network, not for the processor.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  // A machine that does much else draws nothing for seconds at times.
  expect: { timeout: 30_000 },
  reporter: [["list"], ...json],
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1100, height: 800 },
    locale: "en-GB",
    // Its requests would be counted as the page's; the tests about it let it in.
    serviceWorkers: "block",
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        ...CHROMIUM_ARGUMENTS,
        // A name that no browser takes for this machine: there the page is on plain http.
        "--host-resolver-rules=MAP kingrow.test 127.0.0.1",
      ],
    },
  },
});
