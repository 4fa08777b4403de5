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

  it("[R4] are invited once, and again only after another refusal", () => {
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

  it("[R4] are remembered longest who were refused last, in the rooms that refused last", () => {
    for (let count = 0; count < 100; count += 1) visitors.add("one", `socket-${count}`);
    for (const socketId of ["socket-0", "newcomer"]) visitors.add("one", socketId);
    const remembered = visitors.take("one");
    expect(["socket-0", "socket-1"].map((id) => remembered.includes(id))).toEqual([true, false]);
    for (let count = 0; count < 1_000; count += 1) visitors.add(`room-${count}`, "ann");
    for (const roomId of ["room-0", "new room"]) visitors.add(roomId, "ann");
    expect([visitors.take("room-0"), visitors.take("room-1")]).toEqual([["ann"], []]);
  });

  it("take a bounded amount of memory, whatever comes", () => {
    for (let count = 0; count < 200; count += 1) visitors.add("one", `socket-${count}`);
    expect(visitors.take("one")).toHaveLength(100);
    for (let count = 0; count < 1_001; count += 1) visitors.add(`room-${count}`, "ann");
    expect([visitors.take("room-0"), visitors.take("room-1")]).toEqual([[], ["ann"]]);
  });

  it("[R9] are not invited to a room that they were removed from", () => {
    visitors.add("one", "ann");
    visitors.add("one", "bob");
    visitors.forget("one", "ann");
    expect(visitors.take("one")).toEqual(["bob"]);
  });
});
