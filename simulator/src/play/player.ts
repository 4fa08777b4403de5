// The actions of a player that the screen offers, and random choices.
import { type RoomData, type RoomSession, type RoomWishes, roomView } from "@kingrow/client";
import { GREETINGS, type Opening, type Pace } from "@kingrow/protocol";
import { legalSteps, type Step } from "@kingrow/rules";
import type { Random } from "@kingrow/rules/testing";
import type { TabScreen, Tab } from "../page/tab.ts";
import type { Scene } from "./scene.ts";

const PACES = { none: 4, "3+2": 3, "5+3": 1, "10+5": 1, "30s": 2 } as const satisfies Readonly<
  Record<Pace, number>
>;
const OPENINGS = { free: 4, ballot: 1 } as const satisfies Readonly<Record<Opening, number>>;

export function act(scene: Scene, tab: Tab): void {
  const { phase } = tab.connection.store.getState();
  const { random } = scene.world;
  if (tab.sleep.isAsleep()) return;
  if (phase === "unreachable") return random.chance(0.2) ? tab.connection.tryNow() : undefined;
  if (phase === "taken-over") return random.chance(0.2) ? tab.connection.restart() : undefined;
  const screen = tab.screen();
  if (screen.kind === "lobby") visitLobby(scene, tab, screen);
  else if (screen.kind === "room") playOn(scene, screen.session);
  else tab.visit();
}

function visitLobby(scene: Scene, tab: Tab, { lobby }: TabScreen & { kind: "lobby" }): void {
  const { random } = scene.world;
  const { rooms, refused } = lobby.store.getState();
  if (refused !== undefined) return lobby.dismissRefusal();
  const open = random.pick((rooms ?? []).filter(({ status }) => status === "Open"));
  const known = random.pick(scene.world.judge.history.stored());
  if (open !== undefined && random.chance(0.6)) void lobby.join(open.id);
  else if (known !== undefined && random.chance(0.6)) tab.visit(known.id);
  else if (random.chance(0.5)) void lobby.playNow(randomOptions(random));
  else void lobby.create(random.chance(0.4), randomOptions(random));
}

/** Takes the next action that the room waits for. */
export function playOn(scene: Scene, session: RoomSession): void {
  const { random } = scene.world;
  const data = session.store.getState();
  const view = roomView(data);
  if (view === undefined) return;
  if (view.overlay.kind === "ready") return session.setReady(!random.chance(0.1));
  if (view.overlay.kind === "result") return session.playAgain(true);
  if (view.drawOffer === "theirs" && random.chance(0.7))
    return session.answerDraw(random.chance(0.3));
  if (view.takebackOffer === "theirs" && random.chance(0.7))
    return session.answerTakeback(random.chance(0.7));
  step(scene, session, data);
}

/** Plays a step if it is the player's turn. */
export function step(scene: Scene, session: RoomSession, data: RoomData): void {
  const chosen = scene.world.random.pick(stepsOf(data));
  if (chosen !== undefined) session.step(chosen.from, chosen.to);
}

/** The steps the player may play now. */
export function stepsOf(data: RoomData): readonly Step[] {
  // Checked first, because computing the view is slow.
  if (data.state?.currentPlayerTurn !== data.selfId) return [];
  const view = roomView(data);
  return view?.mayMove === true ? legalSteps(view.position) : [];
}

/** Random options of a game, mostly with clocks. */
export function randomOptions(random: Random): RoomWishes {
  return {
    pace: random.weighted<Pace>(PACES),
    opening: random.weighted<Opening>(OPENINGS),
  };
}

export function randomGreeting(random: Random) {
  return random.pick(GREETINGS) ?? "hello";
}
