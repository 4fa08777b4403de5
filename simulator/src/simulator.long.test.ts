// The promise holds whatever breaks, and a seed tells the whole story again.
import { describe, expect, it } from "vitest";
import { simulate } from "./play/simulate.ts";

/** More of them: `npm run -s simulate -- --seeds 1000`. */
const SEEDS = 30;
const OPERATIONS = 200;

describe("simulator", () => {
  it("brings the same, to the last line, from the same seed", async () => {
    const lines: string[] = [];
    const show = (line: string) => lines.push(line);
    const first = await simulate({ seed: 7, operations: OPERATIONS, show });
    const again = await simulate({ seed: 7, operations: OPERATIONS });
    expect(again).toEqual(first);
    expect(lines.length).toBeGreaterThan(500);
    const other = await simulate({ seed: 8, operations: OPERATIONS });
    expect(other.digest).not.toBe(first.digest);
  });

  it("leaves time and chance of the program alone: two worlds may run side by side", async () => {
    const apart = await simulate({ seed: 9, operations: OPERATIONS });
    const [first, second] = await Promise.all(
      [9, 10].map((seed) => simulate({ seed, operations: OPERATIONS })),
    );
    expect(first).toEqual(apart);
    expect(second?.violation).toBeUndefined();
  });

  it("[W3] keeps every promise under faults of network, disk, pages and server", async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const { violation } = await simulate({ seed, operations: OPERATIONS });
      expect({ seed, violation }).toEqual({ seed, violation: undefined });
    }
  }, 120_000);
});
