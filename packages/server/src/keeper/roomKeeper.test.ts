import { roomOptions } from "@kingrow/protocol";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryStore } from "../store/memoryStore.ts";
import { actorOf, failing, type FailingStore, joined, START, PUBLIC } from "../testing/rooms.ts";
import type { Kept, Outcome } from "./outcome.ts";
import { newRoomId } from "./roomIds.ts";
import { createRoomKeeper, type KeeperDependencies, type RoomKeeper } from "./roomKeeper.ts";

let store: FailingStore;
let keeper: RoomKeeper;
let heard: Kept[];
let clock: number;
const onFault = vi.fn<(fault: unknown) => void>();

function keeperOn(dependencies: Partial<KeeperDependencies> = {}): RoomKeeper {
  const built = createRoomKeeper({
    store,
    instance: { run: "run-1", bootedAt: START },
    steady: () => 0,
    now: () => clock,
    onCommit: () => undefined,
    onConflict: () => undefined,
    onFault,
    newRoomId,
    chance: () => 1,
    roomsPerPlayer: 5,
    roomsPerAddress: 60,
    openRowsPerAddress: 3,
    ...dependencies,
  });
  built.addListener((kept) => heard.push(kept));
  return built;
}

beforeEach(() => {
  store = failing(createMemoryStore());
  heard = [];
  clock = START;
  onFault.mockReset();
  keeper = keeperOn();
});

async function created(name = "ann", isPrivate = false): Promise<string> {
  const outcome = await keeper.create({
    actor: actorOf(name),
    options: roomOptions({ isPrivate }),
    requestId: undefined,
  });
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.value.room.id;
}

function codeOf(outcome: Outcome): string {
  return outcome.ok ? "OK" : outcome.error.code;
}

function brokenClock(): never {
  throw new Error("no time");
}

const join = (name: string) => ({ type: "join", actor: actorOf(name) }) as const;

