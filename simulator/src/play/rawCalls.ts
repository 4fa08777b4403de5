// Calls that the page's own logic would not send: of other, impatient or malicious clients.
import { BOARD_SIZE, coordOf } from "@kingrow/rules";
import { randomKeyOf } from "@kingrow/rules/testing";
import { seatedIn } from "@kingrow/room";
import type { Tab } from "../page/tab.ts";
import { randomGreeting, randomOptions, stepsOf } from "./player.ts";
import { roomOf, type Scene } from "./scene.ts";

const CALLS = [
  "joinRoom",
  "playAgain",
  "resign",
  "offerDraw",
  "claimWin",
  "leaveRoom",
  "takeback",
  "watchRoom",
] as const;

export function sendRawCalls(scene: Scene, tab: Tab): void {
  const { random } = scene.world;
  const roomId = roomOf(tab) ?? random.pick(scene.world.judge.history.stored())?.id;
  if (roomId === undefined) return;
  const kind = random.weighted({
    nonsense: 3,
    plainMove: 4,
    twice: 4,
    stale: 4,
    foreign: 2,
    seek: 2,
    seekAgain: 2,
    watch: 2,
    greet: 2,
  });
  const acts: Readonly<Record<typeof kind, () => void>> = {
    nonsense: () => tab.link.sendRaw("movePiece", nonsense(scene, roomId)),
    plainMove: () => sendStep(scene, tab, roomId, {}),
    twice: () => sendStep(scene, tab, roomId, { moveId: randomKeyOf(random) }),
    stale: () => sendStale(scene, tab, roomId),
    foreign: () => foreign(scene, tab),
    seek: () => seekTwice(scene, tab),
    seekAgain: () => seekAgain(scene, tab),
    watch: () => watch(tab, roomId),
    greet: () => greetTwice(scene, tab),
  };
  acts[kind]();
}

interface MoveToken {
  readonly moveId?: string;
  readonly version?: number;
}

/** Sends a legal step as a client that knows only the plain event. */
function sendStep(scene: Scene, tab: Tab, roomId: string, token: MoveToken): void {
  const screen = tab.screen();
  if (screen.kind !== "room") return;
  const data = screen.session.store.getState();
  const step = scene.world.random.pick(stepsOf(data));
  if (step === undefined) return;
  const [from, to] = [coordOf(step.from), coordOf(step.to)];
  const places = { fromRow: from.row, fromCol: from.col, toRow: to.row, toCol: to.col };
  const payload = { roomId, ...places, ...token };
  tab.link.sendRaw("movePiece", payload);
  if (token.moveId !== undefined) tab.link.sendRaw("movePiece", payload);
}

/** Sends a legal step for an outdated version, which must not be applied. */
function sendStale(scene: Scene, tab: Tab, roomId: string): void {
  const { random, judge } = scene.world;
  const version = (judge.history.of(roomId)?.boardVersion ?? 0) - 1;
  if (version > 0) sendStep(scene, tab, roomId, { moveId: randomKeyOf(random), version });
}

/** Calls `playNow` twice at once. */
function seekTwice(scene: Scene, tab: Tab): void {
  const { random } = scene.world;
  if (waitsAlone(scene, tab)) return;
  tab.hasSentRawCalls = true;
  const options = random.chance(0.5) ? {} : randomOptions(random);
  tab.link.sendRaw("playNow", options);
  tab.link.sendRaw("playNow", random.chance(0.7) ? options : randomOptions(random));
}

/** Repeats a request after a crash, in which its answer may be lost. */
function seekAgain(scene: Scene, tab: Tab): void {
  const { machine, world } = scene;
  const { random, schedule } = world;
  if (waitsAlone(scene, tab)) return;
  tab.hasSentRawCalls = true;
  const request = { requestId: randomKeyOf(random) };
  tab.link.sendRaw("playNow", request);
  schedule.after(random.between(50, 500), () => machine.crash("now", random.between(0, 2_000)));
  schedule.after(random.between(5_000, 20_000), () => {
    if (tab.isOpen() && !waitsAlone(scene, tab)) tab.link.sendRaw("playNow", request);
  });
}

/** Whether the player waits alone. Then the page would miss the move to another room. */
function waitsAlone({ world: { judge } }: Scene, tab: Tab): boolean {
  const room = judge.history.latest(roomOf(tab) ?? "");
  return room?.phase === "waiting" && seatedIn(room).length === 1;
}

/** Greets twice in a random room. Greetings without a seat, and too early ones, must be refused. */
function greetTwice({ world: { random, judge } }: Scene, tab: Tab): void {
  const room = random.pick(judge.history.stored());
  if (room === undefined) return;
  const payload = { roomId: room.id, greeting: randomGreeting(random) };
  tab.link.sendRaw("greet", payload);
  tab.link.sendRaw("greet", payload);
}

/** Watches a room and tries calls that only players may make. */
function watch(tab: Tab, roomId: string): void {
  tab.hasSentRawCalls = true;
  tab.link.sendRaw("watchRoom", { roomId });
  tab.link.sendRaw("playerReady", { roomId, isReady: true });
  tab.link.sendRaw("answerTakeback", { roomId, accept: true });
}

function nonsense({ world: { random } }: Scene, roomId: string) {
  const place = (): number => random.between(0, BOARD_SIZE - (random.chance(0.1) ? 0 : 1));
  const places = { fromRow: place(), fromCol: place(), toRow: place(), toCol: place() };
  return { roomId, ...places, ...(random.chance(0.5) && { moveId: randomKeyOf(random) }) };
}

/** Makes a call about a room in which the tab has no seat. */
function foreign({ world: { random, judge } }: Scene, tab: Tab): void {
  tab.hasSentRawCalls = true;
  const others = judge.history.stored().filter(({ id }) => id !== roomOf(tab));
  const room = random.pick(others);
  const name = random.pick(CALLS);
  if (room !== undefined && name !== undefined) tab.link.sendRaw(name, { roomId: room.id });
}
