// Redis stands still, or dies and comes back with its log, while games are played on all nodes.
import { setTimeout as pause } from "node:timers/promises";
import { REFUSAL_SENTENCES } from "@kingrow/protocol";
import { expect } from "vitest";
import type { Cluster } from "../../support/cluster.ts";
import { ALL_AWAY_MS, type FaultReport, type Scenario } from "../../support/scenario.ts";
import { Match } from "../../support/match.ts";
import { scaled } from "../../support/scale.ts";
import { readScript } from "../../../support/script.ts";

const ROUNDS = scaled(1, 2);
const KILLS = scaled(1, 5);
/** A short run shares the machine with other tests. */
const REFUSED_WITHIN_MS = scaled(20_000, 2_000);

/** Runs `use` with an extra game, whose next move is tried while Redis is away. */
async function withProbe<T>(
  cluster: Cluster,
  { journal }: Scenario,
  use: (probe: Match) => Promise<T>,
): Promise<T> {
  const probe = new Match(cluster.url, readScript(3), journal);
  await probe.begin();
  await probe.play(4);
  try {
    return await use(probe);
  } finally {
    probe.close();
  }
}

interface Outage {
  readonly refusedMs: number;
  readonly recoveredMs: number;
}

/** Expects a refusal in time, no state that is not stored, and that the game continues by itself. */
async function meetOutage(
  probe: Match,
  scenario: Scenario,
  { begin, end }: { begin: () => Promise<unknown>; end: (lastedMs: number) => Promise<unknown> },
): Promise<Outage> {
  await probe.nextTurn();
  const stored = probe.acked.at(-1)?.version;
  await begin();
  const goneAt = Date.now();
  const askedAt = performance.now();
  const refusal = await probe.tryNext();
  const refusedMs = Math.round(performance.now() - askedAt);
  expect(refusal).toMatchObject({ code: "UNAVAILABLE", message: REFUSAL_SENTENCES.UNAVAILABLE });
  expect(refusedMs).toBeLessThan(REFUSED_WITHIN_MS);
  for (const { state } of probe.players) expect(state?.version).toBe(stored);
  await end(refusedMs);
  scenario.journal.back(goneAt);
  await probe.play(probe.acked.length + 1);
  const recoveredMs = Date.now() - scenario.journal.backAt;
  expect(recoveredMs, "the first move after Redis is back").toBeLessThan(ALL_AWAY_MS);
  await scenario.gotOn(1);
  await probe.play(probe.acked.length + 2);
  expect(await probe.check()).toEqual([]);
  return { refusedMs, recoveredMs };
}

/** How long Redis is frozen: the longest is more than nodes keep their clients without a heartbeat. */
export const STANDSTILLS_MS = scaled([5_000], [5_000, 9_000]);

export function freezeRedis(
  cluster: Cluster,
  milliseconds: number,
  scenario: Scenario,
): Promise<FaultReport> {
  return withProbe(cluster, scenario, async (probe) => {
    const { redis } = cluster;
    const outages: Outage[] = [];
    const end = async (lastedMs: number): Promise<void> => {
      await pause(Math.max(0, milliseconds - lastedMs));
      redis.thaw();
    };
    for (let round = 0; round < ROUNDS; round += 1)
      outages.push(await meetOutage(probe, scenario, { begin: async () => redis.freeze(), end }));
    return { outages };
  });
}

export function killRedis(cluster: Cluster, scenario: Scenario): Promise<FaultReport> {
  return withProbe(cluster, scenario, async (probe) => {
    const { redis } = cluster;
    const outages: Outage[] = [];
    const restart = async (): Promise<void> => {
      await pause(scenario.random.between(0, 1_000));
      await redis.restart();
    };
    for (let round = 0; round < KILLS; round += 1) {
      outages.push(await meetOutage(probe, scenario, { begin: () => redis.kill(), end: restart }));
      // Too short for most players to notice.
      await redis.kill();
      await redis.restart();
      scenario.journal.backAt = Date.now();
      await scenario.gotOn(1);
    }
    return { kills: 2 * KILLS, outages };
  });
}
