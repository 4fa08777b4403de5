import { steadyClock } from "@kingrow/time/machine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Room } from "@kingrow/room";
import { joined, roomOf } from "../testing/rooms.ts";
import {
  commitOf as changeOf,
  type ChangeSender,
  createChangeSender,
  removalOf as removal,
} from "./change.ts";
import { type RedisLink, RedisTimeout } from "../../redis/link.ts";
import { ErrorReply } from "redis";
import { UnknownCommit } from "../roomStore.ts";
import { ask, type RedisServer, startRedis } from "../../redis/testing/redisServer.ts";
import { openTestLink } from "../../redis/testing/testLink.ts";

let server: RedisServer;
let link: RedisLink;
let sender: ChangeSender;
beforeAll(async () => {
  server = await startRedis();
  link = openTestLink(server);
  sender = createChangeSender(link);
});
afterAll(async () => {
  await link.close();
  await server.stop();
});

const send: ChangeSender["send"] = (change) => sender.send(change);
const commitOf = (room: Room, version: number) => changeOf(room, version, steadyClock.now());
const removalOf = (id: string, version: number) => removal(id, version, steadyClock.now());

describe("a change sent twice", () => {
  it("gets the same answer, even if another change came in between", async () => {
    const room = roomOf({ id: "twice222" });
    const creation = commitOf(room, 0);
    const joining = commitOf(joined(room, "bob"), 1);
    expect(await send(creation)).toBe("committed");
    expect(await send(joining)).toBe("committed");
    expect(await send(creation)).toBe("committed");
    expect(await send(joining)).toBe("committed");
    expect(await send(commitOf(room, 0))).toBe("conflict");
  });

  it("gets the same answer when the room is gone by then", async () => {
    const room = roomOf({ id: "gone2222" });
    const creation = commitOf(room, 0);
    const removal = removalOf(room.id, 1);
    expect(await send(creation)).toBe("committed");
    expect(await send(removal)).toBe("committed");
    expect(await send(removal)).toBe("committed");
    expect(await send(creation)).toBe("committed");
    expect(await send(removalOf(room.id, 1))).toBe("conflict");
  });

  it("gets the same answer while no memory is left, although a new change is refused", async () => {
    const room = roomOf({ id: "full2222" });
    const creation = commitOf(room, 0);
    expect(await send(creation)).toBe("committed");
    await ask(server.port, "CONFIG SET maxmemory 1");
    const again = await send(creation).catch(String);
    const other = await send(commitOf(joined(room, "bob"), 1)).catch(String);
    await ask(server.port, "CONFIG SET maxmemory 0");
    expect([again, other]).toEqual(["committed", expect.stringContaining("OOM")]);
  });
});

describe("the time a change is good for", () => {
  it("is counted by Redis: a wrong idea of its clock is corrected by the first answer", async () => {
    let now = steadyClock.now();
    const steady = { now: () => now, after: steadyClock.after };
    const other = createChangeSender({ ...link, steady });
    const change = (id: string) => changeOf(roomOf({ id }), 0, now);
    expect(await other.send(change("clock222"))).toBe("committed");
    now -= 3_600_000;
    expect(await other.send(change("clock333"))).toBe("committed");
  });

  it("is over at its end: the change is refused and nothing is stored", async () => {
    const late = {
      ...commitOf(roomOf({ id: "late2222" }), 0),
      validUntil: performance.now() - 1,
    };
    await expect(send(late)).rejects.toThrow("too slow");
    expect(await send(removalOf("late2222", 1))).toBe("conflict");
  });
});

it("[W3] asks for the result of an unknown change until Redis says it, also while Redis refuses writes", async () => {
  const faults = [new RedisTimeout("silent"), new ErrorReply("MISCONF cannot write the log")];
  const flaky: RedisLink = {
    ...link,
    send: async (...command) => {
      const answer = await link.send(...command);
      const isStored = Array.isArray(answer) && answer[0] === "committed";
      const fault = isStored ? faults.shift() : undefined;
      if (fault !== undefined) throw fault;
      return answer;
    },
  };
  const creation = createChangeSender(flaky).send(commitOf(roomOf({ id: "stored22" }), 0));
  const fault: unknown = await creation.catch((error: unknown) => error);
  expect(fault instanceof UnknownCommit && (await fault.outcome)).toBe("committed");
});
