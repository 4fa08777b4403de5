import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PARTITIONS, partitionOf } from "./layout.ts";
import { mergePartitions, oneByOne } from "./merge.ts";

describe("merging partitions", () => {
  it("gives the first rows of all, however they are spread", async () => {
    const rows = fc.array(fc.tuple(fc.nat(200), fc.nat(PARTITIONS.length - 1)), { maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 120 }), async (spread, limit) => {
        const merged = await mergePartitions({
          fetch: oneByOne(async (partition, count) =>
            spread
              .filter(([, at]) => PARTITIONS[at] === partition)
              .map(([value]) => value)
              .sort((a, b) => a - b)
              .slice(0, count),
          ),
          compare: (a: number, b: number) => a - b,
          limit,
        });
        const all = spread.map(([value]) => value).sort((a, b) => a - b);
        expect(merged).toEqual(all.slice(0, limit));
      }),
    );
  });

  it("reads little more than the limit when rows are spread evenly", async () => {
    let read = 0;
    await mergePartitions({
      fetch: oneByOne(async (partition, count) => {
        read += count;
        const first = PARTITIONS.indexOf(partition);
        return Array.from({ length: count }, (_, index) => first + index * PARTITIONS.length);
      }),
      compare: (a: number, b: number) => a - b,
      limit: 100,
    });
    expect(read).toBeLessThan(100 * 6);
  });
});

describe("partitions", () => {
  it("stay where they are: a room written by one version is found by the next", () => {
    expect(partitionOf("abcdefgh")).toBe("p16");
    expect(PARTITIONS).toHaveLength(64);
  });
});
