// Measures the engine's worker in Chromium: time to stop, memory of endgames and search, and how soon the next visit
// has the endgames that this one has solved.
// oxlint-disable unicorn/require-post-message-target-origin -- a worker has no origin to name
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { parseFen, startGame, type Game } from "@kingrow/rules";
import { ensureBuilt } from "../../scripts/build.mjs";
import { residentOf, startBrowser } from "../feel/browser.ts";
import { quantile } from "../../e2e/support/quantile.ts";
import { Site } from "../../e2e/support/site.ts";

const ASSETS = join(import.meta.dirname, "../../packages/web/dist/assets");
const ROUNDS = 100;
const STOP_MS = 20;
const MEMORY_MB = 64;

const FULL = gameAt("B:W21-32:B1-12");
/** Few enough pieces that the worker solves endgames between searches, but too many to be a solved endgame. */
const NEAR_END = gameAt("W:W21,22,25,26:B1,2,5,6");
/** Three men against one, the endgame that is solved last. A search of one ply does not prove the win. */
const LAST = gameAt("W:W21,22,23:B10");
/** Scores beyond this are proved. */
const PROVED = 15_000;

function gameAt(fen: string): Game {
  const position = parseFen(fen);
  if (!position.ok) throw new Error(`${fen} is ${position.error}`);
  return startGame(position.value);
}

/** Prints the figures. Resolves to `false` if a bound is missed. */
export async function measureBrowser(): Promise<boolean> {
  await ensureBuilt();
  const server = await Site.open();
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "block" });
    const stops = await measureStops(context);
    const grown = await measureMemory(browser, context);
    await measureVisits(await browser.newContext({ baseURL: server.url, serviceWorkers: "block" }));
    return stops <= STOP_MS && grown <= MEMORY_MB;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Opens a page of the site with its own worker, for `think`. */
async function openWorker(context: BrowserContext, path = "/favicon.svg"): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.evaluate("globalThis.__name = (named) => named;");
  const file = readdirSync(ASSETS).find((name) => /^engineWorker-.*\.js$/.test(name));
  await page.evaluate((url) => {
    Object.assign(globalThis, { thinking: new Worker(url, { type: "module" }) });
  }, `/assets/${file}`);
  // The start of the worker is not measured.
  await think(page, { game: FULL, limits: { depth: 1 } });
  return page;
}

interface EngineQuestion {
  readonly game: Game;
  readonly limits: { readonly ms?: number; readonly depth?: number };
}

let questions = 0;

/** Sends a question to the worker. Resolves to its score and the milliseconds until the answer. */
function think(page: Page, question: EngineQuestion): Promise<{ ms: number; score: number }> {
  return page.evaluate(
    (order) =>
      new Promise((resolve) => {
        const { thinking } = globalThis as unknown as { thinking: Worker };
        const began = performance.now();
        thinking.addEventListener("message", function onMessage({ data }) {
          if (data.id !== order.id || data.type !== "thought") return;
          thinking.removeEventListener("message", onMessage);
          resolve({ ms: performance.now() - began, score: data.thought.score });
        });
        thinking.postMessage(order);
      }),
    { type: "think", id: (questions += 1), question },
  );
}

/** Stops the worker and asks a short question. Resolves to the milliseconds until its answer. */
async function interrupted(page: Page, afterMs: number): Promise<number> {
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), afterMs);
  await page.evaluate(() => {
    const { thinking } = globalThis as unknown as { thinking: Worker };
    thinking.postMessage({ type: "stop" });
  });
  return (await think(page, { game: FULL, limits: { depth: 1 } })).ms;
}

/** The 95th percentile of the slowest order, milliseconds. */
async function measureStops(context: BrowserContext): Promise<number> {
  let slowest = 0;
  for (const [what, order] of [
    ["a thought", { game: FULL, limits: {} }],
    ["a thought about few pieces", { game: NEAR_END, limits: {} }],
    ["solving endgames", { game: NEAR_END, limits: { depth: 1 } }],
  ] as const) {
    const page = await openWorker(context);
    // Stored endgames of an earlier round would leave nothing to solve.
    await page.evaluate(() => indexedDB.deleteDatabase("kingrow.endgame-slices"));
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      void think(page, order).catch(() => undefined);
      waits.push(await interrupted(page, 20 + Math.random() * 100));
    }
    const [half, most, last] = [0.5, 0.95, 1].map((share) => quantile(waits, share).toFixed(1));
    console.log(
      `stopped within: ${what}: median ${half} ms, 95 % ${most} ms, worst of ${ROUNDS} ${last} ms`,
    );
    slowest = Math.max(slowest, quantile(waits, 0.95));
    await page.close();
  }
  return slowest;
}

async function measureMemory(browser: Browser, context: BrowserContext): Promise<number> {
  const page = await openWorker(context, "/practice");
  await page.getByRole("radio").first().waitFor();
  const before = await residentOf(browser);
  let most = 0;
  for (let round = 0; round < 8; round += 1) {
    await think(page, { game: round % 4 === 0 ? NEAR_END : FULL, limits: { ms: 1500 } });
    most = Math.max(most, await residentOf(browser));
    await page.waitForTimeout(1000);
  }
  await page.close();
  const grown = most - before;
  console.log(
    `memory of the page: ${before.toFixed(0)} MB, at most ${grown.toFixed(0)} MB more as it thinks`,
  );
  return grown;
}

/** Seconds until a new worker knows the last endgame. */
async function untilKnown(context: BrowserContext): Promise<number> {
  const page = await openWorker(context);
  const began = performance.now();
  await think(page, { game: NEAR_END, limits: { depth: 1 } });
  while (Math.abs((await think(page, { game: LAST, limits: { depth: 1 } })).score) < PROVED) {
    await page.waitForTimeout(200);
  }
  const seconds = (performance.now() - began) / 1000;
  // The page is still storing the new endgames.
  await page.waitForTimeout(1000);
  await page.close();
  return seconds;
}

async function measureVisits(context: BrowserContext): Promise<void> {
  const first = await untilKnown(context);
  const second = await untilKnown(context);
  console.log(
    `endgames of four pieces: ${first.toFixed(1)} s at the first visit, ${second.toFixed(2)} s at the next`,
  );
}
