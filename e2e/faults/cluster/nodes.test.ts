// Nodes are killed, frozen and restarted one after the other while real games are played on all of them.
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Cluster, useCluster } from "../support/cluster.ts";
import { type FaultReport, expectPromisesKept, type Scenario } from "../support/scenario.ts";
import { scaled } from "../support/scale.ts";
import { expectAwaySoon, expectPlaceInQueue } from "./faults/deaths.ts";
import { freezeNodes } from "./faults/freezes.ts";

const KILLS = scaled(3, 24);
const RESTARTS = scaled(1, 10);
/** The balancer looks twice a second whether a node is ready; an operator waits for that as well. */
const SEEN_MS = 1_000;

const cluster = useCluster();

test("[W3] [G6] [I2] no kill of a node loses an acknowledged move, plays one twice, or costs a seat", async () => {
  const journal = await expectPromisesKept(cluster(), "kill -9 of nodes", (scenario) =>
    killNodes(cluster(), scenario),
  );
  expect(journal.resumes.length, "players who came back").toBeGreaterThan(0);
});

test("[W3] [G6] [A2] a rolling restart of all nodes fails no move and costs no player the game", async () => {
  const journal = await expectPromisesKept(cluster(), "rolling restart", () =>
    restartNodes(cluster()),
  );
  expect(journal.gaveUp, "players who had to press Try again").toBe(0);
  expect(journal.resumes.length, "players who came back").toBeGreaterThan(0);
});

test("[I3] [G6] a node that was frozen and comes back has every stale change refused", async () => {
  await expectPromisesKept(cluster(), "frozen nodes", (scenario) =>
    freezeNodes(cluster(), scenario),
  );
});

test("[A1] the players of a killed node are away within ten seconds, and come back alone", () =>
  expectAwaySoon(cluster()));

test("[O2] a waiting player whose node dies keeps the place in the queue", () =>
  expectPlaceInQueue(cluster()));

/** kill -9 of one node after the other. */
async function killNodes(nodes: Cluster, { random }: Scenario): Promise<FaultReport> {
  for (let kills = 0; kills < KILLS; kills += 1) {
    const node = nodes.node(random.between(0, 2));
    await node.stop("SIGKILL");
    await pause(random.between(100, 1_500));
    await node.start();
    // Some nodes die right after another one came back.
    await pause(random.chance(0.2) ? random.between(0, 200) : random.between(500, 3_000));
  }
  return { kills: KILLS };
}

/** A deploy to all nodes, one after the other. */
async function restartNodes({ nodes }: Cluster): Promise<FaultReport> {
  const stops: number[] = [];
  for (let round = 0; round < RESTARTS; round += 1)
    for (const node of nodes) {
      const stoppedAt = Date.now();
      expect(await node.stop("SIGTERM")).toMatchObject({ code: 0, signal: null });
      stops.push(Date.now() - stoppedAt);
      await node.start();
      await pause(SEEN_MS);
    }
  return { restarts: RESTARTS, "slowest stop ms": Math.max(...stops) };
}
