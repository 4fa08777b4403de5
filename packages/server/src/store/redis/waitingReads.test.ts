import { roomOptions } from "@kingrow/protocol";
import { FakeClock } from "@kingrow/time/testing";
import { expect, it } from "vitest";
import type { RedisLink } from "../../redis/link.ts";
import type { OnRest } from "../roomStore.ts";
import { PARTITIONS } from "./layout.ts";
import { createWaitingReads } from "./waitingReads.ts";

function crowd() {
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
  const ask = (onRest?: OnRest) => waiting(roomOptions({ isPrivate: false }), 10, onRest);
  return { clock, looks, ask };
}

it("looks through the partitions at once for the first, and twenty times a second for a crowd", async () => {
  const { clock, looks, ask } = crowd();
  const asked: Promise<unknown>[] = [];
  for (let at = 0; at < 100; at += 1) {
    asked.push(ask());
    await clock.pass(1);
  }
  await clock.pass(100);
  await Promise.all(asked);
  expect(looks.slice(0, 3)).toEqual([0, 50, 100]);
  expect(looks.length).toBeLessThan(5);
});

it("is a rest for each who waits for others, and only until the look begins", async () => {
  const { clock, looks, ask } = crowd();
  const rests: string[] = [];
  const asker = (name: string) =>
    ask((over) => {
      rests.push(`${name} rests`);
      void over.then(() => rests.push(`${name} goes on after ${looks.length}`));
    });
  await asker("first");
  const others = Promise.all([asker("second"), asker("third")]);
  await clock.pass(49);
  expect(rests).toEqual(["second rests", "third rests"]);
  await clock.pass(1);
  await others;
  expect(rests.slice(2)).toEqual(["second goes on after 1", "third goes on after 1"]);
});
