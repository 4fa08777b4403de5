// Seats and players that two nodes know of together in a real Redis.
import { steadyClock } from "@kingrow/time/machine";
import { roomOptions } from "@kingrow/protocol";
import { createRoom as newRoom, type Room } from "@kingrow/room";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readConfig } from "../base/config.ts";
import { type AddressLimit, createAddressLimits } from "../gateway/limits/addressLimits.ts";
import { createNewcomers } from "../gateway/limits/newcomers.ts";
import { createSeatCounts, type SeatCounts } from "../gateway/seats/seatCounts.ts";
import type { Caller } from "../gateway/transport/types.ts";
import { createCounters } from "../store/redis/counters.ts";
import type { RedisLink } from "../redis/link.ts";
import { ask, type RedisServer, startRedis } from "../redis/testing/redisServer.ts";
import { openTestLink } from "../redis/testing/testLink.ts";

const LIMITS = { seatsPerPlayer: 2, seatsPerAddress: 3 };

let redis: RedisServer;
let links: RedisLink[];
let nodes: SeatCounts[];
beforeEach(async () => {
  redis = await startRedis();
  links = [0, 1].map(() => openTestLink(redis));
  nodes = links.map((link) =>
    createSeatCounts({ limits: LIMITS, counters: createCounters(link), now: steadyClock.now }),
  );
});
afterEach(async () => {
  for (const link of links) await link.close();
  await redis.stop();
});

const EMPTY = { 1: undefined, 2: undefined };
const player = (name: string) => ({ owner: `owner-${name}`, address: "street" });

/** Player 1 of a new room, as a node hears of it. */
function roomOf(id: string, name: string): Room {
  const creator = { ...player(name), socketId: name, run: "one-run" };
  const options = roomOptions({ isPrivate: false });
  return newRoom({ id, options, creator, chance: 1, now: 0 });
}

/** What is said to whoever asks for a seat and then does not take it. */
async function asked(node: number, name: string): Promise<string> {
  const reserved = await nodes[node]?.reserve(player(name));
  reserved?.release?.();
  return reserved?.full ?? "OK";
}

/** In whole hours. */
async function timesToLive(): Promise<readonly number[]> {
  const told = await Promise.all(
    ["owner-anna", "street"].map((name) => ask(redis.port, `TTL kingrow:seats:${name}`)),
  );
  return told.map((text) => Math.round(Number(text.replace(":", "")) / 3_600));
}

it("[X4] seats are forgotten a day after the last of them was taken, also where one was asked for since", async () => {
  nodes[0]?.note({ before: undefined, room: roomOf("first", "anna") });
  await asked(1, "anna");
  await expect.poll(timesToLive).toEqual([24, 24]);
});

it("[X4] a player's seats count on both nodes, until one is left on either", async () => {
  const [first, second] = [roomOf("first", "anna"), roomOf("second", "anna")];
  nodes[0]?.note({ before: undefined, room: first });
  nodes[0]?.note({ before: undefined, room: first });
  nodes[1]?.note({ before: undefined, room: second });
  await expect.poll(() => asked(0, "anna")).toBe("player");
  await expect.poll(() => asked(1, "anna")).toBe("player");
  nodes[1]?.note({ before: first, room: { ...first, seats: EMPTY } });
  await expect.poll(() => asked(0, "anna")).toBe("OK");
});

it("[X4] a seat is given back also by the first change that a room of another node's sees on this one", async () => {
  const [first, second] = [roomOf("first", "anna"), roomOf("second", "anna")];
  for (const room of [first, second]) nodes[0]?.note({ before: undefined, room });
  await expect.poll(() => asked(1, "anna")).toBe("player");
  nodes[1]?.note({ before: first, room: { ...first, run: "other-run", seats: EMPTY } });
  await expect.poll(() => asked(1, "anna")).toBe("OK");
});

it("[X4] seats that are being taken count for the whole address, and no more once they are given back", async () => {
  const taken = [];
  for (const [at, name] of ["anna", "ben", "carl"].entries())
    taken.push(await nodes[at % 2]?.reserve(player(name)));
  expect(await asked(0, "dora")).toBe("address");
  expect(await asked(1, "dora")).toBe("address");
  taken[0]?.release?.();
  await expect.poll(() => asked(1, "dora")).toBe("OK");
});

it("[X4] seats count the same on a cluster, where player and address lie apart", async () => {
  const limits = { ...LIMITS, seatsPerPlayer: 9 };
  const parts = links.map((link) => createCounters({ ...link, isCluster: true }));
  nodes = parts.map((counters) => createSeatCounts({ limits, counters, now: steadyClock.now }));
  const taken = [];
  for (const name of ["anna", "ben", "carl"]) taken.push(await nodes[0]?.reserve(player(name)));
  expect(await asked(1, "anna")).toBe("address");
  taken[0]?.release?.();
  await expect.poll(() => asked(1, "anna")).toBe("OK");
  nodes[0]?.note({ before: undefined, room: roomOf("first", "anna") });
  await expect.poll(() => asked(1, "dora")).toBe("address");
});

it("[X4] a node counts by itself what it sees once Redis is gone", async () => {
  await redis.stop();
  const codes = [];
  for (let count = 0; count < 3; count += 1)
    codes.push((await nodes[0]?.reserve(player("anna")))?.full ?? "OK");
  expect(codes).toEqual(["OK", "OK", "player"]);
});

it("[X4] who came to one node is new to no other", async () => {
  const read = readConfig({ RATE_NEW_KEYS_PER_ADDRESS: "1/60" }, "/nowhere");
  if (!read.ok) throw new Error("the settings are wrong");
  const rates = read.config.limits.addressRates;
  const [one, other] = links.map((link) => {
    const counters = createCounters(link);
    const onLimited = vi.fn<(limit: AddressLimit) => void>();
    const { now } = steadyClock;
    const addresses = createAddressLimits({ now, rates, counters, onLimited });
    return createNewcomers({ addresses, counters, now });
  });
  const [anna, ben] = [callerOf("anna"), callerOf("ben")];
  one?.meet(anna);
  expect(await one?.verdictOn(anna)).toEqual({ allowed: true });
  const isLetIn = async () => {
    const again = callerOf("anna");
    other?.meet(again);
    return (await other?.verdictOn(again))?.allowed ?? true;
  };
  await expect.poll(isLetIn).toBe(true);
  other?.meet(ben);
  expect(await other?.verdictOn(ben)).toMatchObject({ allowed: false });
});

function callerOf(name: string): Caller {
  const actor = { ...player(name), socketId: name, run: "one-run" };
  const session = { actor, rooms: new Set<string>(), running: new Set<Promise<void>>() };
  return {
    id: name,
    connected: true,
    data: { session },
    emit: () => true,
    join: () => undefined,
    leave: () => undefined,
  };
}
