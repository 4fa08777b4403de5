// kill -9 of one node after the other.
import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "../../support/cluster.ts";
import type { Deeds, Scenario } from "../../support/scenario.ts";
import { scaled } from "../../support/scale.ts";

const KILLS = scaled(3, 24);

export async function killNodes(cluster: Cluster, { dice }: Scenario): Promise<Deeds> {
  for (let kills = 0; kills < KILLS; kills += 1) {
    const node = cluster.node(Math.floor(dice.between(0, 3)));
    await node.stop("SIGKILL");
    await pause(dice.between(100, 1_500));
    await node.start();
    // Some nodes die right after another one came back.
    await pause(dice.roll() < 0.2 ? dice.between(0, 200) : dice.between(500, 3_000));
  }
  return { kills: KILLS };
}
