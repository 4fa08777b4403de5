// Where a player was brought by which request, as all nodes read it.
import { steadyClock } from "@kingrow/time/machine";
import { expect, it, onTestFinished } from "vitest";
import { openLink } from "../../redis/link.ts";
import { startRedis } from "../../redis/testing/redisServer.ts";
import { createSharedMatches } from "./matches.ts";

it("[O2] says the room of a player's last request, and nothing of anybody else", async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const link = openLink({
    urls: [redis.url],
    isCluster: false,
    onError: () => undefined,
    steady: steadyClock,
  });
  onTestFinished(() => link.close());
  const [one, other] = [createSharedMatches(link), createSharedMatches(link)];
  await one.note("ann", { roomId: "abcdefgh", requestId: "first" });
  await one.note("ann", { roomId: "aaa22222", requestId: "with words of its own" });
  expect(await other.of("ann")).toEqual({
    roomId: "aaa22222",
    requestId: "with words of its own",
  });
  expect(await other.of("bob")).toBeUndefined();
});
