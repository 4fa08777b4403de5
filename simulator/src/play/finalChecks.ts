// The checks after the faults have stopped: all clients agree, every room is usable, and everything is cleaned up.
import { project, type Room, seatsOf } from "@kingrow/room";
import { type RoomSession, roomView } from "@kingrow/client";
import type { Tab } from "../page/tab.ts";
import { isSeatOf, timeless } from "../judge/history.ts";
import { wake } from "./operations.ts";
import { stepsOf } from "./player.ts";
import { roomOf, type Scene } from "./scene.ts";

/** Lets simulated time pass. */
export type Pass = (ms: number) => Promise<void>;

/** Longer than the slowest heartbeat. */
const AFTER_FAULTS_MS = 100_000;
const RECONNECTING_MS = 20_000;
const ANSWER_MS = 6_000;
const NEWS_MS = 500;
const HOUR_MS = 60 * 60_000;
/** Longer than the longest window of a rate limit. */
const AFTERMATH_MS = 70_000;

export async function checkAfterFaults(scene: Scene, pass: Pass): Promise<void> {
  endFaults(scene);
  await pass(AFTER_FAULTS_MS);
  await pass(RECONNECTING_MS);
  await waitUntilQuiet(scene, pass);
  for (const tab of scene.tabs()) checkTab(scene, tab);
  checkGrants(scene);
  for (const room of scene.world.judge.history.stored()) checkSeats(scene, room);
  await checkDisk(scene);
  for (const room of scene.world.judge.history.stored()) await checkProgress(scene, room.id, pass);
  await checkEnd(scene, pass);
}

/** Waits until no update is under way: a deadline may just have been applied. */
async function waitUntilQuiet({ world }: Scene, pass: Pass): Promise<void> {
  const snapshot = (): string =>
    world.judge.history.stored().reduce((text, { id, version }) => `${text} ${id} ${version}`, "");
  for (let before; before !== snapshot();) {
    before = snapshot();
    await pass(NEWS_MS);
  }
}

function endFaults({ machine, network, tabs }: Scene): void {
  Object.assign(machine.disk.faults, {
    isFull: false,
    isSlow: false,
    isUnreadable: false,
    crashPoint: undefined,
  });
  network.isSlow = false;
  network.isCalm = true;
  machine.keepUp();
  for (const tab of tabs()) {
    tab.isOffline = false;
    tab.isOverloaded = false;
    wake(tab);
  }
}

function checkTab(scene: Scene, tab: Tab): void {
  const { report, history } = scene.world.judge;
  const { phase } = tab.connection.store.getState();
  if (phase === "taken-over") return;
  if (phase !== "connected") return report("every page comes back", `${tab.name} is ${phase}`);
  const screen = tab.screen();
  if (screen.kind === "room") return checkRoom(scene, tab, screen.session);
  if (screen.kind !== "lobby") return;
  const { isCreating, joining, rooms, people } = screen.lobby.store.getState();
  if (isCreating || joining !== undefined || rooms === undefined)
    report("every page comes back", `${tab.name} waits in the lobby`);
  const here = scene.machine.instance()?.connected.size;
  // A player seated without the page is not in the lobby and gets no count.
  const { id } = tab.connection.link;
  if (people !== here && !history.stored().some((room) => isSeatOf(room, id)))
    report("the lobby shows the number of people", `${tab.name} sees ${people} of ${here}`);
}

/** Checks that no tab has a seat or a watch that its page does not show. */
function checkGrants(scene: Scene): void {
  const { judge } = scene.world;
  const hasRawCalls = scene.tabs().some(({ hasSentRawCalls }) => hasSentRawCalls);
  for (const room of judge.history.stored()) {
    for (const tab of scene.tabs()) {
      if (tab.hasSentRawCalls || roomOf(tab) === room.id || !isSeatOf(room, tab.connection.link.id))
        continue;
      // The lobby shows the room in "Your rooms".
      if (tab.connection.playerKey.remembers(room.id)) continue;
      judge.report("unwanted seats are given up", `${tab.name} has a seat in ${room.id}`);
    }
    const watching = scene.tabs().filter((tab) => isWatching(tab, room.id)).length;
    const counts = scene.tabs().flatMap((tab) => watchersSeen(tab, room.id));
    if (!hasRawCalls && counts.some((count) => count > watching))
      judge.report("unwanted seats are given up", `${room.id} is watched by ${counts.join()}`);
  }
}

function isWatching(tab: Tab, roomId: string): boolean {
  const screen = tab.screen();
  return screen.kind === "watch" && screen.roomId === roomId;
}

/** None without a seat: another tab has taken it over, or the page shows the result of a game whose room is taken. */
function watchersSeen(tab: Tab, roomId: string): readonly number[] {
  const data = sessionOf(tab)?.store.getState();
  if (roomOf(tab) !== roomId || data?.isSeated !== true) return [];
  return [data.state?.watchers ?? 0];
}

