// Starts Chromium with a page that records input latency and frames, and throttles its CPU.
import { readFileSync } from "node:fs";
import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import { CHROMIUM, CHROMIUM_ARGUMENTS } from "../../e2e/support/chromium.ts";
import { record, recordSlides } from "./recorder.ts";

export interface Tab {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** Makes the page's processor this many times slower; 1 is full speed. */
  readonly throttle: (times: number) => Promise<void>;
}

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS] });
}

/** Opens an empty page of a new visitor, which records inputs, and slides if wanted. */
export async function openTab(
  browser: Browser,
  origin: string,
  recorded: "inputs" | "inputs and slides" = "inputs",
): Promise<Tab> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: "en-GB",
    viewport: { width: 1100, height: 800 },
  });
  // The compiler of this program uses this name in functions, and the page does not have it.
  await context.addInitScript("globalThis.__name = (named) => named;");
  await context.addInitScript(record);
  if (recorded === "inputs and slides") await context.addInitScript(recordSlides);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return {
    page,
    devtools,
    throttle: async (rate) =>
      void (await devtools.send("Emulation.setCPUThrottlingRate", { rate })),
  };
}

/** Resident megabytes of the largest page process, including its workers. */
export async function residentOf(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  const sizes = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => /^Rss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))?.[1]);
  return Math.max(...sizes.map(Number)) / 1024;
}
