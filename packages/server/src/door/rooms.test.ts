// Limits of a key and an address, on one node and on several (X4, X8).
import { roomOptions } from "@kingrow/protocol";
import { type Actor, createRoom, type Room, type RoomCommand, transition } from "@kingrow/room";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../base/config.ts";
import type { AddressLimits } from "../base/limits.ts";
import type { RedisLink } from "../redis/link.ts";
import { type RedisServer, startRedis } from "../redis/testing/redisServer.ts";
import { openTestLink } from "../redis/testing/testLink.ts";
import { createCounters } from "../store/redis/counters.ts";
import { createTestRecorder } from "../gateway/testing/testServer.ts";
import { RoomLimits } from "./rooms.ts";
import type { Counters } from "./windows.ts";

const HERE = "here";

function player(name: string, address = HERE): Actor {
  return { owner: `owner of ${name}`, socketId: name, run: "a run", address };
}

let now: number;
beforeEach(() => void (now = 0));

let recorder: ReturnType<typeof createTestRecorder>;
beforeEach(() => void (recorder = createTestRecorder()));

function openLimits(change: Partial<AddressLimits> = {}, counters?: Counters) {
  const read = readConfig({}, "/nowhere");
  if (!read.ok) throw new Error("the settings are wrong");
  const { limits } = read.config;
  return new RoomLimits({
    limits: { ...limits, address: { ...limits.address, ...change } },
    now: () => now,
    counters,
    recorder,
  });
}

/** A room whose changes are reported to the limits, as the keeper does. */
class Table {
  #limits: RoomLimits;
  room: Room;

  constructor(limits: RoomLimits, id: string, creator: Actor) {
    this.#limits = limits;
    const options = roomOptions({ isPrivate: false });
    this.room = createRoom({ id, options, creator, chance: 1, now });
    limits.note({ before: undefined, room: this.room });
  }

  do(command: RoomCommand): this {
    const before = this.room;
    const decided = transition(before, command, now);
    if (!decided.ok) throw new Error(decided.error);
    this.room = decided.value.room;
    this.#limits.note({ before, room: this.room });
    return this;
  }

  join = (actor: Actor) => this.do({ type: "join", actor });
  leave = (actor: Actor) => this.do({ type: "leave", actor });
  ready = (actor: Actor) => this.do({ type: "setReady", actor, isReady: true });
}

/** The code that `createRoom` would be refused with. */
async function createCode(limits: RoomLimits, actor: Actor): Promise<string> {
  const permit = await limits.create(actor);
  const bar = permit.bar ?? (await permit.mayOpen());
  permit.end("OK");
  return bar?.code ?? "OK";
}

/** The code that a call would be refused with. */
async function codeOf(permit: ReturnType<RoomLimits["join"]>): Promise<string> {
  const { bar, end } = await permit;
  end("OK");
  return bar?.code ?? "OK";
}

async function oppositeCode(limits: RoomLimits, actor: Actor): Promise<string> {
  const { bar, opposite, end } = await limits.join(actor);
  end("OK");
  return bar?.code ?? opposite?.code ?? "OK";
}

function seatOpposite(limits: RoomLimits, count: number): readonly [Table, Actor][] {
  return Array.from({ length: count }, (_, at) => {
    const guest = player(`guest ${at}`);
    return [new Table(limits, `room ${at}`, player(`host ${at}`, `far ${at}`)).join(guest), guest];
  });
}

