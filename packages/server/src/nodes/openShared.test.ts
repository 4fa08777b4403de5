import { steadyClock } from "@kingrow/time/machine";
import { freePort } from "@kingrow/protocol/testing";
import { afterEach, describe, expect, it } from "vitest";
import { readConfig } from "../base/config.ts";
import { createLog } from "../base/log.ts";
import { type RedisServer, startRedis } from "../redis/testing/redisServer.ts";
import { openShared } from "./openShared.ts";

let redis: RedisServer | undefined;
afterEach(() => redis?.stop());

async function ask(url: string): Promise<{ status: number; text: string } | undefined> {
  try {
    const response = await fetch(url);
    return { status: response.status, text: (await response.text()).trim() };
  } catch {
    return undefined;
  }
}

/** Asks until somebody answers. */
async function answerOf(url: string) {
  for (;;) {
    const answer = await ask(url);
    if (answer !== undefined) return answer;
  }
}

describe("a node whose Redis is away at the start", () => {
  it("is alive but not ready, says why, and goes on when Redis is there", async () => {
    redis = await startRedis();
    await redis.kill();
    const port = await freePort();
    const environment = { PORT: String(port), HOST: "127.0.0.1", REDIS_URL: redis.url };
    const read = readConfig(environment, "/nowhere");
    if (!read.ok || read.config.redis === undefined) throw new Error("the settings are wrong");
    const opening = openShared(read.config.redis, read.config, {
      log: createLog("silent"),
      steady: steadyClock,
    });
    const url = `http://127.0.0.1:${port}`;
    expect(await answerOf(`${url}/readyz`)).toEqual({
      status: 503,
      text: "Redis is not there yet",
    });
    expect(await answerOf(`${url}/healthz`)).toMatchObject({ status: 200 });
    await redis.restart();
    const { store } = await opening;
    expect(await ask(url), "the port is free for the server itself").toBeUndefined();
    expect(await store.count()).toBe(0);
    await store.close();
  }, 20_000);
});
