// kill -9 one node after the other while real games are played on all of them.
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { useCluster } from "../support/cluster.ts";
import { expectPromisesKept } from "../support/evening.ts";
import { scaled } from "../support/scale.ts";

const KILLS = scaled(3, 24);
const cluster = useCluster();

test("[W3] [G6] [I2] no kill of a node loses an acknowledged move, plays one twice, or costs a seat", async () => {
  const journal = await expectPromisesKept(cluster(), "kill -9 of nodes", async ({ dice }) => {
    for (let kills = 0; kills < KILLS; kills += 1) {
      const node = cluster().node(Math.floor(dice.between(0, 3)));
      await node.stop("SIGKILL");
      await pause(dice.between(100, 1_500));
      await node.start();
      // Some nodes die right after another one came back.
      await pause(dice.roll() < 0.2 ? dice.between(0, 200) : dice.between(500, 3_000));
    }
    return { kills: KILLS };
  });
  expect(journal.resumes.length, "players who came back").toBeGreaterThan(0);
});
