// Measures input latency, frames and layout shifts in Chromium during a whole game: `npm run bench feel`.
//
// Input to paint: from the time stamp of the input to its frame, on a processor four times slower. An empty page is
// clicked after each turn, so that the noise of the machine affects both.
// Slides: the time between frames while a piece slides at full speed, by the page's script and on the screen. On a busy
// machine both wait for a processor.
// Shifts: layout-shift entries from the lobby through two games to the lobby.
// Practice: inputs while the strongest level thinks, and the memory that the page grows by.
// Analysis: inputs at full speed while the computer thinks about each position.
// Exits with 1 if a bound is missed. `npm run bench feel frames`, `game`, `practice` or `analysis` runs one part.
import type { Browser } from "@playwright/test";
import { ensureBuilt } from "../../scripts/build.mjs";
import { Site } from "../../e2e/support/site.ts";
import { openTab, startBrowser } from "./browser.ts";
import { quantile } from "../../e2e/support/quantile.ts";
import { openEmptyPage } from "./calibration.ts";
import { LATENCY_CATEGORIES, waitsIn } from "./latency.ts";
import { playAnalysis } from "./analysis.ts";
import { playPractice } from "./practice.ts";
import { playAgainAndLeave, playGame, sitDown } from "./game.ts";
import { FRAME_CATEGORIES, marked, slideFramesOf, traced, type TraceEvent } from "./trace.ts";

const SLOWDOWN = 4;
/** Clicks on the empty page after each turn: over a whole game about as many as inputs of the page. */
const EMPTY_CLICKS = 5;
const BOUNDS = {
  inputMs: 50,
  frameMs: 32,
  shift: 0.01,
  grownMb: 64,
};
const PARTS = {
  frames: measureFrames,
  game: measureGame,
  practice: measurePractice,
  analysis: measureAnalysis,
};

const only = process.argv[2];

const missed: string[] = [];

await ensureBuilt();
const server = await Site.open();
const browser = await startBrowser();
try {
  for (const [name, measure] of Object.entries(PARTS))
    if (only === undefined || only === name) await measure(browser);
} finally {
  await browser.close();
  await server.close();
}
if (missed.length > 0) {
  console.log(`\nMissed: ${missed.join(", ")}.`);
  process.exit(1);
}

/** At full speed, because recording every frame slows the page down. */
async function measureFrames(browser: Browser): Promise<void> {
  const { page } = await openTab(browser, server.url, "inputs and slides");
  const session = await sitDown(page, server.url);
  const trace = await traced(browser, FRAME_CATEGORIES, () => playGame(session));
  const { gaps } = await page.evaluate(() => window.feel);
  await page.context().close();
  session.bot.close();
  const worst = report("Frames while a piece slides, by the page's script", gaps).max;
  check("frames by the script", worst, BOUNDS.frameMs);
  const { max } = report("Frames while a piece slides, on the screen", slideFramesOf(trace));
  check("frames on the screen while a piece slides", max, BOUNDS.frameMs);
}

async function measureGame(browser: Browser): Promise<void> {
  const tab = await openTab(browser, server.url);
  const { page } = tab;
  const empty = await openEmptyPage(browser, server.url, tab, SLOWDOWN);
  const trace = await traced(browser, LATENCY_CATEGORIES, async () => {
    const session = await marked(page, "buttons before", () => sitDown(page, server.url));
    await marked(page, "game", () => playGame(session, () => empty.click(EMPTY_CLICKS)));
    await marked(page, "buttons after", () => playAgainAndLeave(session));
  });
  const { shift } = await page.evaluate(() => window.feel);
  await page.context().close();
  await empty.close();
  checkInputs("over a whole game", waitsIn(trace, "game"), trace);
  report(
    "  by the buttons that open a room, get ready, play again, ask and leave",
    waitsIn(trace, "buttons"),
  );
  console.log(`Layout shift from the lobby to the lobby: ${shift.toFixed(4)}`);
  check("layout shift", shift, BOUNDS.shift);
}

async function measurePractice(browser: Browser): Promise<void> {
  const tab = await openTab(browser, server.url);
  const empty = await openEmptyPage(browser, server.url, tab, SLOWDOWN);
  let grownMb = 0;
  const trace = await traced(browser, LATENCY_CATEGORIES, async () => {
    grownMb = await playPractice(browser, tab, () => empty.click(EMPTY_CLICKS));
  });
  await tab.page.context().close();
  await empty.close();
  checkInputs("while the computer thinks", waitsIn(trace, "thinking"), trace);
  console.log(
    `Memory of the page: at most ${grownMb.toFixed(0)} MB more than before the first move`,
  );
  check("memory while the computer thinks", grownMb, BOUNDS.grownMb);
}

/** At full speed. */
async function measureAnalysis(browser: Browser): Promise<void> {
  const { page } = await openTab(browser, server.url);
  const trace = await traced(browser, LATENCY_CATEGORIES, () => playAnalysis(page));
  await page.context().close();
  const { p95 } = report("Input to paint on the analysis board", waitsIn(trace, "thinking"));
  check("input to paint on the analysis board", p95, BOUNDS.inputMs);
}

/** Checks the inputs of the page. Those of the empty page in the same trace show the noise of the machine. */
function checkInputs(when: string, waits: readonly number[], trace: readonly TraceEvent[]): void {
  report(`Input to paint on an empty page, ${SLOWDOWN} times slower`, waitsIn(trace, "empty"));
  const { p95 } = report(`Input to paint ${when}, ${SLOWDOWN} times slower`, waits);
  check(`input to paint ${when}`, p95, BOUNDS.inputMs);
}

function report(name: string, times: readonly number[]) {
  const [p50, p95, max] = [quantile(times, 0.5), quantile(times, 0.95), quantile(times, 1)];
  const [half, most, worst] = [p50, p95, max].map((ms) => ms.toFixed(1));
  console.log(`${name}: median ${half} ms, p95 ${most} ms, worst ${worst} ms (${times.length})`);
  return { p95, max };
}

function check(name: string, value: number, bound: number): void {
  if (value > bound) missed.push(`${name} ${value.toFixed(value < 1 ? 3 : 1)} > ${bound}`);
}