describe("rooms", () => {
  it("[X4] are opened so often from an address, until a second player sits down", async () => {
    const limits = openLimits({ rooms: { count: 2, seconds: 60 } });
    const create = (name: string) => createCode(limits, player(name));
    expect(await create("ann")).toBe("OK");
    expect(await create("ben")).toBe("OK");
    expect(await create("cy")).toBe("RATE_LIMITED");
    expect(await createCode(limits, player("dan", "elsewhere"))).toBe("OK");
    new Table(limits, "room", player("ann")).join(player("eve"));
    expect(await create("fay")).toBe("OK");
    now = 60_000;
    expect(await create("gus")).toBe("OK");
  });

  it("[X4] no longer count once a second player has sat down, however often that happens", async () => {
    const limits = openLimits({ rooms: { count: 2, seconds: 60 } });
    const create = (name: string) => createCode(limits, player(name));
    for (const name of ["ann", "ben"]) expect(await create(name)).toBe("OK");
    const [eve, table] = [player("eve"), new Table(limits, "room", player("ann"))];
    for (let times = 0; times < 5; times += 1) table.join(eve).leave(eve);
    expect(await create("cy")).toBe("OK");
    expect(await create("dan")).toBe("RATE_LIMITED");
  });

  it("[X4] are counted only when they are opened", async () => {
    const limits = openLimits({ rooms: { count: 1, seconds: 60 } });
    for (let times = 0; times < 3; times += 1) (await limits.create(player("ann"))).end("OK");
    expect(await createCode(limits, player("ann"))).toBe("OK");
  });

  it("[X4] that are refused for an address use up nothing of its network", async () => {
    const limits = openLimits({ rooms: { count: 1, seconds: 60 } });
    const create = (street: number) =>
      createCode(limits, player("ann", `street ${street}.network`));
    for (let times = 0; times < 8; times += 1) await create(0);
    expect(await Promise.all([1, 2, 3].map(create))).toEqual(["OK", "OK", "OK"]);
    expect(await create(4)).toBe("RATE_LIMITED");
  });

  it("[X4] live so many at a time, until they are closed", async () => {
    const limits = openLimits({ liveRooms: 1 });
    const ann = player("ann");
    const table = new Table(limits, "room", ann);
    expect(await createCode(limits, player("ben"))).toBe("ADDRESS_LIMIT");
    table.leave(ann);
    expect(await createCode(limits, player("ben"))).toBe("OK");
  });

  it.each([
    { limit: "rooms", change: { rooms: { count: 1, seconds: 60 } } },
    { limit: "liveRooms", change: { liveRooms: 1 } },
    { limit: "seats", change: { seats: 1 } },
  ])("[X4] refused by the limit of $limit are recorded as such", async ({ limit, change }) => {
    const limits = openLimits(change);
    const { mayOpen } = await limits.create(player("ann"));
    await mayOpen();
    expect(recorder.limited).not.toHaveBeenCalled();
    await createCode(limits, player("ben"));
    expect(recorder.limited).toHaveBeenCalledExactlyOnceWith(limit);
  });

  it("[X4] opened by playNow count as those of createRoom", async () => {
    const limits = openLimits({ rooms: { count: 1, seconds: 60 } });
    const permit = await limits.match(player("ann"), true);
    expect(permit.bar).toBeUndefined();
    expect(await permit.mayOpen()).toBeUndefined();
    expect(await permit.mayOpen()).toMatchObject({ code: "RATE_LIMITED" });
  });
});

describe("seats", () => {
  it("[X4] are so many for a key, also while they are being taken", async () => {
    const limits = openLimits();
    const permits = await Promise.all(Array.from({ length: 12 }, () => limits.join(player("ann"))));
    const codes = permits.map(({ bar }) => bar?.code ?? "OK");
    expect(codes.filter((code) => code === "OK")).toHaveLength(10);
    expect(codes.filter((code) => code === "TOO_MANY_SEATS")).toHaveLength(2);
    for (const { end } of permits) end("ROOM_FULL");
    expect(await codeOf(limits.join(player("ann")))).toBe("OK");
  });

  it("[X4] are so many for an address, until one is left", async () => {
    const limits = openLimits({ seats: 2 });
    const [ann, ben] = [player("ann"), player("ben")];
    const table = new Table(limits, "room", ann).join(ben);
    expect(await codeOf(limits.join(player("cy")))).toBe("ADDRESS_LIMIT");
    table.leave(ben);
    expect(await codeOf(limits.join(player("cy")))).toBe("OK");
  });

  it("[X4] of a network of IPv6 addresses are four times as many as of one of them", async () => {
    const limits = openLimits({ seats: 1 });
    const tables = [0, 1, 2, 3].map(
      (street) =>
        new Table(limits, `room ${street}`, player(`host ${street}`, `street ${street}.town`)),
    );
    expect(tables).toHaveLength(4);
    expect(await codeOf(limits.join(player("ann", "street 9.town")))).toBe("ADDRESS_LIMIT");
    expect(await codeOf(limits.join(player("ann", "street 9.village")))).toBe("OK");
  });
});

describe("guesses", () => {
  it("[X4] are so many, and what is found counts nothing", async () => {
    const limits = openLimits({ notFound: { count: 2, seconds: 60 } });
    for (let count = 0; count < 9; count += 1) (await limits.look(player("ann"))).end("OK");
    for (let count = 0; count < 2; count += 1) {
      const permit = await limits.join(player("ann"));
      expect(permit.bar).toBeUndefined();
      permit.end("ROOM_NOT_FOUND");
    }
    expect((await limits.join(player("ben"))).bar).toMatchObject({ code: "RATE_LIMITED" });
    expect((await limits.match(player("ben"), true)).bar).toBeUndefined();
  });
});

