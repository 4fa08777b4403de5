import { beforeEach, describe, expect, it } from "vitest";
import { createRefusedVisitors, type RefusedVisitors } from "./refusedVisitors.ts";

let time: number;
let visitors: RefusedVisitors;
beforeEach(() => {
  time = 0;
  visitors = createRefusedVisitors(() => time);
});

describe("refused visitors", () => {
  it("[R4] are remembered for a minute, per room", () => {
    visitors.add("one", "ann");
    visitors.add("two", "bob");
    time = 30_000;
    visitors.add("one", "cid");
    time = 60_000;
    expect(visitors.take("one")).toEqual(["cid"]);
    expect(visitors.take("three")).toEqual([]);
  });

  it("[R4] are told once, and again only after another refusal", () => {
    visitors.add("one", "ann");
    visitors.add("one", "ann");
    expect(visitors.take("one")).toEqual(["ann"]);
    expect(visitors.take("one")).toEqual([]);
  });

  it("[R4] have their minute from the latest refusal on", () => {
    visitors.add("one", "ann");
    time = 59_000;
    visitors.add("one", "ann");
    time = 70_000;
    expect(visitors.take("one")).toEqual(["ann"]);
  });

  it("take a bounded amount of memory, whatever comes", () => {
    for (let count = 0; count < 12_000; count += 1) visitors.add("one", `socket-${count}`);
    expect(visitors.size).toBe(10_000);
    time = 60_000;
    visitors.add("one", "ann");
    expect(visitors.size).toBe(1);
  });

  it("[R4] are those of their room alone, also after the oldest were forgotten", () => {
    for (let count = 0; count < 10_001; count += 1)
      visitors.add(`room-${count % 5_000}`, `${count}`);
    expect(visitors.take("room-0")).toEqual(["5000", "10000"]);
    expect(visitors.take("room-1")).toEqual(["1", "5001"]);
    expect(visitors.take("room-1")).toEqual([]);
    expect(visitors.size).toBe(9_996);
  });
});
