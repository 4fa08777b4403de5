import { roomOptions } from "@kingrow/protocol";
import { FakeClock } from "@kingrow/time/testing";
import { expect, it } from "vitest";
import type { RedisLink } from "../../redis/link.ts";
import { PARTITIONS } from "./layout.ts";
import { createQueueReads } from "./queueReads.ts";

const USUAL = roomOptions({ isPrivate: false });

function newQueueReads() {
  const clock = new FakeClock(0);
  const reads: number[] = [];
  const link: RedisLink = {
    steady: clock,
    isCluster: false,
    timeToAnswer: () => clock.now() + 1_000,
    send: async () => {
      reads.push(clock.now());
      return PARTITIONS.map(() => [[], []]);
    },
    close: async () => undefined,
  };
  return { clock, reads, readQueue: createQueueReads(link) };
}

it("[O2] reads a queue at once for the first player, and twenty times a second for many", async () => {
  const { clock, reads, readQueue } = newQueueReads();
  const answers: Promise<unknown>[] = [];
  for (let at = 0; at < 100; at += 1) {
    answers.push(readQueue(USUAL));
    await clock.pass(1);
  }
  await clock.pass(100);
  await Promise.all(answers);
  expect(reads).toEqual([0, 50, 100]);
});

it("[O2] reads another queue without waiting for the first one", async () => {
  const { reads, readQueue } = newQueueReads();
  await Promise.all([readQueue(USUAL), readQueue({ ...USUAL, pace: "3+2" })]);
  expect(reads).toEqual([0, 0]);
});
