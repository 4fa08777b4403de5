// Starts Chromium with a page that records input latency and frames, and throttles its CPU.
import { readFileSync } from "node:fs";
import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";
import { CHROMIUM, CHROMIUM_ARGUMENTS } from "../../e2e/support/chromium.ts";
import { record, recordSlides } from "./recorder.ts";

export interface Tab {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** How many times slower the page's processor is from now on; 1 is its own speed. */
  readonly brake: (times: number) => Promise<void>;
}

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS] });
}

/** An empty page of a visitor who has never been here, which notes what is asked for. */
export async function openTab(
  browser: Browser,
  origin: string,
  notes: "inputs" | "inputs and slides" = "inputs",
): Promise<Tab> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: "en-GB",
    viewport: { width: 1100, height: 800 },
  });
  // A name that the compiler of this program puts into functions; the page knows it not.
  await context.addInitScript("globalThis.__name = (named) => named;");
  await context.addInitScript(record);
  if (notes === "inputs and slides") await context.addInitScript(recordSlides);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return {
    page,
    devtools,
    brake: async (rate) => void (await devtools.send("Emulation.setCPUThrottlingRate", { rate })),
  };
}

/** Megabytes that the largest process of a page keeps in memory, its workers' with them. */
export async function residentOf(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  const sizes = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => /^Rss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))?.[1]);
  return Math.max(...sizes.map(Number)) / 1024;
}