describe("perform", () => {
  it("[X5] turns away what a single room cannot be asked at once, but never an absence", async () => {
    const id = await created();
    const calls = Array.from({ length: 70 }, () => keeper.perform(id, join("bob")));
    const absence = keeper.perform(id, { type: "disconnect", socketId: "nobody" });
    const codes = (await Promise.all(calls)).map(codeOf);
    expect(codes.slice(0, 64)).toEqual(Array(64).fill("OK"));
    expect(codes.slice(64)).toEqual(Array(6).fill("OVERLOADED"));
    expect(codeOf(await absence)).toBe("OK");
    expect(codeOf(await keeper.perform(id, join("bob")))).toBe("OK");
  });

  it("[W3] answers, then announces, and only what is stored", async () => {
    const id = await created();
    const order: string[] = [];
    keeper.addListener(() => order.push("announced"));
    const commit = store.commit.bind(store);
    store.commit = async (next, version) => {
      const result = await commit(next, version);
      order.push("stored");
      return result;
    };
    await keeper.perform(id, join("bob"), () => order.push("answered"));
    expect(order).toEqual(["stored", "answered", "announced"]);
    expect((await store.load(id))?.version).toBe(2);
  });

  it("[W3] refuses with UNAVAILABLE when the disk is full, tells nobody, and heals", async () => {
    const id = await created();
    heard = [];
    store.isFull = true;
    expect(codeOf(await keeper.perform(id, join("bob")))).toBe("UNAVAILABLE");
    expect(heard).toEqual([]);
    expect((await store.load(id))?.version).toBe(1);
    expect(onFault).toHaveBeenCalledTimes(1);
    store.isFull = false;
    expect(codeOf(await keeper.perform(id, join("bob")))).toBe("OK");
  });

  it("[W5] announces versions one after another, however many commands come at once", async () => {
    const id = await created();
    await keeper.perform(id, join("bob"));
    heard = [];
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        keeper.perform(id, {
          type: "setReady",
          actor: actorOf("ann"),
          isReady: index % 2 === 0,
        }),
      ),
    );
    expect(heard.map(({ room }) => room.version)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it("lets exactly one of two racing for the last seat have it", async () => {
    const id = await created();
    const outcomes = await Promise.all(
      ["bob", "cid"].map((name) => keeper.perform(id, join(name))),
    );
    expect(outcomes.map(codeOf)).toEqual(["OK", "ROOM_FULL"]);
  });

  it("decides again when another node was faster", async () => {
    const id = await created();
    const load = store.load.bind(store);
    store.load = async (roomId) => {
      const room = await load(roomId);
      store.load = load;
      if (room !== undefined) await store.commit(joined(room, "bob"), room.version);
      return room;
    };
    expect(codeOf(await keeper.perform(id, join("cid")))).toBe("ROOM_FULL");
    expect((await store.load(id))?.seats[2]?.owner).toBe("owner-bob");
  });

  it("gives up with UNAVAILABLE when it is never fast enough", async () => {
    const id = await created();
    store.commit = () => Promise.resolve("conflict");
    expect(codeOf(await keeper.perform(id, join("bob")))).toBe("UNAVAILABLE");
  });

  it("[L3] says whether the room's row in the lobby is another one", async () => {
    const id = await created();
    await keeper.perform(id, join("bob"));
    for (const name of ["ann", "bob"]) {
      await keeper.perform(id, { type: "setReady", actor: actorOf(name), isReady: true });
    }
    await keeper.perform(id, { type: "leave", actor: actorOf("bob") });
    await keeper.perform(id, { type: "leave", actor: actorOf("ann") });
    await created("ann", true);
    const told = heard.map(({ rowChanged }) => rowChanged);
    expect(told).toEqual([true, true, false, true, true, true, false]);
  });

  it("neither stores nor announces a command that changes nothing", async () => {
    const id = await created();
    heard = [];
    const outcome = await keeper.perform(id, join("ann"));
    expect(outcome).toMatchObject({ ok: true, value: { changed: false, answeredVersion: 1 } });
    expect(heard).toEqual([]);
    expect((await store.load(id))?.version).toBe(1);
  });

  it.each(["22222222", "nonsense", "", "../../etc/passwd", "\0", "%0a", "x".repeat(64)])(
    "[R3] finds no room under the id %j",
    async (id) => {
      const load = vi.spyOn(store, "load");
      expect(codeOf(await keeper.perform(id, join("bob")))).toBe("ROOM_NOT_FOUND");
      expect(load).toHaveBeenCalledTimes(id === "22222222" ? 1 : 0);
    },
  );

  it("[R7] takes a room away when the last player leaves, and says so", async () => {
    const id = await created();
    await keeper.perform(id, { type: "leave", actor: actorOf("ann") });
    expect(heard.at(-1)).toMatchObject({ closed: true, changed: true });
    expect(await store.count()).toBe(0);
    expect(codeOf(await keeper.perform(id, join("ann")))).toBe("ROOM_NOT_FOUND");
  });

  it("[G6] brings the current state along with a stale move only", async () => {
    const id = await created();
    await keeper.perform(id, join("bob"));
    for (const name of ["ann", "bob"]) {
      await keeper.perform(id, { type: "setReady", actor: actorOf(name), isReady: true });
    }
    const move = { type: "move", actor: actorOf("bob"), from: { row: 5, col: 0 } } as const;
    const stale = await keeper.perform(id, { ...move, to: { row: 4, col: 1 }, version: 1 });
    expect(stale).toMatchObject({ ok: false, error: { code: "STALE", state: { version: 4 } } });
    const illegal = await keeper.perform(id, { ...move, to: { row: 0, col: 0 } });
    expect(illegal).toMatchObject({ ok: false, error: { state: undefined } });
  });

  it("goes on when a listener fails, and the other listeners hear", async () => {
    const id = await created();
    keeper.addListener(() => {
      throw new Error("bug in a listener");
    });
    const answer = vi.fn<(outcome: Outcome) => void>(() => {
      throw new Error("bug in an answer");
    });
    heard = [];
    await keeper.perform(id, join("bob"), answer);
    expect(heard).toHaveLength(1);
    expect(onFault).toHaveBeenCalledTimes(2);
    expect(codeOf(await keeper.perform(id, join("bob")))).toBe("OK");
  });

  it("answers UNAVAILABLE when a decision throws", async () => {
    const id = await created();
    keeper = keeperOn({ now: brokenClock });
    expect(codeOf(await keeper.perform(id, join("bob")))).toBe("UNAVAILABLE");
  });

  it("[A2] recovers the rooms of an earlier instance before it decides", async () => {
    const id = await created();
    clock = START + 3_600_000;
    keeper = keeperOn({ instance: { run: "run-2", bootedAt: clock } });
    heard = [];
    await keeper.perform(id, { type: "deadline" });
    expect(heard[0]).toMatchObject({ room: { version: 2, run: "run-2" }, changed: true });
    expect(await store.due(clock + 59_999, 10)).toEqual([]);
    expect(await store.due(clock + 60_000, 10)).toEqual([{ id, deadline: clock + 60_000 }]);
    await keeper.perform(id, { type: "deadline" });
    expect(heard).toHaveLength(1);
  });

  it("[W5] shows who looks on no state that is stored nowhere, after a restart either", async () => {
    const roomId = await created();
    await keeper.perform(roomId, join("bob"));
    clock += 1_000;
    keeper = keeperOn({ instance: { run: "run-2", bootedAt: clock } });
    const seen = await keeper.perform(roomId, { type: "look" });
    if (!seen.ok) throw new Error(seen.error.code);
    const stored = await store.load(roomId);
    expect(stored?.seats[1]?.connected).toBe(false);
    expect(seen.value.state.version).toBe(stored?.version);
    const again = await keeper.perform(roomId, { type: "look" });
    expect(again).toMatchObject({ value: { changed: false } });
  });
});

describe("create", () => {
  it("[R1] seats its caller as player 1 of a new room that the lobby lists at once", async () => {
    const id = await created();
    expect(id).toMatch(/^[2-9a-hj-km-np-z]{8}$/);
    expect((await store.load(id))?.seats[1]?.socketId).toBe("socket-ann");
    expect(await keeper.lobby()).toMatchObject([
      { id, playerCount: 1, maxPlayers: 2, status: "Open" },
    ]);
  });

  it("[R1] gives a private room an id of at least 96 random bits, and lists it nowhere", async () => {
    const id = await created("ann", true);
    expect(id).toMatch(/^[2-9a-hj-km-np-z]{20}$/);
    expect(Math.log2(31) * 20).toBeGreaterThan(96);
    expect(await keeper.lobby()).toEqual([]);
  });

  it("[R1] answers a repeated request with the same room, also when both come at once", async () => {
    const request = { actor: actorOf("ann"), options: PUBLIC, requestId: "again" };
    const outcomes = await Promise.all([keeper.create(request), keeper.create(request)]);
    const ids = outcomes.map((outcome) => outcome.ok && outcome.value.room.id);
    expect(ids[0]).toBe(ids[1]);
    expect(await store.count()).toBe(1);
    const other = await keeper.create({ ...request, actor: actorOf("bob") });
    expect(other.ok && other.value.room.id).not.toBe(ids[0]);
  });

  it("[R1] binds the seat to the socket that repeats the request", async () => {
    const request = { options: PUBLIC, requestId: "again" };
    await keeper.create({ ...request, actor: actorOf("ann") });
    const actor = { ...actorOf("ann"), socketId: "socket-new" };
    const outcome = await keeper.create({ ...request, actor });
    expect(outcome).toMatchObject({ ok: true, value: { state: { players: ["socket-new"] } } });
  });

  it("[R8] lets one player have 5 live rooms, however fast the requests come", async () => {
    const request = { actor: actorOf("ann"), options: PUBLIC, requestId: undefined };
    const outcomes = await Promise.all(Array.from({ length: 7 }, () => keeper.create(request)));
    expect(outcomes.map(codeOf).filter((code) => code === "OK")).toHaveLength(5);
    expect(outcomes.map(codeOf).at(-1)).toBe("TOO_MANY_ROOMS");
    const [first] = outcomes;
    if (first?.ok) {
      await keeper.perform(first.value.room.id, { type: "leave", actor: actorOf("ann") });
    }
    expect(codeOf(await keeper.create(request))).toBe("OK");
  });

  it("takes another id when one is taken, and gives up in the end", async () => {
    const ids = ["aaaaaaaa", "aaaaaaaa", "bbbbbbbb"];
    keeper = keeperOn({ newRoomId: () => ids.shift() ?? "bbbbbbbb" });
    expect(await created("ann")).toBe("aaaaaaaa");
    expect(await created("bob")).toBe("bbbbbbbb");
    const request = { actor: actorOf("cid"), options: PUBLIC, requestId: undefined };
    expect(codeOf(await keeper.create(request))).toBe("UNAVAILABLE");
  });

  it.each(["isFull", "isUnreadable"] as const)(
    "[W3] refuses when the store %s",
    async (trouble) => {
      store[trouble] = true;
      const answer = vi.fn<(outcome: Outcome) => void>();
      const request = { actor: actorOf("ann"), options: PUBLIC, requestId: undefined };
      expect(codeOf(await keeper.create(request, answer))).toBe("UNAVAILABLE");
      expect(answer).toHaveBeenCalledTimes(1);
      expect(heard).toEqual([]);
    },
  );
});

describe("idle", () => {
  it("waits for every command taken so far", async () => {
    const id = await created();
    let answered = 0;
    for (const name of ["bob", "cid"]) void keeper.perform(id, join(name), () => (answered += 1));
    await keeper.idle();
    expect(answered).toBe(2);
  });
});
