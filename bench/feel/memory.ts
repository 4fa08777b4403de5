// What a page takes of the machine's memory.
import { readFileSync } from "node:fs";
import type { Browser } from "@playwright/test";

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
