// Two nodes that Redis has left alone for longer than they keep their players, and the clock of who comes back.
import { roomOptions } from "@kingrow/protocol";
import type { Actor, RoomCommand } from "@kingrow/room";
import { FakeClock } from "@kingrow/time/testing";
import { beforeEach, expect, it, vi } from "vitest";
import type { RoomKeeper } from "../keeper/roomKeeper.ts";
import { keeperOn } from "../keeper/testing/testKeeper.ts";
import { createMemoryStore } from "../store/testing/memoryStore.ts";
import { actorOf, failing, type FailingStore, START } from "../store/testing/rooms.ts";
import { type Heartbeat, startHeartbeat } from "./heartbeat.ts";

interface Node {
  readonly keeper: RoomKeeper;
  readonly heartbeat: Heartbeat;
  /** A socket of this player that connects now. */
  readonly socketOf: (name: string) => Actor;
}

const ROOM = "abcdefgh";
const ALL_BACK_MS = 600;
let clock: FakeClock;
let store: FailingStore;
let beats: Map<string, number>;
let one: Node;
let two: Node;

beforeEach(async () => {
  clock = new FakeClock(START);
  store = failing(createMemoryStore());
  beats = new Map();
  [one, two] = [await startNode("one"), await startNode("two")];
});

async function startNode(name: string): Promise<Node> {
  let run = `${name} before`;
  const heartbeat = await startHeartbeat({
    run: () => run,
    beat: async () => {
      await store.probe();
      beats.set(run, clock.now());
      return { time: clock.now(), beats: new Map(beats) };
    },
    now: clock.now,
    steady: clock,
    onGone: () => undefined,
    onLate: () => undefined,
    onCutOff: () => void (run = `${name} after`),
  });
  const instance = {
    get run() {
      return run;
    },
    bootedAt: START,
    peers: heartbeat,
    unserved: (since: number, until: number) => heartbeat.unserved(since, until),
  };
  const table = { store, heard: [], clock: START, onFault: vi.fn<() => void>() };
  const { now } = clock;
  const keeper = keeperOn(table, { now, instance, newRoomId: () => ROOM });
  const socketOf = (player: string): Actor => {
    const actor = actorOf(player, run);
    return { ...actor, socketId: `${actor.socketId} ${run}` };
  };
  return { keeper, heartbeat, socketOf };
}

async function perform({ keeper }: Node, command: RoomCommand): Promise<void> {
  const outcome = await keeper.perform(ROOM, command);
  expect(outcome).toMatchObject({ ok: true });
}

const join = (node: Node, name: string) =>
  perform(node, { type: "join", actor: node.socketOf(name) });

/** Ann plays white on one node; Bob, who is to move, black on the other. */
async function beginGame(): Promise<readonly [ann: Actor, bob: Actor]> {
  const [ann, bob] = [one.socketOf("ann"), two.socketOf("bob")];
  const options = roomOptions({ isPrivate: false, pace: "3+2" });
  await one.keeper.create({ actor: ann, options, requestId: undefined });
  await perform(two, { type: "join", actor: bob });
  await perform(one, { type: "setReady", actor: ann, isReady: true });
  await perform(two, { type: "setReady", actor: bob, isReady: true });
  return [ann, bob];
}

/** Both nodes send their players away meanwhile. */
async function outage(): Promise<void> {
  store.isFull = true;
  await clock.pass(9_000);
  store.isFull = false;
  await clock.pass(ALL_BACK_MS);
  expect([one, two].map(({ heartbeat }) => heartbeat.isCutOff)).toEqual([false, false]);
}

const disconnect = (node: Node, { socketId }: Actor) =>
  perform(node, { type: "disconnect", socketId });

/** What Bob's clock has counted by now. */
async function bobsTime(): Promise<number> {
  const clocks = (await store.load(ROOM))?.clocks;
  const running = clocks?.since === undefined ? 0 : clock.now() - clocks.since;
  return 180_000 - (clocks?.remainingMs[2] ?? 0) + running;
}

it("[A2] players of a cut-off node lose no time on the way back, even if the opponent returns first", async () => {
  const [, bob] = await beginGame();
  await clock.pass(1_000);
  await outage();
  await join(one, "ann");
  await disconnect(two, bob);
  expect((await store.load(ROOM))?.seats[2]?.connected).toBe(false);
  await clock.pass(4_000);
  await join(two, "bob");
  expect(await bobsTime()).toBeLessThanOrEqual(1_000);
});

it("[A2] the clock of a player of a cut-off node waits, even if the opponent moves meanwhile", async () => {
  const [, bob] = await beginGame();
  const [from, to] = [
    { row: 5, col: 0 },
    { row: 4, col: 1 },
  ];
  await perform(two, { type: "move", actor: bob, from, to });
  await outage();
  await disconnect(two, bob);
  await join(one, "ann");
  const answer = { from: { row: 2, col: 1 }, to: { row: 3, col: 0 } };
  await perform(one, { type: "move", actor: one.socketOf("ann"), ...answer });
  const before = await bobsTime();
  await clock.pass(4_000);
  await join(two, "bob");
  expect(await bobsTime()).toBe(before);
});

it("[A2] a player who returns before the other nodes notice the cut loses no time either", async () => {
  const [, bob] = await beginGame();
  await clock.pass(1_000);
  await outage();
  await join(one, "ann");
  await clock.pass(4_000);
  await join(one, "bob");
  await disconnect(two, bob);
  expect(await bobsTime()).toBeLessThanOrEqual(1_000);
});

it("[W5] the recovery of a room of a cut-off node is stored and announced once", async () => {
  const options = roomOptions({ isPrivate: false });
  await one.keeper.create({ actor: one.socketOf("ann"), options, requestId: undefined });
  await outage();
  for (let looks = 0; looks < 3; looks += 1) await perform(one, { type: "look" });
  const room = await store.load(ROOM);
  expect(room?.seats[1]?.connected).toBe(false);
  expect(room?.version).toBe(2);
});
