// One node is cut off from Redis while clients still reach it.
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { type Cluster, CUT_NODE } from "../../support/cluster.ts";
import type { FaultReport, Scenario } from "../../support/scenario.ts";
import { NodesJournal } from "../../support/journal.ts";
import { Match } from "../../support/match.ts";
import { scaled } from "../../support/scale.ts";
import { readScript } from "../../../support/script.ts";

const ROUNDS = scaled(1, 2);
/** Longer than a node keeps its clients without a heartbeat. */
const CUT_MS = 9_000;
/** A short run shares the machine with other tests. */
const REFUSED_WITHIN_MS = scaled(20_000, 2_000);
const READY_WITHIN_MS = 60_000;

/** @param isSilent packets are dropped without closing the connections */
export async function cutNode(
  cluster: Cluster,
  isSilent: boolean,
  { random }: Scenario,
): Promise<FaultReport> {
  const refusedMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    refusedMs.push(await cutOnce(cluster, isSilent));
    await untilReady(cluster);
    await expectToServe(cluster);
    await pause(random.between(0, 1_000));
  }
  return { cuts: ROUNDS, refusedMs };
}

/** Both players reach the node that is cut off; one of them is to move. */
async function cutOnce(cluster: Cluster, isSilent: boolean): Promise<number> {
  const { line } = cluster;
  const node = cluster.node(CUT_NODE);
  const match = await matchOn(node.url);
  await match.nextTurn();
  line.cut(isSilent);
  const askedAt = performance.now();
  const refusal = await match.tryNext();
  const refusedMs = Math.round(performance.now() - askedAt);
  expect(refusal).toMatchObject({ code: "UNAVAILABLE" });
  expect(refusedMs).toBeLessThan(REFUSED_WITHIN_MS);
  expect(await node.readiness()).toMatchObject({ status: 503 });
  const sentAway = match.white.down();
  await pause(Math.max(0, CUT_MS - refusedMs));
  await sentAway;
  line.heal();
  await match.play(match.acked.length + 2);
  expect(await match.check()).toEqual([]);
  match.close();
  return refusedMs;
}

async function matchOn(url: string, otherUrl = url): Promise<Match> {
  const match = new Match(url, readScript(7), new NodesJournal(), { blackUrl: otherUrl });
  await match.begin();
  await match.play(4);
  return match;
}

async function untilReady(cluster: Cluster): Promise<void> {
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while ((await cluster.node(CUT_NODE).readiness()).status !== 200)
    if (Date.now() > giveUpAt) throw new Error("The node does not come back by itself.");
    else await pause(100);
}

/** What is played on it is seen on the others, and the other way round. */
async function expectToServe(cluster: Cluster): Promise<void> {
  const match = await matchOn(cluster.node(CUT_NODE).url, cluster.node(CUT_NODE + 1).url);
  await match.play(12);
  expect(await match.check()).toEqual([]);
  match.close();
}
