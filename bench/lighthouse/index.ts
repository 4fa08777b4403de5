// Lighthouse's scores of the built page on a slow phone: `npm run bench lighthouse`.
//
// Each page is measured RUNS times (3) as a first visit without caches. The run with the median performance score counts.
// Prints the audits that cost points, and exits with 1 if a score is too low.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@kingrow/protocol/testing";
import { chromium, type BrowserContext } from "@playwright/test";
import lighthouse from "lighthouse";
import { openBot } from "../../e2e/support/bot.ts";
import { Lobby } from "../../e2e/src/screens/lobby.ts";
import { encodeGame } from "../../packages/web/src/record/replayLink.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { Site } from "../../e2e/support/site.ts";
import { GAME } from "../feel/game.ts";
import { judgementOf, type Judgement } from "./judgement.ts";
import { CHROMIUM } from "../../e2e/support/chromium.ts";

const RUNS = Number(process.env["RUNS"] ?? 3);
const LEAST = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
/** A game of usual length. */
const MOVES = GAME.slice(0, 34);

await ensureBuilt();
const profile = mkdtempSync(join(tmpdir(), "kingrow-lighthouse-"));
const port = await freePort();
const server = await Site.open();
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", `--remote-debugging-port=${port}`],
});
const bot = await openBot(server.url);
let isGood = true;
try {
  for (const [name, path] of await pagesToJudge(browser)) {
    const judgement = await judge(new URL(path, server.url).href);
    isGood = print(name, judgement) && isGood;
  }
} finally {
  bot.close();
  await browser.close();
  await server.close();
  rmSync(profile, { recursive: true });
}
if (!isGood) process.exit(1);

async function pagesToJudge(
  browser: BrowserContext,
): Promise<readonly (readonly [string, string])[]> {
  return [
    ["lobby", "/"],
    ["room, alone", `/room/${await ownRoom(browser)}`],
    ["room, both there", `/room/${await bot.create()}`],
    ["practice", "/practice"],
    ["replay", `/replay#${encodeGame({ moves: MOVES, result: "draw", reason: "agreement" })}`],
  ];
}

/** Opens a room of the browser and closes the tab, so that the next tab returns to its seat. */
async function ownRoom(browser: BrowserContext): Promise<string> {
  const page = await browser.newPage();
  await page.goto(server.url);
  const roomId = await new Lobby(page).create("private");
  await page.close();
  return roomId;
}

async function judge(url: string): Promise<Judgement> {
  const judgements: Judgement[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url, { port, logLevel: "error" });
    if (result === undefined) throw new Error(`Lighthouse has no report of ${url}.`);
    judgements.push(judgementOf(result.lhr));
  }
  const sorted = judgements.toSorted(
    (a, b) => (a.scores["performance"] ?? 0) - (b.scores["performance"] ?? 0),
  );
  return sorted[Math.floor(RUNS / 2)] ?? { scores: {}, lost: [], timings: "" };
}

/** Whether all scores are high enough. */
function print(name: string, { scores, lost, timings }: Judgement): boolean {
  const marks = Object.entries(LEAST).map(([kind, least]) => ({
    kind,
    least,
    score: scores[kind] ?? 0,
  }));
  const words = marks.map(({ kind, score }) => `${kind} ${score}`);
  console.log(`${name}: ${words.join(", ")}\n  ${timings}`);
  for (const fault of lost) console.log(`  - ${fault}`);
  return marks.every(({ score, least }) => score >= least);
}
