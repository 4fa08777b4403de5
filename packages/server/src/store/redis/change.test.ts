import { steadyClock } from "@kingrow/time/machine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joined, roomOf } from "../testing/rooms.ts";
import { commitOf, removalOf, sendChange } from "./change.ts";
import type { RedisLink } from "../../redis/link.ts";
import { createServerClock } from "./serverClock.ts";
import { partitionOf } from "./layout.ts";
import { ask, type RedisServer, startRedis } from "../../redis/testing/redisServer.ts";
import { openTestLink } from "../../redis/testing/testLink.ts";

let server: RedisServer;
let link: RedisLink;
beforeAll(async () => {
  server = await startRedis();
  link = openTestLink(server);
});
afterAll(async () => {
  await link.close();
  await server.stop();
});

const clock = createServerClock(steadyClock.now);
const send = async (change: Parameters<typeof sendChange>[2]) =>
  (await sendChange(link, clock, change)).result;

describe("a change sent twice", () => {
  it("is answered alike, also when another change came in between", async () => {
    const room = roomOf({ id: "twice222" });
    const creation = commitOf(link, room, 0);
    const joining = commitOf(link, joined(room, "bob"), 1);
    expect(await send(creation)).toBe("committed");
    expect(await send(joining)).toBe("committed");
    expect(await send(creation)).toBe("committed");
    expect(await send(joining)).toBe("committed");
    expect(await send(commitOf(link, room, 0))).toBe("conflict");
  });

  it("is answered alike when the room is gone by then", async () => {
    const room = roomOf({ id: "gone2222" });
    const creation = commitOf(link, room, 0);
    const removal = removalOf(link, room.id, 1);
    expect(await send(creation)).toBe("committed");
    expect(await send(removal)).toBe("committed");
    expect(await send(removal)).toBe("committed");
    expect(await send(creation)).toBe("committed");
    expect(await send(removalOf(link, room.id, 1))).toBe("conflict");
  });

  it("is answered alike while no memory is left, which a new change is refused for", async () => {
    const room = roomOf({ id: "full2222" });
    const creation = commitOf(link, room, 0);
    expect(await send(creation)).toBe("committed");
    await ask(server.port, "CONFIG SET maxmemory 1");
    const again = await send(creation).catch(String);
    const other = await send(commitOf(link, joined(room, "bob"), 1)).catch(String);
    await ask(server.port, "CONFIG SET maxmemory 0");
    expect([again, other]).toEqual(["committed", expect.stringContaining("OOM")]);
  });
});

describe("the time a change is good for", () => {
  it("is Redis' own: a wrong idea of its clock is put right by the first answer", async () => {
    const room = roomOf({ id: "clock222" });
    const hourBehind = createServerClock(steadyClock.now);
    hourBehind.learn(partitionOf(room.id), Date.now() - 3_600_000);
    expect((await sendChange(link, hourBehind, commitOf(link, room, 0))).result).toBe("committed");
    const mended = hourBehind.timeAt(partitionOf(room.id), performance.now());
    expect(Math.abs(mended - Date.now())).toBeLessThan(1_000);
  });

  it("is over at its end: the change is refused and nothing is stored", async () => {
    const late = {
      ...commitOf(link, roomOf({ id: "late2222" }), 0),
      validUntil: performance.now() - 1,
    };
    await expect(send(late)).rejects.toThrow("too slow");
    expect(await send(removalOf(link, "late2222", 1))).toBe("conflict");
  });
});