function checkRoom({ world }: Scene, tab: Tab, { store }: RoomSession): void {
  const { report, history } = world.judge;
  const { state, isSeated, pending, asking, isSlow, roomId, failure, notice } = store.getState();
  const room = history.latest(roomId);
  // The page shows a failure and goes home soon, or says that the seat was freed.
  if (failure?.homeAt !== undefined || failure?.isReleased === true) return;
  // The page shows the result of a game whose room is gone, or taken by others.
  const wasRefused = notice?.kind === "refused" && notice.refused.call === "joinRoom";
  if (state?.gameStatus === "ended" && (room === undefined || wasRefused)) return;
  if (!isSeated || state === undefined || room === undefined)
    return report("every page comes back", `${tab.name} has no seat in ${roomId}`);
  if (pending.length > 0 || asking !== undefined || isSlow)
    report("no page is stuck", `${tab.name} waits for an answer in ${roomId}`);
  if (timeless(state) !== timeless(project(room, 0)))
    report(
      "all pages agree in the end",
      `${tab.name} sees ${state.version} of ${roomId}, stored is ${room.version}`,
    );
}

/** Checks that a seat counts as connected exactly if its socket is connected. */
function checkSeats({ world, machine }: Scene, room: Room): void {
  const present = machine.instance()?.connected ?? new Set<string>();
  for (const seat of seatsOf(room)) {
    if (seat.connected === present.has(seat.socketId)) continue;
    const what = seat.connected ? "is gone" : "is there";
    world.judge.report(
      "presence matches the connections",
      `${seat.socketId} of ${room.id} ${what}`,
    );
  }
}

/** Checks that the disk contains what was written. */
async function checkDisk({ world, machine }: Scene): Promise<void> {
  const { report, history } = world.judge;
  const rooms = history.stored();
  for (const room of rooms) {
    const stored = await machine.disk.contents.load(room.id);
    if (JSON.stringify(stored) !== JSON.stringify(room))
      report("stored rooms are not lost", room.id);
  }
  const count = await machine.disk.contents.count();
  if (count !== rooms.length)
    report("stored rooms are not lost", `${count} of ${rooms.length} rooms`);
}

/** Checks that the players of a room can continue: with the game, a start or a rematch. */
async function checkProgress(scene: Scene, roomId: string, pass: Pass): Promise<void> {
  const { history, report } = scene.world.judge;
  const players = scene.tabs().filter((tab) => roomOf(tab) === roomId && isPlaying(tab));
  const room = history.latest(roomId);
  if (room === undefined || players.length < 2) return;
  const sessions = players.flatMap((tab) => sessionOf(tab) ?? []);
  const before = room.version;
  for (const session of sessions) goOn(session);
  await pass(ANSWER_MS);
  await waitUntilQuiet(scene, pass);
  const seen = sessions.map(({ store }) => store.getState().state?.version ?? 0);
  const latest = history.latest(roomId);
  const stored = latest?.version ?? 0;
  if (stored <= before) report("no room is stuck", `${roomId} stays at ${before} (${room.phase})`);
  if (room.phase !== "started" && latest?.phase !== "started")
    report("no room is stuck", `no game starts in ${roomId}`);
  if (seen.some((version) => version !== stored))
    report(
      "all pages agree in the end",
      `${roomId} is at ${stored}, pages show ${seen.join(", ")}`,
    );
}

function isPlaying(tab: Tab): boolean {
  return sessionOf(tab)?.store.getState().isSeated === true;
}

function sessionOf(tab: Tab): RoomSession | undefined {
  const screen = tab.screen();
  return screen.kind === "room" ? screen.session : undefined;
}

function goOn(session: RoomSession): void {
  const data = session.store.getState();
  const overlay = roomView(data)?.overlay.kind;
  if (overlay === "ready") session.setReady(true);
  if (overlay === "result") session.playAgain(true);
  const [first] = stepsOf(data);
  if (first !== undefined) session.step(first.from, first.to);
}

/** Checks that all rooms and timers are gone after all tabs are closed. */
async function checkEnd(scene: Scene, pass: Pass): Promise<void> {
  const { judge } = scene.world;
  const { report, history } = judge;
  for (const tab of scene.tabs()) tab.end();
  for (let hours = 0; hours < 25 && history.stored().length > 0; hours += 1) await pass(HOUR_MS);
  await pass(AFTERMATH_MS);
  const left = history.stored();
  if (left.length > 0) report("empty rooms are closed", left.map(({ id }) => id).join(", "));
  const timers = scene.machine.server()?.timerCount() ?? 0;
  if (timers > 1) report("no timer is left", `${timers} timers`);
}
