import { describe, expect, it, vi } from "vitest";
import { UnknownCommit } from "../store/roomStore.ts";
import { actorOf, joined, START } from "../store/testing/rooms.ts";
import type { Outcome } from "./outcome.ts";
import { codeOf, created, keeperOn, useKeeper } from "./testing/testKeeper.ts";

const at = useKeeper();

function brokenClock(): never {
  throw new Error("no time");
}

const join = (name: string) => ({ type: "join", actor: actorOf(name) }) as const;

describe("perform", () => {
  it("[X5] refuses too many commands of players on one room, but never an absence", async () => {
    const id = await created(at);
    const calls = Array.from({ length: 70 }, () => at.keeper.perform(id, join("bob")));
    const absence = at.keeper.perform(id, { type: "disconnect", socketId: "nobody" });
    const codes = (await Promise.all(calls)).map(codeOf);
    expect(codes.slice(0, 64)).toEqual(Array(64).fill("OK"));
    expect(codes.slice(64)).toEqual(Array(6).fill("OVERLOADED"));
    expect(codeOf(await absence)).toBe("OK");
    expect(codeOf(await at.keeper.perform(id, join("bob")))).toBe("OK");
  });

  it("[W3] answers, then announces, and only what is stored", async () => {
    const id = await created(at);
    const order: string[] = [];
    at.keeper.addListener(() => order.push("announced"));
    const commit = at.store.commit.bind(at.store);
    at.store.commit = async (next, version) => {
      const result = await commit(next, version);
      order.push("stored");
      return result;
    };
    await at.keeper.perform(id, join("bob"), () => order.push("answered"));
    expect(order).toEqual(["stored", "answered", "announced"]);
    expect((await at.store.load(id))?.version).toBe(2);
  });

  it("[W3] refuses with UNAVAILABLE when the disk is full, announces nothing, and recovers", async () => {
    const id = await created(at);
    at.heard = [];
    at.store.isFull = true;
    expect(codeOf(await at.keeper.perform(id, join("bob")))).toBe("UNAVAILABLE");
    expect(at.heard).toEqual([]);
    expect((await at.store.load(id))?.version).toBe(1);
    expect(at.onFault).toHaveBeenCalledTimes(1);
    at.store.isFull = false;
    expect(codeOf(await at.keeper.perform(id, join("bob")))).toBe("OK");
  });

  it("[W5] announces versions one after another, however many commands come at once", async () => {
    const id = await created(at);
    await at.keeper.perform(id, join("bob"));
    at.heard = [];
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        at.keeper.perform(id, {
          type: "setReady",
          actor: actorOf("ann"),
          isReady: index % 2 === 0,
        }),
      ),
    );
    expect(at.heard.map(({ room }) => room.version)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it("gives the last seat to exactly one of two racing players", async () => {
    const id = await created(at);
    const outcomes = await Promise.all(
      ["bob", "cid"].map((name) => at.keeper.perform(id, join(name))),
    );
    expect(outcomes.map(codeOf)).toEqual(["OK", "ROOM_FULL"]);
  });

  it("decides again when another node was faster", async () => {
    const id = await created(at);
    const load = at.store.load.bind(at.store);
    at.store.load = async (roomId) => {
      const room = await load(roomId);
      at.store.load = load;
      if (room !== undefined) await at.store.commit(joined(room, "bob"), room.version);
      return room;
    };
    expect(codeOf(await at.keeper.perform(id, join("cid")))).toBe("ROOM_FULL");
    expect((await at.store.load(id))?.seats[2]?.owner).toBe("owner-bob");
  });

  it("measures each commit in seconds, also one that met a conflict, and counts conflicts", async () => {
    const id = await created(at);
    const commit = vi.spyOn(at.store, "commit");
    let elapsedMs = 0;
    commit.mockImplementationOnce(async () => {
      elapsedMs += 1_500;
      return "conflict";
    });
    const onCommit = vi.fn<(seconds: number) => void>();
    const onConflict = vi.fn<() => void>();
    at.keeper = keeperOn(at, { steady: () => elapsedMs, onCommit, onConflict });
    await at.keeper.perform(id, join("bob"));
    expect(onCommit.mock.calls).toEqual([[1.5], [0]]);
    expect(onConflict).toHaveBeenCalledOnce();
  });

  it("gives up with UNAVAILABLE after too many conflicts", async () => {
    const id = await created(at);
    at.store.commit = () => Promise.resolve("conflict");
    expect(codeOf(await at.keeper.perform(id, join("bob")))).toBe("UNAVAILABLE");
  });

  it("[L3] says whether the row of the room in the lobby changed", async () => {
    const id = await created(at);
    await at.keeper.perform(id, join("bob"));
    for (const name of ["ann", "bob"]) {
      await at.keeper.perform(id, { type: "setReady", actor: actorOf(name), isReady: true });
    }
    await at.keeper.perform(id, { type: "leave", actor: actorOf("bob") });
    await at.keeper.perform(id, { type: "playAgain", actor: actorOf("ann") });
    await at.keeper.perform(id, { type: "leave", actor: actorOf("ann") });
    await created(at, "ann", true);
    const told = at.heard.map(({ rowChanged }) => rowChanged);
    expect(told).toEqual([true, true, false, true, true, true, true, false]);
  });

  it("[O6] [W7] shows players the watchers and the present time with every state", async () => {
    const shown = { watchers: 3, watchId: "w.secret" };
    const onCommand = vi.fn<(roomId: string, type: string) => void>();
    at.keeper = keeperOn(at, { watcherInfo: () => shown, onCommand });
    const id = await created(at);
    at.clock += 1_000;
    for (const name of ["bob", "bob", "ann"]) {
      const outcome = await at.keeper.perform(id, join(name));
      const serverTime = at.clock;
      expect(outcome).toMatchObject({ ok: true, value: { state: { ...shown, serverTime } } });
    }
    expect(at.heard[0]?.state).toMatchObject({ ...shown, serverTime: START });
    expect(onCommand.mock.calls).toEqual(["bob", "bob", "ann"].map(() => [id, "join"]));
  });

  it("[L2] lists 50 rooms", async () => {
    for (let count = 0; count < 51; count += 1) await created(at, `ann${count}`);
    expect(await at.keeper.lobby()).toHaveLength(50);
  });

  it("neither stores nor announces a command that changes nothing", async () => {
    const id = await created(at);
    at.heard = [];
    const outcome = await at.keeper.perform(id, join("ann"));
    expect(outcome).toMatchObject({ ok: true, value: { changed: false, answeredVersion: 1 } });
    expect(at.heard).toEqual([]);
    expect((await at.store.load(id))?.version).toBe(1);
  });

  it.each(["22222222", "nonsense", "", "../../etc/passwd", "\0", "%0a", "x".repeat(64)])(
    "[R3] finds no room under the id %j",
    async (id) => {
      const load = vi.spyOn(at.store, "load");
      expect(codeOf(await at.keeper.perform(id, join("bob")))).toBe("ROOM_NOT_FOUND");
      expect(load).toHaveBeenCalledTimes(id === "22222222" ? 1 : 0);
    },
  );

  it("[R7] removes a room when the last player leaves", async () => {
    const id = await created(at);
    await at.keeper.perform(id, { type: "leave", actor: actorOf("ann") });
    expect(at.heard.at(-1)).toMatchObject({ closed: true, changed: true });
    expect(await at.store.count()).toBe(0);
    expect(codeOf(await at.keeper.perform(id, join("ann")))).toBe("ROOM_NOT_FOUND");
  });

  it("[W3] announces a removal whose result was unknown once it is known", async () => {
    const id = await created(at);
    const remove = at.store.remove.bind(at.store);
    at.store.remove = async (...change) => {
      throw new UnknownCommit(remove(...change), new Error("the answer got lost"));
    };
    const leave = { type: "leave", actor: actorOf("ann") } as const;
    expect(codeOf(await at.keeper.perform(id, leave))).toBe("UNAVAILABLE");
    await expect.poll(() => at.heard.at(-1)).toMatchObject({ closed: true, rowChanged: true });
  });

  it("[G6] answers only a stale move with the current state, watchers included", async () => {
    at.keeper = keeperOn(at, { watcherInfo: () => ({ watchers: 3, watchId: "w.secret" }) });
    const id = await created(at);
    await at.keeper.perform(id, join("bob"));
    for (const name of ["ann", "bob"]) {
      await at.keeper.perform(id, { type: "setReady", actor: actorOf(name), isReady: true });
    }
    const move = { type: "move", actor: actorOf("bob"), from: { row: 5, col: 0 } } as const;
    const stale = await at.keeper.perform(id, { ...move, to: { row: 4, col: 1 }, version: 1 });
    expect(stale).toMatchObject({
      ok: false,
      error: { code: "STALE", state: { version: 4, watchers: 3 } },
    });
    const illegal = await at.keeper.perform(id, { ...move, to: { row: 0, col: 0 } });
    expect(illegal).toMatchObject({ ok: false, error: { state: undefined } });
  });

  it("calls the other listeners when one fails", async () => {
    const id = await created(at);
    at.keeper.addListener(() => {
      throw new Error("bug in a listener");
    });
    const answer = vi.fn<(outcome: Outcome) => void>(() => {
      throw new Error("bug in an answer");
    });
    at.heard = [];
    await at.keeper.perform(id, join("bob"), answer);
    expect(at.heard).toHaveLength(1);
    expect(at.onFault).toHaveBeenCalledTimes(2);
    expect(codeOf(await at.keeper.perform(id, join("bob")))).toBe("OK");
  });

  it("answers UNAVAILABLE when a decision throws", async () => {
    const id = await created(at);
    at.keeper = keeperOn(at, { now: brokenClock });
    expect(codeOf(await at.keeper.perform(id, join("bob")))).toBe("UNAVAILABLE");
  });

  it("[A2] recovers the rooms of an earlier instance before it decides", async () => {
    const id = await created(at);
    at.clock = START + 3_600_000;
    at.keeper = keeperOn(at, { instance: { run: "run-2", bootedAt: at.clock } });
    at.heard = [];
    await at.keeper.perform(id, { type: "deadline" });
    expect(at.heard[0]).toMatchObject({ room: { version: 2, run: "run-2" }, changed: true });
    // No player is connected any more: the room leaves the lobby, and the seat is kept.
    expect(await at.store.due(at.clock + 60_000, 10)).toEqual([{ id, deadline: at.clock + 5_000 }]);
    expect(at.heard[0]?.room.seats[1]?.keptUntil).toBe(at.clock + 60_000);
    await at.keeper.perform(id, { type: "deadline" });
    expect(at.heard).toHaveLength(1);
  });

  it("[A2] recovers a room once after this node was cut off", async () => {
    const id = await created(at);
    at.clock += 60_000;
    const peers = { silenceOf: () => undefined, resumedAt: at.clock };
    at.keeper = keeperOn(at, { instance: { run: "run-1", bootedAt: START, peers } });
    const visits = [];
    for (let count = 0; count < 2; count += 1)
      visits.push(await at.keeper.perform(id, { type: "deadline" }));
    expect(visits).toMatchObject([{ value: { changed: true } }, { value: { changed: false } }]);
  });

  it("[A2] stores and announces that a player is away whose connection ended with the previous run", async () => {
    const id = await created(at);
    await at.keeper.perform(id, join("bob"));
    at.keeper = keeperOn(at, { instance: { run: "run-2", bootedAt: at.clock } });
    at.heard = [];
    await at.keeper.perform(id, { type: "disconnect", socketId: actorOf("bob").socketId });
    expect(at.heard.map(({ room }) => room.seats[2]?.connected)).toEqual([false]);
    expect((await at.store.load(id))?.seats[2]?.connected).toBe(false);
  });

  it("[W5] shows watchers only stored states, also after a restart", async () => {
    const roomId = await created(at);
    await at.keeper.perform(roomId, join("bob"));
    at.clock += 1_000;
    at.keeper = keeperOn(at, { instance: { run: "run-2", bootedAt: at.clock } });
    const seen = await at.keeper.perform(roomId, { type: "look" });
    if (!seen.ok) throw new Error(seen.error.code);
    const stored = await at.store.load(roomId);
    expect(stored?.seats[1]?.connected).toBe(false);
    expect(seen.value.state.version).toBe(stored?.version);
    const again = await at.keeper.perform(roomId, { type: "look" });
    expect(again).toMatchObject({ value: { changed: false } });
  });
});

describe("idle", () => {
  it("waits for all commands", async () => {
    const id = await created(at);
    let answered = 0;
    for (const name of ["bob", "cid"])
      void at.keeper.perform(id, join(name), () => (answered += 1));
    await at.keeper.idle();
    expect(answered).toBe(2);
  });
});
