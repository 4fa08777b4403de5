// Decisions on cached rooms, and changes whose result is unknown at first.
import { beforeEach, describe, expect, it } from "vitest";
import {
  type CommitResult,
  type RoomStore,
  StoreFault,
  UnknownCommit,
} from "../store/roomStore.ts";
import { actorOf, after, joined, roomOf, START } from "../store/testing/rooms.ts";
import type { RoomKeeper } from "./roomKeeper.ts";
import { codeOf, keeperOn, useKeeper } from "./testing/testKeeper.ts";

const ROOM = roomOf();
const join = (name: string) => ({ type: "join", actor: actorOf(name) }) as const;
const ready = (name: string) =>
  ({ type: "setReady", actor: actorOf(name), isReady: true }) as const;
/** Other nodes, all alive. */
const PEERS = { silenceOf: () => undefined, resumedAt: undefined };

const table = useKeeper();
let store: { -readonly [K in keyof RoomStore]: RoomStore[K] };
let loads: string[];
let keeper: RoomKeeper;

/** A keeper with a cache, alone or as one of several nodes. */
function newKeeper(roomsInMemory: number, isShared = false): RoomKeeper {
  const instance = { run: "run-1", bootedAt: START, ...(isShared && { peers: PEERS }) };
  return keeperOn(table, { store, roomsInMemory, instance });
}

beforeEach(async () => {
  const inner = table.store;
  loads = [];
  store = {
    ...inner,
    load: (id) => {
      loads.push(id);
      return inner.load(id);
    },
  };
  await inner.commit(ROOM, 0);
  keeper = newKeeper(10);
});

const aMoment = () => new Promise(setImmediate);

describe("the cache of rooms", () => {
  it("saves every read but the first, on one node and on several", async () => {
    for (const node of [keeper, newKeeper(10, true)]) {
      loads = [];
      for (const isReady of [true, false, true])
        await node.perform(ROOM.id, { ...ready("ann"), isReady });
      expect(loads).toEqual([ROOM.id]);
    }
  });

  it("[W3] is right with memory for one of several rooms", async () => {
    const node = newKeeper(1);
    const ids = [ROOM.id, "aaa22222", "bbb33333"];
    for (const id of ids.slice(1)) await store.commit(roomOf({ id }), 0);
    for (const [at, command] of [join("bob"), ready("ann"), ready("bob")].entries())
      for (const id of ids) {
        const outcome = await node.perform(id, command);
        expect(outcome.ok && outcome.value.room.version).toBe(at + 2);
      }
    for (const id of ids) expect((await store.load(id))?.phase).toBe("started");
  });

  it("has the rooms that changed last, as many as it may", async () => {
    const node = newKeeper(2);
    const [first, second, third] = [ROOM.id, "aaa22222", "bbb33333"] as const;
    for (const id of [second, third]) await store.commit(roomOf({ id }), 0);
    for (const id of [first, second]) await node.perform(id, ready("ann"));
    await node.perform(first, join("bob"));
    await node.perform(third, ready("ann"));
    loads = [];
    for (const id of [first, third, second]) await node.perform(id, join("eve"));
    expect(loads).toEqual([second]);
  });

  it("answers a refusal of a single node without a read", async () => {
    await keeper.perform(ROOM.id, join("bob"));
    loads = [];
    expect(codeOf(await keeper.perform(ROOM.id, join("eve")))).toBe("ROOM_FULL");
    expect(loads).toEqual([]);
  });

  it("[R7] has no closed room, which a look would find", async () => {
    await keeper.perform(ROOM.id, { type: "leave", actor: actorOf("ann") });
    expect(codeOf(await keeper.perform(ROOM.id, { type: "look" }))).toBe("ROOM_NOT_FOUND");
  });

  it("[G6] decides again when the stored room has changed since", async () => {
    await keeper.perform(ROOM.id, { type: "look" });
    await store.commit(joined(ROOM, "bob"), 1);
    expect(codeOf(await keeper.perform(ROOM.id, join("eve")))).toBe("ROOM_FULL");
    expect((await store.load(ROOM.id))?.seats[2]?.owner).toBe("owner-bob");
  });

  it("[W3] answers nothing without a commit where another node may have changed the room", async () => {
    const node = newKeeper(10, true);
    await node.perform(ROOM.id, { type: "look" });
    const full = joined(ROOM, "bob");
    await store.commit(full, 1);
    const back = await node.perform(ROOM.id, join("ann"));
    expect(back.ok && back.value.state.version).toBe(2);
    await store.remove(ROOM.id, 2);
    expect(codeOf(await node.perform(ROOM.id, join("eve")))).toBe("ROOM_NOT_FOUND");
  });

  it("reads a room anew as long as a player is connected to another node", async () => {
    const node = newKeeper(10, true);
    const bob = actorOf("bob", "run-2");
    await store.commit(after(ROOM, { type: "join", actor: bob }), 1);
    for (const isReady of [true, false]) await node.perform(ROOM.id, { ...ready("ann"), isReady });
    expect(loads).toEqual([ROOM.id, ROOM.id]);
  });

  it("forgets a room whose change failed", async () => {
    await keeper.perform(ROOM.id, ready("ann"));
    const { commit } = store;
    store.commit = async (...change) => {
      await commit(...change);
      throw new StoreFault("The answer got lost");
    };
    expect(codeOf(await keeper.perform(ROOM.id, join("bob")))).toBe("UNAVAILABLE");
    store.commit = commit;
    expect(codeOf(await keeper.perform(ROOM.id, join("eve")))).toBe("ROOM_FULL");
  });
});

describe("a change whose result is unknown", () => {
  let settle: (result: CommitResult) => void;
  beforeEach(() => {
    const settled = new Promise<CommitResult>((resolve) => void (settle = resolve));
    const commit = store.commit;
    store.commit = async (next, version) => {
      await commit(next, version);
      throw new UnknownCommit(settled, undefined);
    };
  });

  it("[W3] is answered as a failure and not announced at first", async () => {
    const outcome = await keeper.perform(ROOM.id, join("bob"));
    expect(!outcome.ok && outcome.error.code).toBe("UNAVAILABLE");
    await aMoment();
    expect(table.heard).toEqual([]);
  });

  it("[W5] is announced to the players when it turns out to be stored", async () => {
    await keeper.perform(ROOM.id, join("bob"));
    settle("committed");
    await aMoment();
    expect(table.heard.map(({ room }) => room.version)).toEqual([2]);
  });

  it("is not announced when it was not stored", async () => {
    await keeper.perform(ROOM.id, join("bob"));
    settle("conflict");
    await aMoment();
    expect(table.heard).toEqual([]);
  });
});