describe("seats opposite other addresses", () => {
  const BOUND = { unreadySeats: 2 };

  it("[X8] that are not ready are so many, until their players get ready or leave", async () => {
    const limits = openLimits(BOUND);
    const [one, two] = seatOpposite(limits, 2);
    expect(await oppositeCode(limits, player("ann"))).toBe("ADDRESS_LIMIT");
    expect(await limits.isAtBound(HERE)).toBe(true);
    expect(await limits.isAtBound("far 0")).toBe(false);
    one?.[0].ready(one[1]);
    expect(await oppositeCode(limits, player("ann"))).toBe("OK");
    two?.[0].leave(two[1]);
    expect(await limits.isAtBound(HERE)).toBe(false);
  });

  it("[X8] are counted while they are being taken, and a ready one is not", async () => {
    const limits = openLimits(BOUND);
    const joins = await Promise.all(["ann", "ben", "cy"].map((name) => limits.join(player(name))));
    expect(joins.map(({ opposite }) => opposite?.code)).toEqual([
      undefined,
      undefined,
      "ADDRESS_LIMIT",
    ]);
    expect((await limits.match(player("dan"), true)).opposite).toBeUndefined();
  });

  it("[X8] opposite one's own address do not count", async () => {
    const limits = openLimits(BOUND);
    for (let at = 0; at < 9; at += 1)
      new Table(limits, `room ${at}`, player(`host ${at}`)).join(player(`guest ${at}`));
    expect(await oppositeCode(limits, player("ann"))).toBe("OK");
  });

  it("[X8] that were left too often are refused for the rest of a minute, and so is playNow", async () => {
    const limits = openLimits({ leftSeats: { count: 2, seconds: 60 } });
    const [one, two] = seatOpposite(limits, 2);
    one?.[0].leave(one[1]);
    expect((await limits.match(player("ann"), true)).bar).toBeUndefined();
    two?.[0].leave(two[1]);
    expect((await limits.match(player("ann"), true)).bar).toMatchObject({ code: "RATE_LIMITED" });
    expect(await oppositeCode(limits, player("ann"))).toBe("RATE_LIMITED");
    expect((await limits.join(player("ann"))).bar).toBeUndefined();
    expect((await limits.match(player("host 0", "far 0"), true)).bar).toBeUndefined();
    now = 60_000;
    expect(await oppositeCode(limits, player("ann"))).toBe("OK");
  });

  it.each([
    { name: "white", idle: "host", other: "guest" },
    { name: "black", idle: "guest", other: "host" },
  ])("[X8] [G8] count as left by $name, who made no first move", async ({ name, idle, other }) => {
    const limits = openLimits({ leftSeats: { count: 1, seconds: 600 } });
    const [host, guest] = [player("host", "host's"), player("guest", "guest's")];
    const table = new Table(limits, "room", host).join(guest).ready(host).ready(guest);
    const [from, to] = [
      { row: 5, col: 0 },
      { row: 4, col: 1 },
    ];
    if (name === "white") table.do({ type: "move", actor: guest, from, to });
    now = 61_000;
    table.do({ type: "deadline" });
    expect(table.room.result).toMatchObject({ reason: "aborted" });
    const code = (one: string) => oppositeCode(limits, player("another", `${one}'s`));
    expect(await code(idle)).toBe("RATE_LIMITED");
    expect(await code(other)).toBe("OK");
  });

  it("[X8] [G8] of two players of one address do not count as left", async () => {
    const limits = openLimits({ leftSeats: { count: 1, seconds: 600 } });
    const [host, guest] = [player("host"), player("guest")];
    const table = new Table(limits, "room", host).join(guest).ready(host).ready(guest);
    now = 61_000;
    table.do({ type: "deadline" });
    expect(await oppositeCode(limits, player("another"))).toBe("OK");
  });
});

describe("several nodes", () => {
  let redis: RedisServer;
  let links: RedisLink[];
  let nodes: RoomLimits[];
  const LIMITS = { seats: 3, unreadySeats: 1 };
  beforeEach(async () => {
    redis = await startRedis();
    links = [0, 1].map(() => openTestLink(redis));
    nodes = links.map((link) => openLimits(LIMITS, createCounters(link)));
  });
  afterEach(async () => {
    for (const link of links) await link.close();
    await redis.stop();
  });

  it("[X4] [X8] count seats together, those being taken too", async () => {
    const [one, other] = nodes;
    if (one === undefined || other === undefined) throw new Error("two nodes are needed");
    const table = new Table(one, "room", player("host", "far")).join(player("ann"));
    await expect.poll(() => other.isAtBound(HERE)).toBe(true);
    expect(await oppositeCode(other, player("ben"))).toBe("ADDRESS_LIMIT");
    const [ben, cy] = [await other.join(player("ben")), await one.join(player("cy"))];
    expect(cy.bar).toBeUndefined();
    expect(await codeOf(other.join(player("dan")))).toBe("ADDRESS_LIMIT");
    ben.end("OK");
    cy.end("OK");
    table.leave(player("ann"));
    await expect.poll(() => oppositeCode(other, player("ben"))).toBe("OK");
  });

  it("[X4] keep nothing for a player whom a limit of the address refuses", async () => {
    const [one] = nodes;
    for (const name of ["ann", "ben", "cy"]) await one!.join(player(name));
    for (let count = 0; count < 12; count += 1)
      expect(await codeOf(one!.join(player("dan")))).toBe("ADDRESS_LIMIT");
  });

  it("[X4] count nothing while Redis is away, when no seat can be taken either", async () => {
    await redis.stop();
    expect(await codeOf(nodes[0]!.join(player("ann")))).toBe("OK");
  });
});
