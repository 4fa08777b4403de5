// The operations of a simulation: players act, pages open and close, connections break, servers crash, disks fill up.
import { isSeatOf } from "../judge/history.ts";
import type { Destination, Tab } from "../page/tab.ts";
import { BREAKS } from "../net/wire.ts";
import { sendRawCalls } from "./rawCalls.ts";
import { act, randomGreeting, step } from "./player.ts";
import { roomOf, type Scene } from "./scene.ts";

/** Relative frequency of each operation. */
const WEIGHTS = {
  act: 40,
  playAll: 12,
  spurt: 8,
  rawCalls: 6,
  tryAction: 6,
  breakConnection: 7,
  goOffline: 2,
  sleep: 2,
  reload: 3,
  closeTab: 1,
  openTab: 2,
  duplicate: 1,
  goHome: 1,
  goElsewhere: 1,
  backAndForth: 2,
  changeMind: 4,
  overload: 1,
  leaveByAddress: 2,
  crash: 2.5,
  deploy: 1,
  fillDisk: 1,
  slowDisk: 1,
  unreadableDisk: 0.5,
  slowNetwork: 1,
} as const;

type OperationName = keyof typeof WEIGHTS;

/** Runs a random operation. */
export function operate(scene: Scene): void {
  const operation = scene.world.random.weighted<OperationName>(WEIGHTS);
  scene.world.trace.note(`# ${operation}`);
  OPERATIONS[operation](scene);
}

/** Maximum number of steps in a spurt. */
const SPURT_STEPS = 18;

const OPERATIONS: Readonly<Record<OperationName, (scene: Scene) => void>> = {
  act: withTab(act),
  playAll: (scene) => {
    for (const tab of scene.tabs()) act(scene, tab);
  },
  spurt: (scene) => spurt(scene, SPURT_STEPS),
  rawCalls: withTab(sendRawCalls),
  tryAction: withTab(tryAction),
  breakConnection: withTab(({ world }, tab) =>
    tab.link.breakUp(world.random.pick(BREAKS) ?? "reset"),
  ),
  goOffline: withTab(goOffline),
  sleep: withTab(fallAsleep),
  reload: withTab((scene, tab) => void scene.reload(tab)),
  closeTab: withTab(closeTab),
  openTab: (scene) => openTab(scene),
  duplicate: withTab((scene, tab) => void scene.duplicate(tab)),
  goHome: withTab((_scene, tab) => tab.visit()),
  goElsewhere: withTab((scene, tab) => tab.goTo(anyPlace(scene))),
  backAndForth: withTab((scene, tab) => backAndForth(scene, tab, anyPlace(scene), 4)),
  changeMind: withTab(changeMind),
  overload: withTab((scene, tab) => overload(scene, tab, 5_000)),
  leaveByAddress: withTab(leaveByAddress),
  crash: ({ world, machine }) => {
    const when = world.random.pick(["now", "before-write", "after-write"] as const) ?? "now";
    machine.crash(when, downtime(world.random.between(0, 9), world.random.fraction()));
  },
  deploy: ({ world, machine }) =>
    machine.deploy(downtime(world.random.between(0, 5), world.random.fraction())),
  fillDisk: (scene) =>
    forAWhile(scene, 60_000, (isOn) => (scene.machine.disk.faults.isFull = isOn)),
  slowDisk: (scene) =>
    forAWhile(scene, 30_000, (isOn) => (scene.machine.disk.faults.isSlow = isOn)),
  unreadableDisk: (scene) =>
    forAWhile(scene, 20_000, (isOn) => (scene.machine.disk.faults.isUnreadable = isOn)),
  slowNetwork: (scene) => forAWhile(scene, 30_000, (isOn) => (scene.network.isSlow = isOn)),
};

function withTab(run: (scene: Scene, tab: Tab) => void): (scene: Scene) => void {
  return (scene) => {
    const tab = scene.world.random.pick(scene.tabs());
    if (tab !== undefined) run(scene, tab);
  };
}

/** Both players of every room make several quick steps. */
function spurt(scene: Scene, left: number): void {
  for (const tab of scene.tabs()) {
    const screen = tab.screen();
    if (screen.kind === "room" && !tab.sleep.isAsleep())
      step(scene, screen.session, screen.session.store.getState());
  }
  const { random, schedule } = scene.world;
  if (left > 0) schedule.after(random.between(60, 500), () => spurt(scene, left - 1));
}

/** An action that a player may try at any time. */
function tryAction(scene: Scene, tab: Tab): void {
  const screen = tab.screen();
  if (screen.kind !== "room") return;
  const { session } = screen;
  const { random } = scene.world;
  const kind = random.weighted({
    offer: 4,
    accept: 2,
    decline: 2,
    claim: 4,
    unready: 2,
    again: 2,
    withdraw: 2,
    another: 1,
    resign: 1,
    takeback: 6,
    agree: 3,
    greet: 4,
  });
  const actions: Readonly<Record<typeof kind, () => void>> = {
    offer: session.offerDraw,
    accept: () => session.answerDraw(true),
    decline: () => session.answerDraw(false),
    claim: session.claimWin,
    unready: () => session.setReady(false),
    again: () => session.playAgain(true),
    withdraw: () => session.playAgain(false),
    another: tab.seekOpponent,
    resign: session.resign,
    takeback: session.offerTakeback,
    agree: () => session.answerTakeback(true),
    greet: () =>
      tab.link.sendRaw("greet", { roomId: screen.roomId, greeting: randomGreeting(random) }),
  };
  actions[kind]();
}

function anyPlace({ world: { random, judge } }: Scene): Destination {
  const room = random.pick(judge.history.stored());
  if (room === undefined || random.chance(0.4))
    return { kind: random.chance(0.5) ? "lobby" : "study" };
  return { kind: random.chance(0.5) ? "room" : "watch", roomId: room.id };
}

