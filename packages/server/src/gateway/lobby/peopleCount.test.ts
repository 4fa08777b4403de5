import { systemClock } from "@kingrow/time/machine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPeopleCount, type PeopleCount } from "./peopleCount.ts";
import { silentPeers } from "../testing/peers.ts";

let sent: unknown[];
let audienceSize: number;
let told: number[];
let hear: (node: string, count: number) => void;
let headcount: PeopleCount;

const peers = silentPeers(
  { peopleCount: (count) => void told.push(count) },
  ({ peopleCount }) => void (hear = peopleCount ?? hear),
);

beforeEach(() => {
  vi.useFakeTimers();
  [sent, told, audienceSize] = [[], [], 1];
  const audience = { emit: (...told: readonly unknown[]) => sent.push(told[1]) };
  headcount = createPeopleCount({
    audience,
    audienceSize: () => audienceSize,
    peers,
    clock: systemClock,
  });
});
afterEach(() => {
  headcount.stop();
  vi.useRealTimers();
});

describe("how many people are here", () => {
  it("[L4] is sent to the lobby every two seconds at most, and only when it changed", async () => {
    headcount.come();
    headcount.come();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toMatchObject([{ count: 2 }]);
    headcount.gone();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toMatchObject([{ count: 2 }, { count: 1 }]);
  });

  it("[L4] is sent again to a lobby that was empty when it changed", async () => {
    headcount.come();
    await vi.advanceTimersByTimeAsync(2_000);
    audienceSize = 0;
    headcount.come();
    await vi.advanceTimersByTimeAsync(2_000);
    audienceSize = 1;
    headcount.gone();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toMatchObject([{ count: 1 }, { count: 1 }]);
  });

  it("[L4] is sent again when a newcomer got another number in between", async () => {
    headcount.come();
    headcount.come();
    await vi.advanceTimersByTimeAsync(2_000);
    headcount.gone();
    const newcomer = { emit: (...heard: readonly unknown[]) => sent.push(heard[1]) > 0 };
    headcount.sendTo(newcomer);
    headcount.come();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toMatchObject([{ count: 2 }, { count: 1 }, { count: 2 }]);
  });

  it("[L4] counts the people of all nodes, but not of a dead node", async () => {
    headcount.come();
    hear("b", 5);
    hear("c", 1);
    await vi.advanceTimersByTimeAsync(2_000);
    hear("b", 4);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent).toMatchObject([{ count: 7 }, { count: 6 }]);
    for (let pause = 0; pause < 15; pause += 1) {
      hear("b", 4);
      await vi.advanceTimersByTimeAsync(2_000);
    }
    expect(sent.at(-1)).toMatchObject({ count: 5 });
  });

  it("[L4] is sent to the other nodes when it changed, and repeated now and then", async () => {
    headcount.come();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(told).toEqual([1]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toEqual([1, 1]);
  });

  it("is not sent to an empty lobby", async () => {
    audienceSize = 0;
    headcount.come();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(sent).toEqual([]);
  });
});
