// kill -9 of one node after the other.
import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "../../support/cluster.ts";
import type { Deeds, Scenario } from "../../support/scenario.ts";
import { scaled } from "../../support/scale.ts";

const KILLS = scaled(3, 24);

export async function killNodes(cluster: Cluster, { random }: Scenario): Promise<Deeds> {
  for (let kills = 0; kills < KILLS; kills += 1) {
    const node = cluster.node(random.between(0, 2));
    await node.stop("SIGKILL");
    await pause(random.between(100, 1_500));
    await node.start();
    // Some nodes die right after another one came back.
    await pause(random.chance(0.2) ? random.between(0, 200) : random.between(500, 3_000));
  }
  return { kills: KILLS };
}