/** Navigates back and forward faster than the server answers. */
function backAndForth(scene: Scene, tab: Tab, place: Destination, left: number): void {
  if (left === 0 || !tab.isOpen() || tab.sleep.isAsleep()) return;
  const screen = tab.screen();
  const before: Destination =
    "roomId" in screen ? { kind: screen.kind, roomId: screen.roomId } : { kind: screen.kind };
  tab.goTo(place);
  const { random, schedule } = scene.world;
  schedule.after(random.between(1, 900), () => backAndForth(scene, tab, before, left - 1));
}

/** Navigates away while a call to an overloaded server is being retried. */
function changeMind(scene: Scene, tab: Tab): void {
  const { random, schedule } = scene.world;
  overload(scene, tab, 2_000);
  const screen = tab.screen();
  if (screen.kind === "room") tab.seekOpponent();
  else if (random.chance(0.5)) tab.goTo(anyPlace(scene));
  else act(scene, tab);
  schedule.after(random.between(1, 1_500), () => {
    if (tab.isOpen() && !tab.sleep.isAsleep()) tab.goTo(anyPlace(scene));
  });
}

function overload({ world: { random, schedule } }: Scene, tab: Tab, mostMs: number): void {
  tab.isOverloaded = true;
  schedule.after(random.between(100, mostMs), () => {
    tab.isOverloaded = false;
  });
}

/** Longer than a `leaveRoom` takes in a slow network. */
const LEAVING_MS = 20_000;

/** Opens the lobby by its address, and gives up the room of "Your rooms" at once or later. */
function leaveByAddress(scene: Scene, tab: Tab): void {
  const { random, schedule } = scene.world;
  const opened = scene.openLobby(tab);
  schedule.after(random.between(1_000, 150_000), () => {
    if (opened.isOpen()) leaveOwnRoom(scene, opened);
  });
}

/** Presses `Leave` in "Your rooms". */
function leaveOwnRoom(scene: Scene, tab: Tab): void {
  const { random, schedule, judge } = scene.world;
  const screen = tab.screen();
  const roomId = random.pick(tab.connection.playerKey.rooms())?.roomId;
  if (screen.kind !== "lobby" || roomId === undefined || tab.sleep.isAsleep()) return;
  if (isCopied(scene, tab)) return;
  const before = judge.history.of(roomId)?.versions.length ?? 0;
  const hasSat = (from: number): boolean =>
    judge.history
      .of(roomId)
      ?.versions.slice(from)
      .some((room) => isSeatOf(room, tab.connection.link.id)) === true;
  if (hasSat(before - 1)) return scene.leaveOwnRoom(tab, roomId);
  scene.leaveOwnRoom(tab, roomId);
  schedule.after(LEAVING_MS, () => {
    // The player may have joined from the list meanwhile, and given back a seat that was granted too late.
    const { joining, refused } = screen.lobby.store.getState();
    const hasJoined = joining !== undefined || refused?.call === "joinRoom";
    if (tab.screen() === screen && !hasJoined && hasSat(before))
      judge.report("leaving a room takes no seat", `${tab.name} in ${roomId}`);
  });
}

/** Whether the tab is a copy with the key of another tab, as in an old browser. */
function isCopied(scene: Scene, tab: Tab): boolean {
  const key = keyOf(tab);
  return scene.tabs().some((other) => other !== tab && keyOf(other) === key);
}

function keyOf({ connection }: Tab): string {
  return connection.playerKey.current();
}

function goOffline(scene: Scene, tab: Tab): void {
  const { random, schedule } = scene.world;
  tab.isOffline = true;
  tab.link.breakUp("silent");
  schedule.after(random.between(500, 90_000), () => {
    tab.isOffline = false;
    tab.sleep.whenAwake(tab.wakeUp.online);
  });
}

/** Lets the page sleep, like a phone in a pocket. Its connection may be dead when it wakes up. */
function fallAsleep(scene: Scene, tab: Tab): void {
  const { random, schedule } = scene.world;
  tab.wakeUp.hidden();
  tab.sleep.fall();
  if (random.chance(0.6)) tab.link.breakUp("silent");
  const ms = random.chance(0.3) ? random.between(60_000, 600_000) : random.between(1_000, 60_000);
  schedule.after(ms, () => wake(tab));
}

export function wake(tab: Tab): void {
  if (!tab.sleep.isAsleep()) return;
  tab.sleep.wake();
  tab.sleep.whenAwake(tab.wakeUp.visible);
}

/** Closes a tab. Sometimes the player returns to the room in a new one. */
function closeTab(scene: Scene, tab: Tab): void {
  const { random, schedule } = scene.world;
  const roomId = roomOf(tab);
  tab.end();
  if (roomId !== undefined && random.chance(0.7))
    schedule.after(random.between(200, 50_000), () => void scene.openTab(tab.browser, roomId));
}

const MOST_TABS = 7;

/** Opens a tab in the lobby, or by the link of a room. */
function openTab(scene: Scene): void {
  const { random, judge } = scene.world;
  const browser = random.pick(scene.browsers);
  if (browser === undefined || scene.tabs().length >= MOST_TABS) return;
  const room = random.chance(0.6) ? random.pick(judge.history.stored()) : undefined;
  scene.openTab(browser, room?.id);
}

function forAWhile({ world }: Scene, mostMs: number, set: (isOn: boolean) => void): void {
  set(true);
  world.schedule.after(world.random.between(100, mostMs), () => set(false));
}

/** Duration of a downtime: mostly short, sometimes minutes. */
function downtime(dice: number, fraction: number): number {
  return Math.floor(fraction * (dice === 0 ? 600_000 : 4_000));
}
