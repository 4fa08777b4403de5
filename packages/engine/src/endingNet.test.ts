// The network for endings: both sides alike, and sense in plain cases.

import { createRandom, fen } from "@kingrow/rules/testing";
import { afterEach, expect, test, vi } from "vitest";
import { sideOf, WORDS, writePosition } from "./board.ts";
import { fastestJudge, judgeEnding, judgePlainly } from "./endingNet.ts";
import { scatter } from "./testing/positions.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function judge(text: string): number {
  const position = fen(text);
  const words = new Int32Array(WORDS);
  writePosition(words, 0, position);
  return judgeEnding(words, 0, sideOf(position));
}

test.each([
  ["W:W12,K14,20:B3,K15,K24", "B:W30,K18,K9:B21,K19,13"],
  ["B:W14,18,20,28,32:B5,7,12,23", "W:W28,26,21,10:B19,15,13,5,1"],
])("judges %s as the board turned round", (one, other) => {
  expect(judge(one)).toBe(judge(other));
});

test("sees that two kings more are winning, and who has them", () => {
  expect(judge("B:WK1,30:BK18,K19,K22,11")).toBeGreaterThan(60);
  expect(judge("W:WK1,30:BK18,K19,K22,11")).toBeLessThan(-60);
});

test("judges alike in WebAssembly and in plain code", () => {
  const judgeFast = fastestJudge();
  expect(judgeFast).not.toBe(judgePlainly);
  const random = createRandom(1).fraction;
  for (let round = 0; round < 2000; round += 1) {
    const { black, white, kings } = scatter(random, 2 + Math.floor(random() * 15));
    expect(judgeFast(black, white, kings)).toBe(judgePlainly(black, white, kings));
  }
});

test.each([
  ["is missing", undefined],
  ["is refused by a policy, or has no SIMD", { Module: refuse }],
])("judges in plain code where WebAssembly %s", (_what, stub) => {
  vi.stubGlobal("WebAssembly", stub);
  expect(fastestJudge()).toBe(judgePlainly);
});

function refuse(): never {
  throw new Error("Wasm code generation disallowed by embedder");
}
