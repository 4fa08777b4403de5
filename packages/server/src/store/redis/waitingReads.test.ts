import { roomOptions } from "@kingrow/protocol";
import { FakeClock } from "@kingrow/time/testing";
import { expect, it } from "vitest";
import type { RedisLink } from "../../redis/link.ts";
import { PARTITIONS } from "./layout.ts";
import { createWaitingReads } from "./waitingReads.ts";

it("looks through the partitions at once for the first, and twenty times a second for a crowd", async () => {
  const clock = new FakeClock(0);
  const looks: number[] = [];
  const link: RedisLink = {
    steady: clock,
    isCluster: false,
    timeToAnswer: () => clock.now() + 1_000,
    send: async () => {
      looks.push(clock.now());
      return PARTITIONS.map(() => [[], []]);
    },
    close: async () => undefined,
  };
  const waiting = createWaitingReads(link);
  const asked: Promise<unknown>[] = [];
  for (let at = 0; at < 100; at += 1) {
    asked.push(waiting(roomOptions({ isPrivate: false }), 10));
    await clock.pass(1);
  }
  await clock.pass(100);
  await Promise.all(asked);
  expect(looks.slice(0, 3)).toEqual([0, 50, 100]);
  expect(looks.length).toBeLessThan(5);
});
