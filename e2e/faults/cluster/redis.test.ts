// Redis stands still, dies, or cannot be reached by one node while real games are played on all nodes.
import { test } from "vitest";
import { useCluster } from "../support/cluster.ts";
import { ALL_AWAY_MS, type Scenario, expectPromisesKept } from "../support/scenario.ts";
import { scaled } from "../support/scale.ts";
import { cutNode } from "./faults/cuts.ts";
import { expectGameAfterAllDied } from "./faults/deaths.ts";
import { freezeRedis, killRedis, STANDSTILLS_MS } from "./faults/outages.ts";
import { expectTwoSeats } from "./faults/races.ts";

const cluster = useCluster();

test.each(STANDSTILLS_MS)(
  "[W3] a Redis that is frozen for %i ms refuses moves in time, and all games go on by themselves",
  async (ms) => {
    const freeze = (scenario: Scenario) => freezeRedis(cluster(), ms, scenario);
    await expectPromisesKept(cluster(), `Redis frozen for ${ms} ms`, freeze, ALL_AWAY_MS);
  },
);

test("[W3] a Redis that is killed and comes back with its log has every acknowledged move", async () => {
  await expectPromisesKept(cluster(), "kill -9 of Redis", (scenario) =>
    killRedis(cluster(), scenario),
  );
});

test.each(scaled(["left without an answer"], ["informed", "left without an answer"]))(
  "[W3] [I2] a node cut off from Redis and %s refuses, sends its players away, and serves again",
  async (how) => {
    await expectPromisesKept(cluster(), `a node without Redis, ${how}`, (scenario) =>
      cutNode(cluster(), how !== "informed", scenario),
    );
  },
);

test("[A2] the death of all nodes ends no game: players are away until they return", () =>
  expectGameAfterAllDied(cluster()));

test("[R2] [R3] the two seats of a room go to exactly two of all sockets that race for them", () =>
  expectTwoSeats(cluster()));
