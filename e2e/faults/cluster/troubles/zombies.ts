// A node is suspended for longer than its heartbeat. Its decisions on old copies must be refused.
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { Cluster } from "../../support/cluster.ts";
import type { TroubleReport, Scenario } from "../../support/scenario.ts";
import { NodesJournal } from "../../support/journal.ts";
import { Match } from "../../support/match.ts";
import { scaled } from "../../support/scale.ts";
import { readScript } from "../../../support/script.ts";
import type { Site } from "../../../support/site.ts";

const ROUNDS = scaled(1, 4);
const GHOSTS = 6;
/** Others give up on a node after six seconds; such a one sends its players away before it does anything else. */
const FROZEN_MS = 8_000;
/** Then it still belongs to the others when it is back, and decides before it has read what they did. */
const BRIEFLY_MS = 500;
const MOST_TRIES = 5;

export async function freezeNodes(cluster: Cluster, { gotOn }: Scenario): Promise<TroubleReport> {
  const deeds = { zombies: 0, "stale moves sent to them": 0, "stale changes tried": 0 };
  const freeze = async (milliseconds: number): Promise<void> => {
    const [zombie, other] = [cluster.node(deeds.zombies), cluster.node(deeds.zombies + 1)];
    deeds["stale changes tried"] += await haunt(zombie, other, milliseconds);
    deeds["stale moves sent to them"] += GHOSTS;
    deeds.zombies += 1;
    await gotOn(1);
  };
  for (let round = 0; round < ROUNDS; round += 1) await freeze(FROZEN_MS);
  for (let tries = 0; deeds["stale changes tried"] === 0 && tries < MOST_TRIES; tries += 1)
    await freeze(BRIEFLY_MS);
  expect(deeds["stale changes tried"], "stale changes that zombies tried").toBeGreaterThan(0);
  return deeds;
}

/**
 * Players of the node make a move that it cannot take because it is frozen, come again through another node
 * and play on. How many of those moves the node tried to store when it was back.
 */
async function haunt(zombie: Site, other: Site, milliseconds: number): Promise<number> {
  const ghosts = await Promise.all(
    Array.from({ length: GHOSTS }, (_, k) => {
      return begun(new Match(zombie.url, readScript(k), new NodesJournal()));
    }),
  );
  const before = await conflictsOf(zombie);
  process.kill(zombie.server.pid, "SIGSTOP");
  const answers = ghosts.map((match, k) => match.sendNext(k % 2 === 0));
  const left = await Promise.all(ghosts.map((match) => match.comeAgain(other.url)));
  await Promise.all(ghosts.map((match) => match.play(match.acked.length + 3)));
  await pause(milliseconds);
  process.kill(zombie.server.pid, "SIGCONT");

  for (const answer of await Promise.all(answers)) expect(answer?.success ?? false).toBe(false);
  await Promise.all(ghosts.map((match) => match.play(match.acked.length + 2)));
  const verdicts = await Promise.all(ghosts.map((match) => match.check()));
  expect(verdicts.flat()).toEqual([]);
  // The node closes all connections when it notices how long it was suspended.
  for (const player of left.flat()) await player.down();
  for (const match of ghosts) match.close();
  return (await conflictsOf(zombie)) - before;
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
