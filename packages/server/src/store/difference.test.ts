import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Difference, differenceBetween, withDifference } from "./difference.ts";

/** As a store hands it back. */
function written<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

function afterwards(before: object, next: object): object {
  const difference: Difference = written(differenceBetween(before, next));
  return withDifference(written(before), difference);
}

function text(parts: readonly string[]): object {
  return { a: parts.join("") };
}

describe("a difference", () => {
  it.each([
    ["another value", { a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
    ["a new field", { a: 1 }, { a: 1, b: [2] }, { b: [[2]] }],
    ["a field that is gone", { a: 1, b: 2 }, { a: 1, b: undefined }, { b: [] }],
    ["a field that is missing", { a: 1, b: 2 }, { a: 1 }, { b: [] }],
    ["nothing", { a: { b: [] } }, { a: { b: [] } }, {}],
    ["a field within", { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, { a: { c: [3] } }],
    ["an object where there was none", { a: undefined }, { a: { b: 1 } }, { a: [{ b: 1 }] }],
    ["a longer list", { a: ["x"] }, { a: ["x", "y", "z"] }, { a: [0, ["y", "z"]] }],
    ["a shorter list", { a: ["x", "y"] }, { a: ["x"] }, { a: [["x"]] }],
    ["another list", { a: ["x"] }, { a: ["y", "z"] }, { a: [["y", "z"]] }],
    ["a short text", { a: "x" }, { a: "xy" }, { a: ["xy"] }],
  ])("says no more than %s", (_, before, next, difference) => {
    expect(differenceBetween(before, next)).toEqual(difference);
    expect(afterwards(before, next)).toEqual(written(next));
  });

  it("says of a long text what it has lost and won", () => {
    const words = Array.from({ length: 40 }, (_, at) => ` word-${at}`);
    const [before, longer, later] = [words.slice(0, 30), words.slice(0, 31), words.slice(1, 31)];
    expect(differenceBetween(text(before), text(longer))).toEqual({ a: [0, " word-30"] });
    expect(differenceBetween(text(before), text(later))).toEqual({ a: [7, " word-30"] });
    expect(afterwards(text(before), text(later))).toEqual(text(later));
  });

  it("leads from any value to any other", () => {
    fc.assert(
      fc.property(anything, anything, (before, next) => {
        expect(afterwards(before, next)).toEqual(written(next));
      }),
    );
  });

  it("leads from any long text to any that is like it", () => {
    const part = fc.string({ unit: "binary", minLength: 30, maxLength: 40 });
    fc.assert(
      fc.property(part, part, part, (lost, kept, won) => {
        const next = text([kept, kept, won]);
        expect(afterwards(text([lost, kept, kept]), next)).toEqual(written(next));
      }),
    );
  });
});

const { anything } = fc.letrec<{ anything: object; value: unknown }>((tie) => ({
  anything: fc.dictionary(fc.constantFrom("a", "b", "c", "d"), tie("value"), {
    noNullPrototype: true,
  }),
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(0, 1, true, null, undefined, "", "x"),
    fc.array(fc.constantFrom(1, "x", null), { maxLength: 4 }),
    fc.string({ minLength: 60, maxLength: 70, unit: fc.constantFrom("a", "b") }),
    tie("anything"),
  ),
}));
