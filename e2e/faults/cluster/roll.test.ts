// A deploy to all nodes, one after the other, while games are played: nobody notices more than a reconnect.
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { useCluster } from "../support/cluster.ts";
import { expectPromisesKept } from "../support/evening.ts";
import { scaled } from "../support/scale.ts";

const ROLLS = scaled(1, 10);
/** The balancer looks this often whether a node is ready; an operator waits for that as well. */
const SEEN_MS = 1_000;
const cluster = useCluster();

test("[W3] [G6] [A2] a rolling restart of all nodes fails no move and costs nobody the game", async () => {
  const stops: number[] = [];
  const journal = await expectPromisesKept(cluster(), "rolling restart", async () => {
    for (let roll = 0; roll < ROLLS; roll += 1)
      for (const node of cluster().nodes) {
        const stoppedAt = Date.now();
        expect(await node.stop("SIGTERM")).toMatchObject({ code: 0, signal: null });
        stops.push(Date.now() - stoppedAt);
        await node.start();
        await pause(SEEN_MS);
      }
    return { rolls: ROLLS, "slowest stop ms": Math.max(...stops) };
  });
  expect(journal.refusedMoves, "moves refused, even if only at first").toBe(0);
  expect(journal.gaveUp, "players who had to press Try again").toBe(0);
  expect(journal.resumes.length, "players who came back").toBeGreaterThan(0);
});
