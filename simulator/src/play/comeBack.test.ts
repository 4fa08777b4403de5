// How soon a game goes on after the server was away.
import { createRandom } from "@kingrow/rules/testing";
import { expect, test } from "vitest";
import { createSchedule } from "../base/schedule.ts";
import { createTrace } from "../base/trace.ts";
import { createJudge } from "../judge/judge.ts";
import { SOUND } from "../mutations/mutation.ts";
import type { Tab } from "../page/tab.ts";
import { createScene } from "./scene.ts";
import { passTime } from "./simulate.ts";

const RESTARTS = 100;
const STEP_MS = 100;

function openScene() {
  const [schedule, random] = [createSchedule(Date.UTC(2026, 0, 1)), createRandom(1)];
  const trace = createTrace(schedule, undefined);
  const world = { schedule, random, trace, judge: createJudge(schedule, trace) };
  return { world, scene: createScene(world, SOUND), pass: (ms: number) => passTime(world, ms) };
}

function isSeated(tab: Tab): boolean {
  const screen = tab.screen();
  return screen.kind === "room" && screen.session.store.getState().isSeated;
}

test("[P22] after a hundred restarts of 5 to 120 s each player is back within 12 s, without a press", async () => {
  const { world, scene, pass } = openScene();
  scene.network.isCalm = true;
  scene.machine.start();
  const [host, guest] = [0, 1].map((index) => scene.openTab(scene.browsers[index]!));
  await pass(2_000);
  const lobby = host!.screen();
  if (lobby.kind !== "lobby") throw new Error("The host is not in the lobby");
  void lobby.lobby.create(true);
  await pass(2_000);
  guest!.visit(world.judge.history.stored()[0]!.id);
  await pass(2_000);
  const tabs = [host!, guest!];
  expect(tabs.every(isSeated)).toBe(true);
  const waits: number[] = [];
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const downMs = world.random.between(5_000, 120_000);
    scene.machine.crash("now", downMs);
    await pass(downMs);
    let waitedMs = 0;
    for (; !tabs.every(isSeated) && waitedMs < 60_000; waitedMs += STEP_MS) await pass(STEP_MS);
    waits.push(waitedMs);
  }
  expect(Math.max(...waits)).toBeLessThanOrEqual(12_000);
  expect(world.judge.violation()).toBeUndefined();
});
