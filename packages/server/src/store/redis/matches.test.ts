// Where a player was brought by which request, and by which node, as all nodes read it.
import { expect, it, onTestFinished } from "vitest";
import { startRedis } from "../../redis/testing/redisServer.ts";
import { openTestLink } from "../../redis/testing/testLink.ts";
import { StoreFault } from "../roomStore.ts";
import { createSharedMatches } from "./matches.ts";

const LONG_MS = 60_000;

async function twoNodes() {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const link = openTestLink(redis);
  onTestFinished(() => link.close());
  return { link, one: createSharedMatches(link, "one"), other: createSharedMatches(link, "other") };
}

it("[O10] one node at a time has the lock on a player, until it unlocks or the lock expires", async () => {
  const { one, other } = await twoNodes();
  expect(await one.lock("ann", LONG_MS)).toEqual({ last: undefined });
  expect(await one.lock("ann", LONG_MS), "again").toEqual({ last: undefined });
  expect(await other.lock("ann", LONG_MS)).toBeUndefined();
  await other.unlock("ann", { roomId: "abcdefgh", requestId: undefined, since: 1 });
  expect(await other.lock("ann", LONG_MS), "not ended by another").toBeUndefined();
  const last = { roomId: "aaa22222", requestId: undefined, since: 2 };
  await one.unlock("ann", last);
  expect(await other.lock("ann", 1)).toEqual({ last });
  await expect.poll(() => one.lock("ann", LONG_MS)).toEqual({ last });
});

it("rejects with a StoreFault when Redis is away", async () => {
  const { link, one } = await twoNodes();
  await link.close();
  const match = { roomId: "abcdefgh", requestId: undefined, since: 1 };
  for (const asked of [one.lock("ann", 1), one.note("ann", match), one.unlock("ann", match)])
    await expect(asked).rejects.toThrow(StoreFault);
});
