// Bad networks: connections that vanish, break, end half, crawl, or come in pieces.
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createRandom } from "@kingrow/rules/testing";
import { Journal, report } from "./support/journal.ts";
import { Match } from "./support/match.ts";
import { FaultProxy } from "@kingrow/protocol/testing";
import { IS_LONG, scaled, SEED } from "./support/scale.ts";
import { readScript } from "../support/script.ts";
import { useSite } from "../support/site.ts";

const TABLES = scaled(3, 12);
/** Enough that a game on a fast machine lasts twice as long as its faults. */
const STEPS = scaled(20, 80);
const MOVE_EVERY_MS = scaled(200, 400);
const FAULT_EVERY_MS = scaled(700, 2_000);
/** After these the network works, so that the run ends. */
const FAULTS = scaled(3, 12);
const VANISHINGS = scaled(1, 6);
/** Delay until the device reports that the network is back. */
const ONLINE_AFTER_MS = 4_000;

const site = useSite();
let proxy: FaultProxy;
beforeEach(async () => {
  proxy = await FaultProxy.open(site().port);
});
afterEach(() => proxy.close());

type Disturb = (matches: readonly Match[]) => void;

/** Games through the proxy, disturbed again and again: all are played to their end, none suffers. */
async function expectGamesToGoOn(name: string, disturb: Disturb): Promise<void> {
  const journal = new Journal();
  const matches = Array.from({ length: TABLES }, (_, k) => {
    return new Match(proxy.url, readScript(k, STEPS), journal);
  });
  await Promise.all(matches.map((match) => match.begin()));
  let faults = 0;
  const timer = setInterval(() => {
    faults += 1;
    if (faults <= FAULTS) disturb(matches);
  }, FAULT_EVERY_MS);
  await Promise.all(matches.map((match) => match.playSlowly(MOVE_EVERY_MS)));
  clearInterval(timer);
  const verdicts = await Promise.all(matches.map((match) => match.check()));
  for (const match of matches) match.close();
  expect(faults, "faults while games were played").toBeGreaterThanOrEqual(FAULTS);
  report(name, { games: TABLES, ackedMoves: journal.ackedMoves, pieces: proxy.carried });
  expect([...journal.breaches, ...verdicts.flat()]).toEqual([]);
}

/**
 * Drops all packets. In the short run the devices report a new network after a few seconds.
 * In the long run the clients wait until the ping is overdue.
 */
function createVanishing(): Disturb {
  let left = VANISHINGS;
  return (matches) => {
    if (left <= 0) return;
    left -= 1;
    proxy.blackhole();
    if (!IS_LONG) void goOnline(matches);
  };
}

async function goOnline(matches: readonly Match[]): Promise<void> {
  await pause(ONLINE_AFTER_MS);
  for (const player of matches.flatMap((match) => match.players)) player.restart();
}

test.each(scaled(["slow"] as const, ["slow", "split"] as const))(
  "[W3] games go on over a network whose bytes come %s",
  async (manner) => {
    proxy.manner = manner;
    await expectGamesToGoOn(manner, () => undefined);
  },
);

test("[W3] [G6] [I2] games go on over connections that are reset or closed on one side", async () => {
  const random = createRandom(SEED);
  await expectGamesToGoOn("reset and half-close", () => {
    random.pick([
      () => proxy.reset(),
      () => proxy.halfClose("client"),
      () => proxy.halfClose("server"),
    ])();
  });
});

test("[W3] [G6] [I3] games go on when connections vanish without a word", async () => {
  await expectGamesToGoOn("blackhole", createVanishing());
});

// The short run has had each of them by itself.
test.each(scaled([], ["in any order"]))(
  "[W3] [G6] games go on whatever the network does, %s",
  async () => {
    const random = createRandom(SEED + 1);
    const vanish = createVanishing();
    await expectGamesToGoOn("mixed", (matches) => {
      proxy.manner = random.pick(["plain", "slow", "split"]);
      random.pick([
        () => undefined,
        () => proxy.reset(),
        () => proxy.halfClose("client"),
        () => vanish(matches),
      ])();
    });
  },
);
