// Attacks the built server beside honest games: `npm run abuse [-- name… | together]`.
import { setTimeout as pause } from "node:timers/promises";
import type { Server } from "../support/server.ts";
import { Site } from "../support/site.ts";
import { startAttack } from "./attackers.ts";
import { ATTACKS } from "./attacks.ts";
import { oneDigit, quantile } from "../support/quantile.ts";
import { startGames } from "./support/games.ts";
import { CAN_COLLECT, faultsOf, isBack, usageAtRest, usageOf } from "./support/usage.ts";

const ALL = Object.keys(ATTACKS);
const TOGETHER = "together";
const ADDRESSES = 20;
const GAMES = 20;
const WARM_UP_MS = 2_000;
const QUIET_MS = 4_000;
const ATTACK_MS = Number(process.env["ABUSE_SECONDS"] ?? 6) * 1_000;
const NORMAL_AFTER_MS = 5_000;
const MOST_MEGABYTES_MORE = 200;
const MOST_P99_MS = { one: 100, together: 500 };

const names = process.argv.slice(2);
const unknown = names.filter((name) => name !== TOGETHER && !ALL.includes(name));
if (unknown.length > 0) {
  console.error(`There is no attack ${unknown.join(", ")}. There are: ${ALL.join(", ")}.`);
  process.exit(2);
}
const rows = [];
for (const name of names.length > 0 ? names : [...ALL, TOGETHER]) {
  console.log(`${name} …`);
  rows.push(await measure(name));
}
console.table(rows);
if (rows.some(({ faults }) => faults !== "")) process.exitCode = 1;

async function measure(name: string) {
  const site = await Site.open({ settings: {}, nodeOptions: CAN_COLLECT });
  try {
    return await measureOn(site.server, name);
  } finally {
    await site.close();
  }
}

async function measureOn(server: Server, name: string) {
  const isTogether = name === TOGETHER;
  const games = await startGames(server.url, GAMES);
  await pause(WARM_UP_MS);
  const before = await usageAtRest(server);
  games.take();
  await pause(QUIET_MS);
  const quiet = quantile(games.take(), 0.99);
  const addresses = isTogether ? ADDRESSES : 1;
  const order = { port: server.port, names: isTogether ? ALL : [name], addresses };
  const stop = await startAttack(order);
  const peak = await peakOf(server, ATTACK_MS);
  const attacked = quantile(games.take(), 0.99);
  await stop();
  await pause(NORMAL_AFTER_MS);
  games.take();
  await pause(QUIET_MS);
  const afterwards = quantile(games.take(), 0.99);
  const after = server.isRunning() ? await usageAtRest(server, before) : before;
  await games.stop();
  const broken = {
    p99: !(attacked <= (isTogether ? MOST_P99_MS.together : MOST_P99_MS.one)),
    "not normal after 5 s": !(afterwards <= Math.max(quiet, MOST_P99_MS.one)),
    "memory at its peak": peak - before.megabytes > MOST_MEGABYTES_MORE,
    "memory or files afterwards": !isBack(after, before),
  };
  const bounds = Object.entries(broken).flatMap(([bound, isBroken]) => (isBroken ? [bound] : []));
  return {
    attack: name,
    "quiet p99, ms": oneDigit(quiet),
    "attacked p99": oneDigit(attacked),
    "p99 5 s later": oneDigit(afterwards),
    "MB before": oneDigit(before.megabytes),
    peak: oneDigit(peak),
    after: oneDigit(after.megabytes),
    faults: [...new Set([...bounds, ...games.faults, ...faultsOf(server)])].join("; "),
  };
}

/** The most megabytes within the time. */
async function peakOf(server: Server, milliseconds: number): Promise<number> {
  const endsAt = performance.now() + milliseconds;
  let peak = 0;
  for (; performance.now() < endsAt && server.isRunning(); await pause(100))
    peak = Math.max(peak, usageOf(server).megabytes);
  return peak;
}
