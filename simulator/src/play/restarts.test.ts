// A server that is away for up to two minutes: both players are back in their game without a press.
import { expect, it } from "vitest";
import { NO_MUTATION } from "../mutations/mutation.ts";
import type { Tab } from "../page/tab.ts";
import { playOn } from "./player.ts";
import { createScene, type Scene } from "./scene.ts";
import { passTime } from "./simulate.ts";
import { createWorld } from "../world.ts";

const SEEDS = 10;
const RESTARTS = 10;
const BACK_WITHIN_MS = 12_000;

/** Two players in a game. */
async function startGame(scene: Scene): Promise<void> {
  const { world, browsers } = scene;
  const [first, second] = browsers;
  if (first === undefined || second === undefined) throw new Error("A game needs two browsers");
  const host = scene.openTab(first);
  await passTime(world, 2_000);
  const screen = host.screen();
  if (screen.kind === "lobby") void screen.lobby.create(true, { pace: "5+3", opening: "free" });
  await passTime(world, 2_000);
  scene.openTab(second, world.judge.history.stored()[0]?.id);
  await passTime(world, 2_000);
  for (let presses = 0; presses < 20 && !scene.tabs().every(isPlaying); presses += 1) {
    for (const { screen: shown } of scene.tabs()) {
      const now = shown();
      if (now.kind === "room") playOn(scene, now.session);
    }
    await passTime(world, 500);
  }
}

function isPlaying({ connection, screen }: Tab): boolean {
  const shown = screen();
  if (connection.store.getState().phase !== "connected" || shown.kind !== "room") return false;
  const { isSeated, state } = shown.session.store.getState();
  return isSeated && state?.gameStatus === "started";
}

it("[P22] after 100 restarts of 5 to 120 s the players are in the game again within 12 s of noticing it, without a press", async () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const world = createWorld(seed);
    const scene = createScene(world, NO_MUTATION);
    scene.network.isCalm = true;
    scene.machine.start();
    await startGame(scene);
    expect(scene.tabs().map(isPlaying)).toEqual([true, true]);
    const { schedule } = world;
    /** When a page last noticed that its connection was gone: some notice only by the heartbeat. */
    let noticedAt = 0;
    for (const { connection } of scene.tabs())
      connection.store.subscribe(({ phase }, before) => {
        if (before.phase === "connected" && phase !== "connected") noticedAt = schedule.now();
      });
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const downMs = world.random.between(5_000, 120_000);
      scene.machine.crash("now", downMs);
      await passTime(world, downMs + BACK_WITHIN_MS);
      await passTime(world, Math.max(0, noticedAt + BACK_WITHIN_MS - schedule.now()));
      expect({ seed, restart, back: scene.tabs().map(isPlaying) }).toEqual({
        seed,
        restart,
        back: [true, true],
      });
    }
    expect(world.judge.violation()).toBeUndefined();
  }
}, 120_000);
