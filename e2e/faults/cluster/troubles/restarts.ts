// A deploy to all nodes, one after the other.
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { Cluster } from "../../support/cluster.ts";
import type { Deeds } from "../../support/scenario.ts";
import { scaled } from "../../support/scale.ts";

const ROUNDS = scaled(1, 10);
/** The balancer looks twice a second whether a node is ready; an operator waits for that as well. */
const SEEN_MS = 1_000;

export async function restartNodes({ nodes }: Cluster): Promise<Deeds> {
  const stops: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const node of nodes) {
      const stoppedAt = Date.now();
      expect(await node.stop("SIGTERM")).toMatchObject({ code: 0, signal: null });
      stops.push(Date.now() - stoppedAt);
      await node.start();
      await pause(SEEN_MS);
    }
  return { restarts: ROUNDS, "slowest stop ms": Math.max(...stops) };
}
