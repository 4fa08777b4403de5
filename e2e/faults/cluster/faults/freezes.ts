// Suspends a node for longer than its heartbeat. Its decisions on old copies must be refused.
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { Cluster } from "../../support/cluster.ts";
import type { FaultReport, Scenario } from "../../support/scenario.ts";
import { NodesJournal } from "../../support/journal.ts";
import { Match } from "../../support/match.ts";
import { scaled } from "../../support/scale.ts";
import { readScript } from "../../../support/script.ts";
import type { Site } from "../../../support/site.ts";

const ROUNDS = scaled(1, 4);
const GAMES = 6;
/** The other nodes give up on a node after six seconds. It then first closes its connections. */
const FROZEN_MS = 8_000;
/** After this time it still counts as alive, and decides before it has read the changes of the others. */
const BRIEFLY_MS = 500;
const MOST_TRIES = 5;

export async function freezeNodes(cluster: Cluster, { gotOn }: Scenario): Promise<FaultReport> {
  const report = { freezes: 0, "stale moves sent": 0, "stale changes tried": 0 };
  const freeze = async (milliseconds: number): Promise<void> => {
    const [frozen, other] = [cluster.node(report.freezes), cluster.node(report.freezes + 1)];
    report["stale changes tried"] += await playAround(frozen, other, milliseconds);
    report["stale moves sent"] += GAMES;
    report.freezes += 1;
    await gotOn(1);
  };
  for (let round = 0; round < ROUNDS; round += 1) await freeze(FROZEN_MS);
  for (let tries = 0; report["stale changes tried"] === 0 && tries < MOST_TRIES; tries += 1)
    await freeze(BRIEFLY_MS);
  expect(report["stale changes tried"], "stale changes that frozen nodes tried").toBeGreaterThan(0);
  return report;
}

/**
 * Players send moves to a frozen node, reconnect through another node and play on. Resolves to the number of those
 * moves that the node tried to store when it was back.
 */
async function playAround(frozen: Site, other: Site, milliseconds: number): Promise<number> {
  const games = await Promise.all(
    Array.from({ length: GAMES }, (_, k) => {
      return begun(new Match(frozen.url, readScript(k), new NodesJournal()));
    }),
  );
  const before = await conflictsOf(frozen);
  process.kill(frozen.server.pid, "SIGSTOP");
  const answers = games.map((match, k) => match.sendNext(k % 2 === 0));
  const left = await Promise.all(games.map((match) => match.comeAgain(other.url)));
  await Promise.all(games.map((match) => match.play(match.acked.length + 3)));
  await pause(milliseconds);
  process.kill(frozen.server.pid, "SIGCONT");

  for (const answer of await Promise.all(answers)) expect(answer?.success ?? false).toBe(false);
  await Promise.all(games.map((match) => match.play(match.acked.length + 2)));
  const verdicts = await Promise.all(games.map((match) => match.check()));
  expect(verdicts.flat()).toEqual([]);
  // The node closes all connections when it notices how long it was suspended.
  for (const player of left.flat()) await player.down();
  for (const match of games) match.close();
  return (await conflictsOf(frozen)) - before;
}

async function begun(match: Match): Promise<Match> {
  await match.begin();
  await match.play(4);
  await match.nextTurn();
  return match;
}

/** Changes of this node that the store refused so far because another one was faster. */
async function conflictsOf({ metricsPort }: Site): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^kingrow_conflicts_total (\d+)$/m.exec(text)?.[1]);
}
