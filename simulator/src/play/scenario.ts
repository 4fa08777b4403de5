// The beginning of a scenario: mostly two players in a room, and others in the lobby.
import { randomOptions, playOn } from "./player.ts";
import type { Pass } from "./finalChecks.ts";
import type { Scene } from "./scene.ts";

export async function openScenario(scene: Scene, pass: Pass): Promise<void> {
  const { random, judge } = scene.world;
  for (const browser of scene.browsers) scene.openTab(browser);
  await pass(2_000);
  const [host, guest] = scene.tabs();
  const screen = host?.screen();
  if (screen?.kind !== "lobby" || random.chance(0.15)) return;
  void screen.lobby.create(random.chance(0.4), randomOptions(random));
  await pass(2_000);
  const [room] = judge.history.stored();
  if (room !== undefined) guest?.visit(room.id);
  await pass(2_000);
  if (random.chance(0.8)) readyUp(scene);
  await pass(1_000);
}

function readyUp(scene: Scene): void {
  for (const tab of scene.tabs()) {
    const screen = tab.screen();
    if (screen.kind === "room") playOn(scene, screen.session);
  }
}
