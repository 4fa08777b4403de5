// Redis stands still, or dies and comes back with its log, while games are played on all nodes.
import { setTimeout as pause } from "node:timers/promises";
import { REFUSAL_SENTENCES } from "@kingrow/protocol";
import { expect, test } from "vitest";
import { ask } from "../../../packages/server/src/store/redis/testing/redisServer.ts";
import { type Cluster, useCluster } from "../support/cluster.ts";
import { type Evening, expectPromisesKept } from "../support/evening.ts";
import { NodesJournal } from "../support/journal.ts";
import { Match } from "../support/match.ts";
import { scaled } from "../support/scale.ts";
import { readScript } from "../support/script.ts";

const ROUNDS = scaled(1, 3);
const PAUSE_MS = 5_000;
/** Longer than nodes keep their clients without a heartbeat. */
const LONG_PAUSE_MS = 9_000;
const REFUSED_WITHIN_MS = 2_000;
/** The first move after Redis is back. */
const RECOVERED_WITHIN_MS = scaled(10_000, 5_000);
const cluster = useCluster();

/** A game of our own whose next move is tried while Redis is away. */
async function withProbe<T>(use: (probe: Match) => Promise<T>): Promise<T> {
  const probe = new Match(cluster().url, readScript(3), new NodesJournal());
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

/** What a player meets meanwhile: a refusal in time, no state that is not stored, and a way on by itself. */
async function meetOutage(
  probe: Match,
  evening: Evening,
  { begin, end }: { begin: () => Promise<unknown>; end: () => Promise<unknown> },
): Promise<Outage> {
  await probe.nextTurn();
  const stored = probe.acked.at(-1)?.version;
  await begin();
  const askedAt = performance.now();
  const refusal = await probe.tryNext();
  const refusedMs = Math.round(performance.now() - askedAt);
  expect(refusal).toMatchObject({ code: "UNAVAILABLE", message: REFUSAL_SENTENCES.UNAVAILABLE });
  expect(refusedMs).toBeLessThan(REFUSED_WITHIN_MS);
  for (const { state } of probe.players) expect(state?.version).toBe(stored);
  await end();
  evening.journal.backAt = Date.now();
  await probe.play(probe.acked.length + 1);
  const recoveredMs = Date.now() - evening.journal.backAt;
  expect(recoveredMs).toBeLessThan(RECOVERED_WITHIN_MS);
  await evening.gotOn(1);
  await probe.play(probe.acked.length + 2);
  expect(await probe.check()).toEqual([]);
  return { refusedMs, recoveredMs };
}

type Stop = (cluster: Cluster) => Promise<unknown>;

/** For so long nothing is answered, and then all is well again. */
const STANDSTILLS: readonly [string, Stop, Stop][] = [
  [
    "frozen for 5 s",
    async ({ redis }) => redis.freeze(),
    async ({ redis }) => {
      await pause(PAUSE_MS - REFUSED_WITHIN_MS);
      redis.thaw();
    },
  ],
  [
    "paused for 5 s",
    ({ redis }) => ask(redis.port, `CLIENT PAUSE ${PAUSE_MS} ALL`),
    () => pause(PAUSE_MS - REFUSED_WITHIN_MS),
  ],
  [
    "frozen for 9 s",
    async ({ redis }) => redis.freeze(),
    async ({ redis }) => {
      await pause(LONG_PAUSE_MS - REFUSED_WITHIN_MS);
      redis.thaw();
    },
  ],
];

test.each(STANDSTILLS.slice(0, scaled(2, 3)))(
  "[W3] a Redis that is %s refuses moves in time, and all games go on by themselves",
  async (name, begin, end) => {
    await expectPromisesKept(cluster(), `Redis ${name}`, (evening) =>
      withProbe(async (probe) => {
        const outages: Outage[] = [];
        for (let round = 0; round < ROUNDS; round += 1)
          outages.push(
            await meetOutage(probe, evening, {
              begin: () => begin(cluster()),
              end: () => end(cluster()),
            }),
          );
        return { outages };
      }),
    );
  },
);

test("[W3] a Redis that is killed and comes back with its log has every acknowledged move", async () => {
  const { redis } = cluster();
  await expectPromisesKept(cluster(), "kill -9 of Redis", (evening) =>
    withProbe(async (probe) => {
      const outages: Outage[] = [];
      for (let round = 0; round < scaled(1, 5); round += 1) {
        outages.push(
          await meetOutage(probe, evening, {
            begin: () => redis.kill(),
            end: async () => {
              await pause(evening.dice.between(0, 1_000));
              await redis.restart();
            },
          }),
        );
        // So short that nobody is told of it.
        await redis.kill();
        await redis.restart();
        evening.journal.backAt = Date.now();
        await evening.gotOn(1);
      }
      return { outages };
    }),
  );
});
