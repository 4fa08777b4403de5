// What every store promises to matchmaking: queues, matches and partings (rule O2).
import type { RoomOptions } from "@kingrow/protocol";
import { changeSeats, type Room } from "@kingrow/room";
import { expect } from "vitest";
import { after, actorOf, joined, PUBLIC, roomOf, START } from "./rooms.ts";
import type { RoomStore } from "../roomStore.ts";

/** The ids of a queue. */
export async function queued(store: RoomStore, options: RoomOptions): Promise<readonly string[]> {
  return Array.from(await store.waiting(options), ({ id }) => id);
}

function waitingFor(id: string, ms: number, options = PUBLIC): Room {
  return { ...roomOf({ id, now: START - ms }), options };
}

export const MATCHMAKING_PROMISES: Readonly<Record<string, (store: RoomStore) => Promise<void>>> = {
  async "[O2] has a queue for each pace and opening: connected players who wait alone, longest first"(
    store,
  ) {
    const away = after(waitingFor("away2222", 9), { type: "disconnect", socketId: "socket-ann" });
    const others = [
      joined(waitingFor("full2222", 8), "bob"),
      waitingFor("slow2222", 7, { ...PUBLIC, pace: "10+5" }),
      { ...roomOf({ id: "secret22", isPrivate: true }), waitsSince: START - 6 },
      waitingFor("unseen22", 4, { ...PUBLIC, watchable: false }),
    ];
    for (const room of [
      waitingFor("young222", 1),
      waitingFor("older222", 3),
      waitingFor("middle22", 2),
      away,
      ...others,
    ])
      await store.commit(room, 0);
    expect(await queued(store, PUBLIC)).toEqual(["unseen22", "older222", "middle22", "young222"]);
    expect(await queued(store, { ...PUBLIC, pace: "10+5" })).toEqual(["slow2222"]);
    expect(await queued(store, { ...PUBLIC, opening: "ballot" })).toEqual([]);
    await store.commit(joined(waitingFor("older222", 3), "bob"), 1);
    await store.remove("middle22", 1);
    expect(await queued(store, PUBLIC)).toEqual(["unseen22", "young222"]);
  },

  async "[O11] orders a queue by the rooms' places in it, and says who waits there"(store) {
    const room = { ...roomOf({ id: "first222" }), createdFrom: "street" };
    await store.commit(room, 0);
    await store.commit(roomOf({ id: "second22", now: START + 1 }), 0);
    expect(await queued(store, PUBLIC)).toEqual(["first222", "second22"]);
    const later = { ...room, version: 2, waitsSince: START + 2 };
    await store.commit(later, 1);
    expect(await queued(store, PUBLIC)).toEqual(["second22", "first222"]);
    const left = { ...joined(later, "bob"), version: 3 };
    const alone = after(left, { type: "leave", actor: actorOf("ann") }, START + 3);
    await store.commit(
      { ...changeSeats(alone, (seat) => ({ ...seat, address: "home" })), version: 3 },
      2,
    );
    const [, last] = [...(await store.waiting(PUBLIC))];
    expect(last).toEqual({
      id: "first222",
      since: alone.waitsSince,
      owner: "owner-bob",
      address: "home",
    });
  },

  async "[O2] finds who waits behind many who wait for something else"(store) {
    const other: RoomOptions = { ...PUBLIC, pace: "3+2" };
    const odd = Array.from({ length: 130 }, (_, age) => ({
      ...roomOf({ id: `room${1000 + age}`, now: START - 10 - age }),
      options: other,
    }));
    for (const room of [...odd, roomOf({ id: "usual222" })]) await store.commit(room, 0);
    expect(await queued(store, PUBLIC)).toEqual(["usual222"]);
    expect((await queued(store, other))[0]).toBe("room1129");
  },

  async "[O11] remembers for an hour who parted from whom, and who of them has asked since"({
    partings,
  }) {
    const minute = 60_000;
    expect(await partings.ask("ann", START)).toEqual(new Map());
    await partings.add(["ann", "bob"], START);
    await partings.add(["ann", "cid"], START + 1);
    expect(await partings.ask("bob", START)).toEqual(
      new Map([["ann", { at: START, hasOtherAsked: false }]]),
    );
    expect(await partings.ask("bob", START + minute)).toMatchObject(new Map([["ann", {}]]));
    expect(await partings.ask("ann", START + minute)).toEqual(
      new Map([
        ["bob", { at: START, hasOtherAsked: true }],
        ["cid", { at: START + 1, hasOtherAsked: false }],
      ]),
    );
    const [, later] = [...(await partings.ask("ann", START + 60 * minute))];
    expect(later).toBeUndefined();
  },

  async "[O11] forgets the oldest of a player who parted from very many"({ partings }) {
    for (let at = 0; at < 201; at += 1) await partings.add(["ann", `player${at}`], START + at);
    const known = await partings.ask("ann", START + 201);
    expect([known.size, known.has("player0"), known.has("player200")]).toEqual([200, false, true]);
  },

  async "[O10] says where a player was brought last, and nothing of anybody else"({ matches }) {
    await matches.note("ann", { roomId: "abcdefgh", requestId: "first", since: START });
    const last = { roomId: "aaa22222", requestId: "with words of its own", since: START + 1 };
    await matches.note("ann", last);
    expect(await matches.lock("ann", 1_000)).toEqual({ last });
    expect(await matches.lock("bob", 1_000)).toEqual({ last: undefined });
    await matches.unlock("ann", { ...last, requestId: undefined });
    expect(await matches.lock("ann", 1_000)).toEqual({ last: { ...last, requestId: undefined } });
  },
};
