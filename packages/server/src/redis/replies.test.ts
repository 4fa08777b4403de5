// The types of Redis' answers.
import { expect, test } from "vitest";
import { asNumber, asPairs, asText, asTextIfAny, asTexts } from "./replies.ts";

test("an answer is read as what it is", () => {
  expect(asTexts(["a", "b"])).toEqual(["a", "b"]);
  expect(asPairs(["a", "1", "b", "2"])).toEqual([
    ["a", "1"],
    ["b", "2"],
  ]);
  expect([asNumber("1.5"), asNumber(2)]).toEqual([1.5, 2]);
  expect([asTextIfAny("a"), asTextIfAny(null)]).toEqual(["a", undefined]);
});

test("an answer of another type is a fault that names both types", () => {
  expect(() => asTexts("a")).toThrow("Redis answered string where a list was expected");
  expect(() => asTexts([1])).toThrow("Redis answered number where a text was expected");
  expect(() => asText(null)).toThrow("Redis answered object where a text was expected");
  for (const reply of ["a", null, Number.NaN])
    expect(() => asNumber(reply)).toThrow("where a number was expected");
});
