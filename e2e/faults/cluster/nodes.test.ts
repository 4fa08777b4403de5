// Nodes are killed, frozen and restarted one after the other while real games are played on all of them.
import { expect, test } from "vitest";
import { useCluster } from "../support/cluster.ts";
import { expectPromisesKept } from "../support/scenario.ts";
import { expectAwaySoon } from "./troubles/deaths.ts";
import { killUnderWaiting } from "./troubles/lines.ts";
import { killNodes } from "./troubles/kills.ts";
import { restartNodes } from "./troubles/restarts.ts";
import { freezeNodes } from "./troubles/zombies.ts";

const cluster = useCluster();

test("[W3] [G6] [I2] no kill of a node loses an acknowledged move, plays one twice, or costs a seat", async () => {
  const journal = await expectPromisesKept(cluster(), "kill -9 of nodes", (scenario) =>
    killNodes(cluster(), scenario),
  );
  expect(journal.resumes.length, "players who came back").toBeGreaterThan(0);
});

test("[O2] who waits when a node is killed comes back through another and keeps the place in the line", async () => {
  await expectPromisesKept(cluster(), "kill -9 under those who wait", (scenario) =>
    killUnderWaiting(cluster(), scenario),
  );
});

test("[W3] [G6] [A2] a rolling restart of all nodes fails no move and costs nobody the game", async () => {
  const journal = await expectPromisesKept(cluster(), "rolling restart", () =>
    restartNodes(cluster()),
  );
  expect(journal.gaveUp, "players who had to press Try again").toBe(0);
  expect(journal.resumes.length, "players who came back").toBeGreaterThan(0);
});

test("[I3] [G6] a node that was frozen and comes back has every stale change refused", async () => {
  await expectPromisesKept(cluster(), "zombies", (scenario) => freezeNodes(cluster(), scenario));
});

test("[A1] the players of a killed node are away within ten seconds, and come back alone", () =>
  expectAwaySoon(cluster()));
