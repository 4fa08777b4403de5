import { steadyClock } from "@kingrow/time/machine";
import { freePort } from "@kingrow/protocol/testing";
import { afterEach, describe, expect, it } from "vitest";
import { readConfig } from "../base/config.ts";
import { createLog } from "../base/log.ts";
import { ask, type RedisServer, startRedis } from "../redis/testing/redisServer.ts";
import { openShared } from "./openShared.ts";

let redis: RedisServer | undefined;
afterEach(() => redis?.stop());

async function asked(url: string): Promise<{ status: number; text: string } | undefined> {
  try {
    const response = await fetch(url);
    return { status: response.status, text: (await response.text()).trim() };
  } catch {
    return undefined;
  }
}

/** Repeats the request until a server answers. */
async function answerOf(url: string) {
  for (;;) {
    const answer = await asked(url);
    if (answer !== undefined) return answer;
  }
}

/** A node that opens this Redis, and its address. */
async function opened({ url: redisUrl }: RedisServer) {
  const port = await freePort();
  const environment = { PORT: String(port), HOST: "127.0.0.1", REDIS_URL: redisUrl };
  const read = readConfig(environment, "/nowhere");
  if (!read.ok) throw new Error("the settings are wrong");
  const opening = openShared({
    urls: [redisUrl],
    config: read.config,
    log: createLog("silent"),
    steady: steadyClock,
  });
  return { opening, url: `http://127.0.0.1:${port}` };
}

describe("a node whose Redis is away at the start", () => {
  it("is alive but not ready, says why, and goes on when Redis is there", async () => {
    redis = await startRedis();
    await redis.kill();
    const { opening, url } = await opened(redis);
    expect(await answerOf(`${url}/readyz`)).toEqual({
      status: 503,
      text: "Redis is not there yet",
    });
    expect(await answerOf(`${url}/healthz`)).toMatchObject({ status: 200 });
    await redis.restart();
    const { store, closeStandIn } = await opening;
    await closeStandIn();
    expect(await asked(url), "the port is free for the server itself").toBeUndefined();
    expect(await store.count()).toBe(0);
    await store.close();
  });

  it("waits as well if Redis has no memory left after the first look", async () => {
    redis = await startRedis();
    const { opening, url } = await opened(redis);
    const { store, join, closeStandIn } = await opening;
    await ask(redis.port, "CONFIG SET maxmemory 1");
    const joining = join({ ...MEMBER, clock: steadyClock, steady: steadyClock });
    const secret = store.secret();
    expect(await answerOf(`${url}/readyz`)).toMatchObject({ status: 503 });
    await ask(redis.port, "CONFIG SET maxmemory 0");
    const peers = await joining;
    expect(peers.isCutOff).toBe(false);
    expect(await secret).toBe(await store.secret());
    peers.stop();
    await closeStandIn();
    expect(await asked(url)).toBeUndefined();
    await store.close();
  });
});

const MEMBER = { run: () => "a run", onCutOff: () => undefined, onFault: () => undefined };
