// The command line of the simulator.
import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";

it("reads a row of seeds", () => {
  const settings = readSettings(["--seeds", "10000", "--operations", "50", "--from", "3"]);
  expect(settings).toMatchObject({ seed: undefined, from: 3, seeds: 10_000, operations: 50 });
});

it("reads one seed with its trace, and a fault to mutation", () => {
  const settings = readSettings(["--seed", "123", "--trace", "--mutation", "missing-dedupe"]);
  expect(settings).toMatchObject({ seed: 123, operations: 200, trace: true });
  expect(settings.mutation).toBe("missing-dedupe");
});

it.each([
  [["--seed", "x"], '--seed must be a whole number, not "x".'],
  [["--seeds", "-1"], /--seeds/],
  [["--mutation", "nothing"], /--mutation must be one of ack-before-commit, /],
  [["--sed", "1"], /--sed/],
])("says what is wrong with %j", (args, sentence) => {
  expect(() => readSettings(args)).toThrow(sentence);
});
