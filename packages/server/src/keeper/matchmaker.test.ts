// Matchmaking on one node and on two.
import { roomOptions } from "@kingrow/protocol";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openForReading, storeFileIn } from "../store/lmdb/lmdbFile.ts";
import { openLmdbStore } from "../store/lmdb/lmdbStore.ts";
import { createOwnMatches, type Match, type Matches } from "../store/matches.ts";
import { DamagedRoom, type RoomStore, StoreFault } from "../store/roomStore.ts";
import { shareReads } from "../store/shareReads.ts";
import { newFolder } from "../store/testing/storeFiles.ts";
import { actorOf } from "../store/testing/rooms.ts";
import type { KeeperOptions, RoomKeeper } from "./roomKeeper.ts";
import { keeperOn, useKeeper } from "./testing/testKeeper.ts";

const table = useKeeper();
let store: RoomStore;
let keeper: RoomKeeper;

/** Its clock goes on with every look at it, so that of two one has always waited longer. */
function anotherKeeper(changes: Partial<KeeperOptions> = {}): RoomKeeper {
  return keeperOn(table, { now: () => (table.clock += 1), ...changes });
}

beforeEach(() => {
  store = table.store;
  keeper = anotherKeeper();
});

interface Wish {
  readonly opening?: "free" | "ballot";
  readonly requestId?: string;
}

async function play(name: string, { opening, requestId }: Wish = {}, at = keeper) {
  const options = roomOptions({ isPrivate: false, opening });
  const outcome = await at.playNow({ actor: actorOf(name), options, requestId });
  if (!outcome.ok) throw new Error(outcome.error.code);
  const { room, state } = outcome.value;
  return { roomId: room.id, isAlone: state.players.length === 1 };
}

interface Pressed {
  readonly requestId?: string;
  readonly onAnswer?: (name: string) => void;
  readonly mayOpen?: () => Promise<undefined>;
}

/** Each player has an own address. */
function atOnce(
  names: readonly string[],
  at: RoomKeeper,
  { requestId, onAnswer, mayOpen }: Pressed = {},
) {
  const options = roomOptions({ isPrivate: false });
  const press = (name: string) =>
    at.playNow({ actor: { ...actorOf(name), address: name }, options, requestId, mayOpen }, () =>
      onAnswer?.(name),
    );
  return Promise.all(names.map(press));
}

const leave = (roomId: string, name: string) =>
  keeper.perform(roomId, { type: "leave", actor: actorOf(name) });
const drop = (roomId: string, name: string) =>
  keeper.perform(roomId, { type: "disconnect", socketId: `socket-${name}` });

/** Every room of the store with the names of who sits there. */
async function tables(): Promise<readonly string[]> {
  const ids = await store.ids(undefined, 1_000);
  const rooms = await Promise.all(ids.map((id) => store.load(id)));
  return rooms.map((room) =>
    [room?.seats[1], room?.seats[2]].map((seat) => seat?.owner.replace("owner-", "") ?? "").join(),
  );
}

/** When both nodes have opened a room. */
async function bothOpened(): Promise<void> {
  await expect.poll(() => store.count()).toBe(2);
}

/** After the work the node stalls for longer than it may decide on a seat. */
async function standsAfter<T>(work: Promise<T>): Promise<T> {
  const result = await work;
  table.clock += 3_500;
  return result;
}

/** The node stalls when it checks whether a room may be opened. */
const opensLate = () => standsAfter(Promise.resolve(undefined));

/** Two who wait in two rooms, as the first was away for a moment when the second came. */
async function waitApart(): Promise<void> {
  const { roomId } = await play("ann");
  await drop(roomId, "ann");
  await play("bob");
  await keeper.perform(roomId, { type: "join", actor: actorOf("ann") });
}

/** Players who meet again in a later round of the same test. */
function forgetPartings(): void {
  table.clock += 2 * 60 * 60_000;
}

/** Time that goes on with every look at it, for waits and turns. */
let ticks = 0;
const steady = () => (ticks += 10);
const aMoment = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** What all nodes know, as each of them asks for it. */
function createSharedMemory(): (node: string) => Matches {
  const known = new Map<string, Match>();
  const turns = new Map<string, { readonly node: string; readonly until: number }>();
  return (node) => ({
    async lock(owner, lockMs) {
      const turn = turns.get(owner);
      if (turn !== undefined && turn.node !== node && turn.until > steady()) return undefined;
      turns.set(owner, { node, until: steady() + lockMs });
      return { last: known.get(owner) };
    },
    note: async (owner, match) => void known.set(owner, match),
    async unlock(owner, match) {
      if (turns.get(owner)?.node !== node) return;
      turns.delete(owner);
      if (match !== undefined) known.set(owner, match);
    },
  });
}

