// Decisions on copies of rooms, and changes of which nobody knows at first whether they happened.
import { beforeEach, describe, expect, it } from "vitest";
import type { Room } from "@kingrow/room";
import { type CommitResult, type RoomStore, UnknownCommit } from "../store/roomStore.ts";
import { actorOf, joined, roomOf } from "../store/testing/rooms.ts";
import type { RoomKeeper } from "./roomKeeper.ts";
import { keeperOn, useKeeper } from "./testing/testKeeper.ts";

const ROOM = roomOf();
const join = (name: string) => ({ type: "join", actor: actorOf(name) }) as const;

const table = useKeeper();
let store: { -readonly [K in keyof RoomStore]: RoomStore[K] };
let copy: Room | undefined;
let loads: number;
let keeper: RoomKeeper;

beforeEach(async () => {
  const inner = table.store;
  loads = 0;
  copy = ROOM;
  store = {
    ...inner,
    load: (id) => {
      loads += 1;
      return inner.load(id);
    },
  };
  await inner.commit(ROOM, 0);
  keeper = keeperOn(table, { store, lastSeen: () => copy });
});

const aMoment = () => new Promise(setImmediate);

describe("a decision on a copy", () => {
  it("that is committed needs no load", async () => {
    expect((await keeper.perform(ROOM.id, join("bob"))).ok).toBe(true);
    expect(loads).toBe(0);
  });

  it("that would be a refusal is taken again on the stored room", async () => {
    copy = joined(joined(ROOM, "bob"), "bob");
    const outcome = await keeper.perform(ROOM.id, join("eve"));
    expect(outcome.ok).toBe(true);
    expect((await store.load(ROOM.id))?.seats[2]?.owner).toBe("owner-eve");
  });

  it("that would change nothing is answered with the stored state", async () => {
    await store.commit(joined(ROOM, "bob"), 1);
    const outcome = await keeper.perform(ROOM.id, join("ann"));
    expect(outcome.ok && outcome.value.state.version).toBe(2);
  });

  it("[G6] that is out of date is taken again after the conflict", async () => {
    await store.commit(joined(ROOM, "bob"), 1);
    copy = ROOM;
    const conflicted = store.commit;
    store.commit = async (next, version) => {
      const result = await conflicted(next, version);
      if (result === "conflict") copy = await store.load(ROOM.id);
      return result;
    };
    const outcome = await keeper.perform(ROOM.id, join("eve"));
    expect(!outcome.ok && outcome.error.code).toBe("ROOM_FULL");
  });

  it("of a room that is gone ends in not found", async () => {
    await store.remove(ROOM.id, 1);
    const commit = store.commit;
    store.commit = async (next, version) => {
      copy = undefined;
      return commit(next, version);
    };
    const outcome = await keeper.perform(ROOM.id, join("bob"));
    expect(!outcome.ok && outcome.error.code).toBe("ROOM_NOT_FOUND");
  });
});

describe("a change of which nobody knows whether it happened", () => {
  let settle: (result: CommitResult) => void;
  beforeEach(() => {
    copy = undefined;
    const settled = new Promise<CommitResult>((resolve) => void (settle = resolve));
    const commit = store.commit;
    store.commit = async (next, version) => {
      await commit(next, version);
      throw new UnknownCommit(settled, undefined);
    };
  });

  it("[W3] is answered as a failure and told to nobody at first", async () => {
    const outcome = await keeper.perform(ROOM.id, join("bob"));
    expect(!outcome.ok && outcome.error.code).toBe("UNAVAILABLE");
    await aMoment();
    expect(table.heard).toEqual([]);
  });

  it("[W5] is told to the players when it turns out to have happened", async () => {
    await keeper.perform(ROOM.id, join("bob"));
    settle("committed");
    await aMoment();
    expect(table.heard.map(({ room }) => room.version)).toEqual([2]);
  });

  it("is told to nobody when it did not happen, or others were told of a later one", async () => {
    await keeper.perform(ROOM.id, join("bob"));
    settle("conflict");
    await aMoment();
    expect(table.heard).toEqual([]);
  });
});
