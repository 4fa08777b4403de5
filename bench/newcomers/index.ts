// Measures `playNow` under load: players arrive at a rate, get a seat and leave.
// `npm run bench newcomers [-- --rate 250 --seconds 15 --warm-up 5 --nodes 1,3]`
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ANSWER_TIMEOUT_MS } from "../../packages/client/src/connection/requests.ts";
import { ensureBuilt } from "../../scripts/build.mjs";
import { offer } from "../load/offer.ts";
import { quantile } from "../../e2e/support/quantile.ts";
import { startEmbedded, startOnRedis } from "../base/servers.ts";
import type { Answer } from "../../e2e/support/shape.ts";
import { ask, type Line, openLine } from "../moves/line.ts";

const { values } = parseArgs({
  options: {
    rate: { type: "string", default: "250" },
    seconds: { type: "string", default: "15" },
    "warm-up": { type: "string", default: "5" },
    nodes: { type: "string", default: "1,3" },
  },
});
const [perSecond, seconds, warmUp] = [values.rate, values.seconds, values["warm-up"]].map(
  Number,
) as [number, number, number];
/** Time in the lobby before `Play Now`, and time in the room before leaving. */
const IN_LOBBY_MS = 2_000;
const IN_ROOM_MS = 2_000;
const SETTINGS = { TRUSTED_PROXIES: "127.0.0.0/8" };
/** Options of four in ten players. The others play with the default options. */
const WISHES = [{ pace: "5+3" }, { pace: "3+2" }, { pace: "10+5" }, { opening: "ballot" }];
const KINDS = 10;
/** Each local address has 28,000 ports, and a closed one is not free at once. */
const LOCAL_ADDRESSES = 16;

await ensureBuilt();
const rows: Record<string, object> = {};
for (const nodes of values.nodes.split(",").map(Number)) {
  const site = await (nodes === 1 ? startEmbedded(SETTINGS) : startOnRedis(nodes, SETTINGS));
  await arrive(site.urls, warmUp);
  rows[`${nodes} nodes`] = rowOf(await arrive(site.urls, seconds));
  await site.stop();
}
console.table(rows);
console.log("aim: 1 % or less without a seat");

/** Milliseconds until the seat, or the reason of the refusal. */
type Press = { readonly waited: number } | { readonly refused: string };

/** Resolves when the last player has left. */
async function arrive(urls: readonly string[], duration: number): Promise<readonly Press[]> {
  const presses: Promise<Press>[] = [];
  const begin = (number: number): boolean => {
    presses.push(visit(urls[number % urls.length] ?? "", number));
    return true;
  };
  await offer({ perSecond, seconds: duration, begin });
  return Promise.all(presses);
}

/** Each player has its own address in X-Forwarded-For. */
async function visit(url: string, number: number): Promise<Press> {
  const from = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const localAddress = `127.0.0.${2 + (number % LOCAL_ADDRESSES)}`;
  const line = await openLine(url, { from, localAddress }).catch(() => undefined);
  if (line === undefined) return { refused: "no connection" };
  line.onEnded = () => undefined;
  await pause(IN_LOBBY_MS);
  const press = await playNow(line, WISHES[number % KINDS] ?? {});
  await pause(IN_ROOM_MS);
  line.close();
  return press;
}

/** A refusal because of overload is retried when the server says so, until the timeout of the page. */
async function playNow(line: Line, wish: object): Promise<Press> {
  const pressedAt = performance.now();
  const noAnswer: Answer = { success: false };
  let refused = "no answer";
  while (performance.now() - pressedAt < ANSWER_TIMEOUT_MS) {
    const answer = await Promise.race([
      ask(line, "playNow", wish),
      pause(ANSWER_TIMEOUT_MS, noAnswer, { ref: false }),
    ]);
    if (answer.success) return { waited: performance.now() - pressedAt };
    refused = answer.code ?? refused;
    if (refused !== "OVERLOADED") break;
    await pause(answer.retryInMs);
  }
  return { refused };
}

function rowOf(presses: readonly Press[]) {
  const waits = presses.flatMap((press) => ("waited" in press ? [press.waited] : []));
  const reasons = presses.flatMap((press) => ("refused" in press ? [press.refused] : []));
  return {
    "presses a second": oneDigit(presses.length / seconds),
    "without a seat, %": oneDigit((100 * reasons.length) / presses.length),
    reasons: [...new Set(reasons)].join(", "),
    "seat p50, ms": oneDigit(quantile(waits, 0.5)),
    p99: oneDigit(quantile(waits, 0.99)),
  };
}

function oneDigit(value: number): number {
  return Math.round(value * 10) / 10;
}