/** The number of flushes so far, and the players whose match is stored. */
function onDisk(file: string) {
  const environment = openForReading(file);
  const stats = environment.getStats();
  const flushes = "lastTxnId" in stats ? Number(stats.lastTxnId) : Number.NaN;
  return { flushes, brought: [...environment.openDB({ name: "matches" }).getKeys()] };
}

const sharing = (matches: Matches): RoomStore => ({ ...store, matches });

/** Nodes that know the same. */
function nodesThatShare(count: number, changes: Partial<KeeperOptions> = {}) {
  const sharedBy = createSharedMemory();
  const nodes = Array.from({ length: count }, (_, at) =>
    anotherKeeper({ store: sharing(sharedBy(`node-${at}`)), steady, ...changes }),
  );
  return { nodes, sharedBy };
}

describe("play now", () => {
  it("[O2] opens a listed room when no player waits, and seats the next player there", async () => {
    const first = await play("ann");
    expect(first.isAlone).toBe(true);
    expect(await keeper.lobby()).toMatchObject([{ id: first.roomId, status: "Open" }]);
    expect(await play("bob")).toEqual({ roomId: first.roomId, isAlone: false });
  });

  it("[O2] joins the player who has waited longest", async () => {
    const rooms: string[] = [];
    for (const name of ["ann", "bob", "cid"]) {
      const options = roomOptions({ isPrivate: false });
      const made = await keeper.create({ actor: actorOf(name), options, requestId: undefined });
      if (made.ok) rooms.push(made.value.room.id);
    }
    expect((await play("dan")).roomId).toBe(rooms[0]);
    expect((await play("eve")).roomId).toBe(rooms[1]);
  });

  it("[O2] does not join private rooms, rooms with other options, or rooms of absent players", async () => {
    const options = roomOptions({ isPrivate: true });
    await keeper.create({ actor: actorOf("ann"), options, requestId: undefined });
    await play("bob", { opening: "ballot" });
    await drop((await play("cid")).roomId, "cid");
    expect((await play("dan")).isAlone).toBe(true);
    expect((await play("eve", { opening: "ballot" })).isAlone).toBe(false);
  });

  it("[O2] skips rooms with absent players or ended games", async () => {
    const open = async (name: string) => {
      const options = roomOptions({ isPrivate: false });
      const made = await keeper.create({ actor: actorOf(name), options, requestId: undefined });
      return made.ok ? made.value.room.id : "";
    };
    const [away, over, there] = [await open("ann"), await open("bob"), await open("cid")];
    await drop(away, "ann");
    await keeper.perform(over, { type: "join", actor: actorOf("dan") });
    for (const name of ["bob", "dan"])
      await keeper.perform(over, { type: "setReady", actor: actorOf(name), isReady: true });
    await leave(over, "dan");
    expect(await play("eve")).toEqual({ roomId: there, isAlone: false });
    await keeper.perform(away, { type: "join", actor: actorOf("ann") });
    expect(await play("fay")).toEqual({ roomId: away, isAlone: false });
  });

  it("[O10] a repeated call moves a player who waits alone to another waiting player, and closes the empty room", async () => {
    const ann = await play("ann");
    await drop(ann.roomId, "ann");
    const bob = await play("bob");
    await keeper.perform(ann.roomId, { type: "join", actor: actorOf("ann") });
    expect((await tables()).toSorted()).toEqual(["ann,", "bob,"]);
    expect(await play("bob")).toEqual({ roomId: ann.roomId, isAlone: false });
    expect(await tables()).toEqual(["ann,bob"]);
    expect(await store.load(bob.roomId)).toBeUndefined();
    expect((await play("ann")).roomId).toBe(ann.roomId);
  });

  it("[O10] two players who wait apart meet when both repeat their calls at the same moment, on one node and on two", async () => {
    const { nodes } = nodesThatShare(2, { peersCaughtUp: aMoment });
    for (const pair of [[keeper, keeper], nodes]) {
      await waitApart();
      await Promise.all(["ann", "bob"].map((name, at) => play(name, {}, pair[at])));
      const [names = ""] = await tables();
      expect(await store.count()).toBe(1);
      expect(names.split(",").toSorted()).toEqual(["ann", "bob"]);
      const [id = ""] = await store.ids(undefined, 1);
      for (const name of ["ann", "bob"]) await leave(id, name);
      forgetPartings();
    }
  });

  it("[O10] a player who waits alone and asks for another game gives up the first room", async () => {
    const { roomId } = await play("ann");
    expect((await play("ann", { opening: "ballot" })).isAlone).toBe(true);
    expect(await store.load(roomId)).toBeUndefined();
    expect(await tables()).toEqual(["ann,"]);
    await play("bob", { opening: "ballot" });
    expect((await play("ann", { opening: "free" })).isAlone).toBe(false);
  });

  it("[O10] two players who ask for each other's game at the same moment meet, on two nodes after one more press", async () => {
    const { nodes } = nodesThatShare(2, { peersCaughtUp: aMoment });
    for (const [one = keeper, other = one] of [[], nodes]) {
      await play("ann", { opening: "free" }, one);
      await play("bob", { opening: "ballot" }, other);
      await Promise.all([
        play("ann", { opening: "ballot" }, one),
        play("bob", { opening: "free" }, other),
      ]);
      if (other !== one) await play("ann", { opening: "free" }, one);
      const [names = "", ...others] = await tables();
      expect([names.split(",").toSorted(), others]).toEqual([["ann", "bob"], []]);
      const [id = ""] = await store.ids(undefined, 1);
      for (const name of ["ann", "bob"]) await leave(id, name);
      forgetPartings();
    }
  });

  it("[O2] finds the player who has waited longest among any number of others", async () => {
    const options = roomOptions({ isPrivate: false });
    for (let count = 0; count < 120; count += 1)
      await keeper.create({ actor: actorOf(`host${count}`), options, requestId: undefined });
    const { roomId } = await play("late");
    expect((await store.load(roomId))?.seats[1]?.owner).toBe("owner-host0");
  });

  it("[O2] many players who share one read of the queue each find another opponent", async () => {
    const options = roomOptions({ isPrivate: false });
    for (let count = 0; count < 20; count += 1)
      await keeper.create({ actor: actorOf(`host${count}`), options, requestId: undefined });
    let looks = 0;
    const read = shareReads(() => {
      looks += 1;
      return store.waiting(options);
    });
    const shared = anotherKeeper({ store: { ...store, waiting: read } });
    const seekers = Array.from({ length: 20 }, (_, count) => play(`late${count}`, {}, shared));
    for (const { isAlone } of await Promise.all(seekers)) expect(isAlone).toBe(false);
    expect(looks).toBeLessThan(4);
  });

  it("[O10] never seats a player opposite themself, and returns to the room of the player", async () => {
    const first = await play("ann", { requestId: "one" });
    for (const requestId of ["one", "two", undefined])
      expect(await play("ann", requestId === undefined ? {} : { requestId })).toEqual(first);
    table.clock += 600_000;
    expect(await play("ann")).toEqual(first);
    expect(await tables()).toHaveLength(1);
  });

  it("[O10] a repeated request leads to the same seat, also once the game has begun", async () => {
    await play("ann");
    const seat = await play("bob", { requestId: "again" });
    expect(await play("bob", { requestId: "again" })).toEqual(seat);
    expect(
      await Promise.all([play("bob", { requestId: "again" }), play("bob", { requestId: "again" })]),
    ).toEqual([seat, seat]);
    for (const name of ["ann", "bob"])
      await keeper.perform(seat.roomId, { type: "setReady", actor: actorOf(name), isReady: true });
    table.clock += 20_000;
    expect(await play("bob", { requestId: "again" })).toEqual(seat);
    expect(await tables()).toEqual(["ann,bob"]);
  });

  it("[O10] a repeated request leads to the same seat on another node after the first node died", async () => {
    const [one, other] = nodesThatShare(2).nodes;
    const [annsSeat, bobsSeat] = [
      await play("ann", { requestId: "anns" }, one),
      await play("bob", { requestId: "bobs" }, one),
    ];
    await play("cid", {}, one);
    expect((await play("bob", { requestId: "bobs" }, other)).roomId).toBe(bobsSeat.roomId);
    expect((await play("ann", { requestId: "anns" }, other)).roomId).toBe(annsSeat.roomId);
    expect((await tables()).toSorted()).toEqual(["ann,bob", "cid,"]);
    table.clock += 3_000;
    expect((await play("bob", { requestId: "another" }, other)).isAlone).toBe(false);
    expect((await tables()).toSorted()).toEqual(["ann,bob", "cid,bob"]);
  });

  it("[O10] the repeated request of a creator finds the game also after the match is forgotten", async () => {
    const seat = await play("ann", { requestId: "again" });
    await play("bob");
    for (const name of ["ann", "bob"])
      await keeper.perform(seat.roomId, { type: "setReady", actor: actorOf(name), isReady: true });
    const later = anotherKeeper({ store: sharing(createSharedMemory()("later")) });
    expect((await play("ann", { requestId: "again" }, later)).roomId).toBe(seat.roomId);
  });

  it("[O10] a repeated request finds the seat for which the player left a new room on another node", async () => {
    const { nodes, sharedBy } = nodesThatShare(2, { peersCaughtUp: bothOpened });
    const wish = { requestId: "again" };
    await Promise.all(["ann", "bob"].map((name, at) => play(name, wish, nodes[at])));
    const third = anotherKeeper({ store: sharing(sharedBy("third")), steady });
    for (const name of ["ann", "bob"]) await play(name, wish, third);
    expect(await tables()).toEqual(["ann,bob"]);
  });

  it("[O2] a failed unlock of the player changes no answer", async () => {
    const unlock = vi.fn<Matches["unlock"]>().mockRejectedValue(new Error("away"));
    const node = anotherKeeper({ store: sharing({ ...createSharedMemory()("one"), unlock }) });
    expect((await play("ann", {}, node)).isAlone).toBe(true);
    expect((await play("bob", {}, node)).isAlone).toBe(false);
  });

  it("[O10] [W3] a repeated request takes no second seat while the first cannot be read", async () => {
    await play("ann");
    await play("bob", { requestId: "again" });
    const load = vi.fn<RoomStore["load"]>().mockRejectedValue(new StoreFault("away"));
    const node = anotherKeeper({ store: { ...store, load } });
    const request = { actor: actorOf("bob"), options: roomOptions({ isPrivate: false }) };
    const outcome = await node.playNow({ ...request, requestId: "again" });
    expect(outcome).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
    expect(await tables()).toEqual(["ann,bob"]);
  });

  it("[O2] a player whose match cannot be stored is refused, and the next player takes the seat", async () => {
    const note = vi.fn<Matches["note"]>().mockRejectedValue(new Error("away"));
    const noted = anotherKeeper({ store: sharing({ ...createSharedMemory()("one"), note }) });
    await play("ann");
    const wish = { options: roomOptions({ isPrivate: false }), requestId: "again" };
    const outcome = await noted.playNow({ actor: actorOf("bob"), ...wish });
    expect(outcome).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
    expect((await play("cid", {}, noted)).isAlone).toBe(false);
  });

  it("[O10] two tabs of one key take one seat, even if another player calls in between", async () => {
    await play("ann");
    const tabs = ["one", "other"].map((requestId) => play("bob", { requestId }));
    const [one, other] = await Promise.all(tabs);
    expect(other).toEqual(one);
    expect(await tables()).toEqual(["ann,bob"]);
    expect(await play("bob", { opening: "ballot", requestId: "third" })).toEqual(one);
    table.clock += 3_000;
    expect((await play("bob", { requestId: "fourth" })).roomId).not.toBe(one?.roomId);
  });

  it("[O10] two tabs of one key on two nodes at the same moment open one room", async () => {
    const { nodes } = nodesThatShare(2, { peersCaughtUp: aMoment });
    const seats = nodes.map((node, at) => play("ann", { requestId: `tab-${at}` }, node));
    const [one, other] = await Promise.all(seats);
    expect(other).toEqual(one);
    expect(await tables()).toEqual(["ann,"]);
  });

  it("[O10] two tabs of one key on two nodes at the same moment take one seat opposite a waiting player", async () => {
    const { nodes } = nodesThatShare(2, { peersCaughtUp: aMoment });
    for (const name of ["ann", "cid"]) await play(name);
    await keeper.create({
      actor: actorOf("dan"),
      options: roomOptions({ isPrivate: false }),
      requestId: undefined,
    });
    const seats = nodes.map((node, at) => play("bob", { requestId: `tab-${at}` }, node));
    const [one, other] = await Promise.all(seats);
    expect(other).toEqual(one);
    expect((await tables()).toSorted()).toEqual(["ann,cid", "dan,bob"]);
  });

  it("[O2] the lock of a dead node on a player expires within seconds", async () => {
    const { nodes, sharedBy } = nodesThatShare(1, { peersCaughtUp: aMoment });
    await sharedBy("dead").lock("owner-ann", 4_000);
    expect((await play("ann", {}, nodes[0])).isAlone).toBe(true);
    const endless = { ...sharedBy("late"), lock: async () => undefined };
    const late = anotherKeeper({ store: sharing(endless), steady, peersCaughtUp: aMoment });
    const wish = { options: roomOptions({ isPrivate: false }), requestId: undefined };
    const outcome = await late.playNow({ actor: actorOf("bob"), ...wish });
    expect(outcome).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
    expect(await tables()).toEqual(["ann,"]);
  });

  it("[O2] a node without the lock, or with a late one, takes no seat", async () => {
    const old = createSharedMemory()("old");
    const wish = { options: roomOptions({ isPrivate: false }), requestId: undefined };
    const late: Matches["lock"] = (...asked) => standsAfter(old.lock(...asked));
    const lock = vi.fn<Matches["lock"]>().mockRejectedValue(new Error("away"));
    for (const matches of [
      { ...old, lock: late },
      { ...old, lock },
    ]) {
      const node = anotherKeeper({ store: sharing(matches), steady, peersCaughtUp: aMoment });
      const outcome = await node.playNow({ actor: actorOf("ann"), ...wish });
      expect(outcome).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
    }
    expect(await tables()).toEqual([]);
  });

  it("[O2] a node that was frozen takes no seat under an expired lock", async () => {
    const still = anotherKeeper({
      store: {
        ...sharing(createSharedMemory()("still")),
        load: (id) => standsAfter(store.load(id)),
      },
      steady: () => 0,
      peersCaughtUp: aMoment,
    });
    const wish = { options: roomOptions({ isPrivate: false }), requestId: undefined };
    const ask = () => still.playNow({ actor: actorOf("bob"), mayOpen: opensLate, ...wish });
    expect(await ask()).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
    await play("ann");
    expect(await ask()).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
    expect(await tables()).toEqual(["ann,"]);
  });

  it("[O2] a node that was frozen does not touch the room to which its player returned on another node", async () => {
    const { nodes, sharedBy } = nodesThatShare(1, { peersCaughtUp: aMoment });
    await play("bob");
    const wish = { requestId: "again" };
    const waiting = vi.fn<RoomStore["waiting"]>((...asked) => store.waiting(...asked));
    const load = vi.fn<RoomStore["load"]>((id) => store.load(id));
    const still = anotherKeeper({
      store: { ...sharing(sharedBy("still")), waiting: waiting.mockResolvedValueOnce([]), load },
      steady,
      peersCaughtUp: aMoment,
    });
    load.mockImplementationOnce(async (id) => {
      await standsAfter(Promise.resolve());
      ticks += 5_000;
      expect(await play("ann", wish, nodes[0])).toEqual({ roomId: id, isAlone: true });
      return store.load(id);
    });
    const options = roomOptions({ isPrivate: false });
    const actor = { ...actorOf("ann"), socketId: "lost" };
    const outcome = await still.playNow({ actor, options, ...wish });
    expect(outcome).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
    expect((await tables()).toSorted()).toEqual(["ann,", "bob,"]);
    const [own] = await store.roomsOf("owner-ann");
    expect((await store.load(own?.id ?? ""))?.seats[1]?.socketId).toBe("socket-ann");
  });

  it("[O2] a node that was frozen does not return its player to a seat", async () => {
    const { roomId } = await play("ann");
    const still = anotherKeeper({
      store: {
        ...sharing(createSharedMemory()("still")),
        load: (id) => standsAfter(store.load(id)),
      },
      peersCaughtUp: aMoment,
    });
    const options = roomOptions({ isPrivate: false });
    const actor = { ...actorOf("ann"), socketId: "lost" };
    const outcome = await still.playNow({ actor, options, requestId: undefined });
    expect(outcome).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
    expect((await store.load(roomId))?.seats[1]?.socketId).toBe("socket-ann");
  });

  it("[O2] a player whose new room is left from another tab gets another room", async () => {
    const node = anotherKeeper({
      async peersCaughtUp() {
        for (const { id } of await store.roomsOf("owner-ann")) await leave(id, "ann");
      },
    });
    expect((await play("ann", {}, node)).isAlone).toBe(true);
    expect(await tables()).toEqual(["ann,"]);
  });

  it("[O2] a seat is answered after one flush, which includes the match", async () => {
    const folder = newFolder();
    const file = storeFileIn(folder);
    const disk = openLmdbStore(file);
    const node = anotherKeeper({ store: disk });
    await play("ann", {}, node);
    await disk.probe();
    const { flushes } = onDisk(file);
    const request = { actor: actorOf("bob"), options: roomOptions({ isPrivate: false }) };
    const answer = vi.fn<() => void>(() => {
      expect(onDisk(file)).toEqual({ flushes: flushes + 1, brought: ["owner-ann", "owner-bob"] });
    });
    await node.playNow({ ...request, requestId: "again" }, answer);
    expect(answer).toHaveReturned();
    await disk.close();
    rmSync(folder, { recursive: true });
  });

  it("[O10] a player who waits and later wants other options gets another room", async () => {
    const waiting = await play("ann");
    table.clock += 3_000;
    const wanted = await play("ann", { opening: "ballot" });
    expect(wanted.roomId).not.toBe(waiting.roomId);
    expect((await store.load(wanted.roomId))?.options.opening).toBe("ballot");
  });

  it("[O10] a player who has left gets a new seat", async () => {
    const first = await play("ann", { requestId: "one" });
    await leave(first.roomId, "ann");
    expect((await play("ann", { requestId: "one" })).roomId).not.toBe(first.roomId);
  });

  it("[O2] reads the rooms of the player once, even if a room is opened", async () => {
    const roomsOf = vi.fn<RoomStore["roomsOf"]>((owner) => store.roomsOf(owner));
    keeper = anotherKeeper({ store: { ...store, roomsOf } });
    expect((await play("ann")).isAlone).toBe(true);
    expect(roomsOf).toHaveBeenCalledTimes(1);
  });

  it("[O10] a call right after the end of a game does not return to its room", async () => {
    const { roomId } = await play("ann");
    await play("bob");
    for (const name of ["ann", "bob"])
      await keeper.perform(roomId, { type: "setReady", actor: actorOf(name), isReady: true });
    expect((await play("bob")).roomId).toBe(roomId);
    await keeper.perform(roomId, { type: "resign", actor: actorOf("ann") });
    expect((await play("bob")).roomId).not.toBe(roomId);
    expect((await play("ann")).isAlone).toBe(false);
  });

  it("[O2] of many concurrent players at most one sits alone", async () => {
    const names = Array.from({ length: 101 }, (_, index) => `p${index}`);
    const seats = await Promise.all(names.map((name) => play(name)));
    const full = (await tables()).filter((names) => !names.endsWith(",") && !names.startsWith(","));
    expect(full).toHaveLength(50);
    expect(new Set(seats.map(({ roomId }) => roomId)).size).toBe(51);
    expect((await play("late")).isAlone).toBe(false);
  });

  it("[O2] of two concurrent players one opens a room and the other joins it, on one node and on several", async () => {
    const peersCaughtUp = vi.fn<() => Promise<void>>(aMoment);
    for (const node of [keeper, ...nodesThatShare(1, { peersCaughtUp }).nodes]) {
      const outcomes = await atOnce(["ann", "bob"], node);
      const ids = outcomes.map((outcome) => outcome.ok && outcome.value.room.id);
      expect(ids[0]).toBe(ids[1]);
      expect(await tables()).toEqual(["ann,bob"]);
      for (const name of ["ann", "bob"]) await leave(String(ids[0]), name);
      forgetPartings();
    }
  });

  it("[O2] a new room with a taken id fails, and no other player waits for it", async () => {
    const ids = ["aaaaaaaa", "aaaaaaaa", "bbbbbbbb", "cccccccc"];
    const node = anotherKeeper({ newRoomId: () => ids.shift() ?? "" });
    await play("ann", { opening: "ballot" }, node);
    expect(await atOnce(["bob", "cid"], node)).toMatchObject([
      { ok: false, error: { code: "UNAVAILABLE" } },
      { ok: true, value: { room: { id: "bbbbbbbb" } } },
    ]);
    expect(await play("bob", {}, node)).toEqual({ roomId: "bbbbbbbb", isAlone: false });
  });

  it("[O10] a repeated request on another node finds the seat in a room that was just being opened", async () => {
    const { nodes, sharedBy } = nodesThatShare(1, { peersCaughtUp: aMoment });
    const unheard: Matches = { ...sharedBy("dies"), unlock: async () => undefined };
    const dies = anotherKeeper({ store: sharing(unheard), steady, peersCaughtUp: aMoment });
    await atOnce(["ann", "bob"], dies, { requestId: "again" });
    ticks += 5_000;
    for (const name of ["ann", "bob"])
      expect((await play(name, { requestId: "again" }, nodes[0])).isAlone).toBe(false);
    expect(await tables()).toEqual(["ann,bob"]);
  });

  it("[O2] a refused player is locked no longer, and another node answers at once", async () => {
    const { nodes } = nodesThatShare(2);
    const refused = { actor: actorOf("ann"), options: roomOptions({ isPrivate: false }) };
    const outcome = await nodes[0]?.playNow({
      ...refused,
      requestId: undefined,
      refuseNew: "RATE_LIMITED",
    });
    expect(outcome).toMatchObject({ ok: false, error: { code: "RATE_LIMITED" } });
    const before = ticks;
    await play("ann", {}, nodes[1]);
    expect(ticks - before).toBeLessThan(100);
  });

  it("[O2] of two concurrent players only the one fails whose match cannot be stored", async () => {
    const known = createSharedMemory()("one");
    const note: Matches["note"] = async (owner, match) => {
      if (owner === "owner-bob") throw new Error("away");
      return known.note(owner, match);
    };
    const node = anotherKeeper({ store: sharing({ ...known, note }), steady });
    expect(await atOnce(["ann", "bob"], node, { requestId: "again" })).toMatchObject([
      { ok: true },
      { ok: false, error: { code: "UNAVAILABLE" } },
    ]);
    expect(await tables()).toEqual(["ann,"]);
    expect((await play("cid", {}, node)).isAlone).toBe(false);
  });

  it("[O2] a player whose lock expires while a room is being opened does not sit down there", async () => {
    const looks = vi.fn<RoomStore["waiting"]>((...asked) => store.waiting(...asked));
    const node = anotherKeeper({
      store: { ...sharing(createSharedMemory()("one")), waiting: looks },
      steady: () => 0,
      peersCaughtUp: aMoment,
    });
    const found = new AbortController();
    looks.mockReturnValueOnce(once(found.signal, "abort").then(() => []));
    const told: string[] = [];
    const bobs = atOnce(["bob"], node, { onAnswer: (name) => told.push(name) });
    await expect.poll(() => looks.mock.calls.length).toBe(1);
    table.clock += 2_000;
    const mayOpen = async (): Promise<undefined> => {
      found.abort();
      await aMoment();
      await aMoment();
      table.clock += 2_000;
    };
    expect(await atOnce(["ann"], node, { mayOpen })).toMatchObject([{ ok: true }]);
    expect(await bobs).toMatchObject([{ ok: false, error: { code: "UNAVAILABLE" } }]);
    expect(told).toEqual(["bob"]);
    expect(await tables()).toEqual(["ann,"]);
  });

  it("[W3] two concurrent players both get one failure when the store fails, and meet when they repeat their calls", async () => {
    const commit = vi.fn<RoomStore["commit"]>(async (...asked) => {
      await store.commit(...asked);
      throw new StoreFault("No answer");
    });
    const node = anotherKeeper({ store: { ...store, commit } });
    const told: string[] = [];
    const outcomes = await atOnce(["ann", "bob"], node, { onAnswer: (name) => told.push(name) });
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
    expect(told.toSorted()).toEqual(["ann", "bob"]);
    commit.mockImplementation((...asked) => store.commit(...asked));
    for (const name of ["ann", "bob"]) await play(name, {}, node);
    const [names = ""] = await tables();
    expect(await store.count()).toBe(1);
    expect(names.split(",").toSorted()).toEqual(["ann", "bob"]);
  });

  it.each([
    { when: "at nearly the same moment", now: () => (table.clock += 1) },
    { when: "in the same millisecond", now: () => table.clock },
  ])("[O2] of two players on two nodes $when one joins the other", async ({ now }) => {
    const nodes = [1, 2].map(() => anotherKeeper({ peersCaughtUp: bothOpened, now }));
    const seats = ["ann", "bob"].map((name, index) => play(name, {}, nodes[index]));
    const [one, other] = await Promise.all(seats);
    expect(one?.roomId).toBe(other?.roomId);
    const [names = "", ...others] = await tables();
    expect([names.split(",").toSorted(), others]).toEqual([["ann", "bob"], []]);
  });

  it("[O10] a player whose node was frozen after opening a room keeps that room and is found there", async () => {
    const shared = createSharedMemory();
    const ann = await play("ann");
    const waiting = vi.fn<RoomStore["waiting"]>((...asked) => store.waiting(...asked));
    const late = anotherKeeper({
      store: { ...sharing(shared("late")), waiting: waiting.mockResolvedValueOnce([]) },
      steady,
      peersCaughtUp: () => standsAfter(aMoment()),
    });
    const wish = { options: roomOptions({ isPrivate: false }), requestId: "again" };
    const outcome = await late.playNow({ actor: actorOf("bob"), ...wish });
    expect(outcome).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
    expect((await tables()).toSorted()).toEqual(["ann,", "bob,"]);
    ticks += 5_000;
    const next = anotherKeeper({ store: sharing(shared("next")), steady, peersCaughtUp: aMoment });
    expect((await play("bob", { requestId: "again" }, next)).roomId).toBe(ann.roomId);
    expect(await tables()).toEqual(["ann,bob"]);
  });

  it("[O10] a repeated call leads to the same seat if the opponent arrives at the same moment", async () => {
    const { roomId } = await play("ann", { requestId: "first" });
    table.clock += 20_000;
    await play("bob");
    expect(await play("ann", { requestId: "second" })).toEqual({ roomId, isAlone: false });
    expect(await tables()).toEqual(["ann,bob"]);
  });

  it("[O2] a player who left a room for one that is gone gets a room that the same request finds, and one answer", async () => {
    const early = await play("ann");
    const waiting = vi.fn<RoomStore["waiting"]>((...asked) => store.waiting(...asked));
    waiting.mockResolvedValueOnce([]);
    const remove: RoomStore["remove"] = async (...asked) => {
      const result = await store.remove(...asked);
      await leave(early.roomId, "ann");
      return result;
    };
    const peersCaughtUp = vi.fn<() => Promise<void>>(aMoment).mockImplementationOnce(bothOpened);
    const node = anotherKeeper({ store: { ...store, waiting, remove }, peersCaughtUp });
    const request = { actor: actorOf("bob"), options: roomOptions({ isPrivate: false }) };
    const answers: unknown[] = [];
    const answer = (told: unknown): void => void answers.push(told);
    const outcome = await node.playNow({ ...request, requestId: "again" }, answer);
    expect(answers).toEqual([outcome]);
    expect(await tables()).toEqual(["bob,"]);
    expect(await store.roomsOf("owner-bob")).toMatchObject([{ requestId: "again" }]);
  });

  it("[R8] a player at the limit who left the own room for one that is gone gets another", async () => {
    const options = roomOptions({ isPrivate: true });
    for (let count = 0; count < 4; count += 1)
      await keeper.create({ actor: actorOf("bob"), options, requestId: undefined });
    await waitApart();
    const [ann] = await store.roomsOf("owner-ann");
    const remove: RoomStore["remove"] = async (...asked) => {
      const result = await store.remove(...asked);
      await leave(ann?.id ?? "", "ann");
      return result;
    };
    const node = anotherKeeper({ store: { ...store, remove } });
    expect(await play("bob", {}, node)).toMatchObject({ isAlone: true });
    expect(await tables()).toEqual(Array(5).fill("bob,"));
  });

  it("[O2] a room that cannot be read prevents no seat, neither of its player nor of others", async () => {
    const { roomId } = await play("ann", { requestId: "one" });
    const load: RoomStore["load"] = (id) =>
      id === roomId ? Promise.reject(new DamagedRoom("torn")) : store.load(id);
    keeper = anotherKeeper({ store: { ...store, load } });
    const anns = await play("ann", { requestId: "one" });
    expect(anns.roomId).not.toBe(roomId);
    expect(await play("bob")).toEqual({ roomId: anns.roomId, isAlone: false });
    expect((await play("ann", { requestId: "one" })).roomId).toBe(anns.roomId);
  });

  it("[O2] a player who calls while leaving a room gets another one", async () => {
    const { roomId } = await play("ann", { requestId: "one" });
    const remove: RoomStore["remove"] = async (...asked) => {
      await aMoment();
      return store.remove(...asked);
    };
    keeper = anotherKeeper({ store: { ...store, remove } });
    const left = leave(roomId, "ann");
    expect((await play("ann", { requestId: "one" })).roomId).not.toBe(roomId);
    expect((await left).ok).toBe(true);
    expect(await tables()).toEqual(["ann,"]);
  });

  it("[O10] a player who waits alone in a room of another creator returns there too", async () => {
    const { roomId } = await play("ann");
    await play("bob");
    await leave(roomId, "ann");
    table.clock += 600_000;
    expect(await play("bob")).toEqual({ roomId, isAlone: true });
    expect(await tables()).toEqual([",bob"]);
  });

  it("[W3] a failing store is answered once, and no player waits", async () => {
    table.store.isFull = true;
    const answers: unknown[] = [];
    const request = { actor: actorOf("ann"), options: roomOptions({ isPrivate: false }) };
    await keeper.playNow({ ...request, requestId: undefined }, (told) => answers.push(told));
    expect(answers).toMatchObject([{ ok: false, error: { code: "UNAVAILABLE" } }]);
    table.store.isFull = false;
    expect((await play("bob")).isAlone).toBe(true);
  });
});

it("[O10] a seat that the player already has is answered after the match is stored", async () => {
  let isFull = true;
  const stored: string[] = [];
  const keep = async (_owner: string, match: Match) => {
    if (isFull) throw new StoreFault("No space left on device");
    stored.push(match.requestId ?? "");
  };
  const matches = createOwnMatches({ known: [], keep });
  const node = anotherKeeper({ store: sharing(matches) });
  await play("ann", {}, node);
  const request = { actor: actorOf("ann"), options: roomOptions({ isPrivate: false }) };
  const ask = () => node.playNow({ ...request, requestId: "again" });
  expect(await ask()).toMatchObject({ ok: false, error: { code: "UNAVAILABLE" } });
  isFull = false;
  expect(await ask()).toMatchObject({ ok: true });
  expect(stored).toContain("again");
});
