import { describe, expect, it, vi } from "vitest";
import { actorOf, PUBLIC } from "../store/testing/rooms.ts";
import { DamagedRoom, type RoomStore } from "../store/roomStore.ts";
import type { Outcome } from "./outcome.ts";
import { codeOf, created, keeperOn, useKeeper } from "./testing/testKeeper.ts";

const at = useKeeper();

/** Like the store of several nodes: a second room for one request is a conflict, also if its creator has left it. */
function withOneRoomPerRequest(store: RoomStore): RoomStore {
  const requests = new Set<string>();
  return {
    ...store,
    async commit(next, version) {
      const request = `${next.createdBy} ${next.requestId}`;
      if (version === 0 && requests.has(request)) return "conflict";
      const result = await store.commit(next, version);
      if (version === 0 && next.requestId !== undefined) requests.add(request);
      return result;
    },
  };
}

describe("opening a room", () => {
  it("[R1] seats the caller as player 1 of a new room, which the lobby lists at once", async () => {
    const id = await created(at);
    expect(id).toMatch(/^[2-9a-hj-km-np-z]{8}$/);
    expect((await at.store.load(id))?.seats[1]?.socketId).toBe("socket-ann");
    expect(await at.keeper.lobby()).toMatchObject([
      { id, playerCount: 1, maxPlayers: 2, status: "Open" },
    ]);
  });

  it("[R1] gives a private room an id of at least 96 random bits, and lists it nowhere", async () => {
    const id = await created(at, "ann", true);
    expect(id).toMatch(/^[2-9a-hj-km-np-z]{20}$/);
    expect(Math.log2(31) * 20).toBeGreaterThan(96);
    expect(await at.keeper.lobby()).toEqual([]);
  });

  it("[R1] answers a repeated request with the same room, also when both come at once", async () => {
    const request = { actor: actorOf("ann"), options: PUBLIC, requestId: "again" };
    const outcomes = await Promise.all([at.keeper.create(request), at.keeper.create(request)]);
    const ids = outcomes.map((outcome) => outcome.ok && outcome.value.room.id);
    expect(ids[0]).toBe(ids[1]);
    expect(await at.store.count()).toBe(1);
    for (const change of [{ actor: actorOf("bob") }, { requestId: "another" }]) {
      const other = await at.keeper.create({ ...request, ...change });
      expect(other.ok && other.value.room.id).not.toBe(ids[0]);
    }
  });

  it.each(["create", "playNow"] as const)(
    "[R1] %s opens another room when the room of this request is damaged",
    async (open) => {
      const request = { actor: actorOf("ann"), options: PUBLIC, requestId: "again" };
      const store = withOneRoomPerRequest(at.store);
      const first = await keeperOn(at, { store })[open](request);
      const damaged = first.ok ? first.value.room.id : "";
      store.load = (id) =>
        id === damaged ? Promise.reject(new DamagedRoom("damaged")) : at.store.load(id);
      store.roomsOf = () =>
        Promise.resolve([{ id: damaged, requestId: request.requestId, room: undefined }]);
      const second = await keeperOn(at, { store })[open](request);
      expect(second).toMatchObject({ ok: true });
      expect(second.ok && second.value.room.id).not.toBe(damaged);
    },
  );

  it.each(["create", "playNow"] as const)(
    "[R1] %s opens another room when the creator has left the room of this request",
    async (open) => {
      const request = { actor: actorOf("ann"), options: PUBLIC, requestId: "again" };
      at.keeper = keeperOn(at, { store: withOneRoomPerRequest(at.store) });
      const first = await at.keeper[open](request);
      const left = first.ok ? first.value.room.id : "";
      await at.keeper.perform(left, { type: "join", actor: actorOf("bob") });
      await at.keeper.perform(left, { type: "leave", actor: actorOf("ann") });
      const second = await at.keeper[open](request);
      expect(second.ok && second.value.room.seats[1]?.owner).toBe("owner-ann");
      expect(second.ok && second.value.room.id).not.toBe(left);
      expect(await at.store.count()).toBe(2);
    },
  );

  it("[R1] play now leads to the room that another node opened for the same request meanwhile", async () => {
    const request = { actor: actorOf("ann"), options: PUBLIC, requestId: "again" };
    const store = withOneRoomPerRequest(at.store);
    const ids: string[] = [];
    const commit = async (...change: Parameters<RoomStore["commit"]>) => {
      const other = await keeperOn(at, { store }).create(request);
      ids.push(other.ok ? other.value.room.id : "");
      return store.commit(...change);
    };
    const outcome = await keeperOn(at, { store: { ...store, commit } }).playNow(request);
    expect(outcome.ok && [outcome.value.room.id]).toEqual(ids);
    expect(await at.store.count()).toBe(1);
  });

  it("[R1] binds the seat to the socket that repeats the request", async () => {
    const request = { options: PUBLIC, requestId: "again" };
    await at.keeper.create({ ...request, actor: actorOf("ann") });
    const actor = { ...actorOf("ann"), socketId: "socket-new" };
    const outcome = await at.keeper.create({ ...request, actor });
    expect(outcome).toMatchObject({ ok: true, value: { state: { players: ["socket-new"] } } });
  });

  it("[O4] leaves the opening of a room to chance", async () => {
    const request = { options: { ...PUBLIC, opening: "ballot" }, requestId: undefined } as const;
    const drawn = [1, 2].map(async (chance) => {
      const keeper = keeperOn(at, { chance: () => chance });
      const outcome = await keeper.create({ ...request, actor: actorOf(`player ${chance}`) });
      return outcome.ok && outcome.value.room.ballot?.place;
    });
    const [first, second] = await Promise.all(drawn);
    expect(first).not.toBe(second);
  });

  it("[R8] lets one player have 5 live rooms, however fast the requests come", async () => {
    const request = { actor: actorOf("ann"), options: PUBLIC, requestId: undefined };
    const outcomes = await Promise.all(Array.from({ length: 7 }, () => at.keeper.create(request)));
    expect(outcomes.map(codeOf).filter((code) => code === "OK")).toHaveLength(5);
    expect(outcomes.map(codeOf).at(-1)).toBe("TOO_MANY_ROOMS");
    const [first] = outcomes;
    if (first?.ok) {
      await at.keeper.perform(first.value.room.id, { type: "leave", actor: actorOf("ann") });
    }
    expect(codeOf(await at.keeper.create(request))).toBe("OK");
  });

  it("takes another id when one is taken, and gives up in the end", async () => {
    const ids = ["aaaaaaaa", "aaaaaaaa", "bbbbbbbb"];
    at.keeper = keeperOn(at, { newRoomId: () => ids.shift() ?? "bbbbbbbb" });
    expect(await created(at, "ann")).toBe("aaaaaaaa");
    expect(await created(at, "bob")).toBe("bbbbbbbb");
    const request = { actor: actorOf("cid"), options: PUBLIC, requestId: undefined };
    expect(codeOf(await at.keeper.create(request))).toBe("UNAVAILABLE");
  });

  it.each(["isFull", "isUnreadable"] as const)(
    "[W3] refuses when the at.store %s",
    async (trouble) => {
      at.store[trouble] = true;
      const answer = vi.fn<(outcome: Outcome) => void>();
      const request = { actor: actorOf("ann"), options: PUBLIC, requestId: undefined };
      expect(codeOf(await at.keeper.create(request, answer))).toBe("UNAVAILABLE");
      expect(answer).toHaveBeenCalledTimes(1);
      expect(at.heard).toEqual([]);
    },
  );
});
