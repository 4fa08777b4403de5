// How long reading PDN takes, of many games and of texts made to be slow.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatPdn } from "./pdn.ts";
import { readPdn } from "./pdnParser.ts";
import { initialPosition } from "./position.ts";

test("1,500 games are read within a second", { timeout: 60_000 }, () => {
  const lines = readFileSync(new URL("../../../testdata/games.txt", import.meta.url), "utf8");
  const games = lines.split("\n").flatMap((line) => line.split("\t")[1] ?? []);
  const text = Array.from({ length: 1500 }, (_, index) => {
    const moves = (games[index % games.length] ?? "").split(" ");
    return formatPdn({
      tags: new Map([
        ["Event", `Game ${index}`],
        ["Black", "Somebody"],
        ["White", "Else"],
      ]),
      start: initialPosition,
      moves,
      result: "*",
    });
  }).join("\n");
  // The processor's time, which others on the machine do not lengthen.
  const before = process.cpuUsage();
  const { games: read, fault } = readPdn(text);
  const { user } = process.cpuUsage(before);
  expect([read.length, fault]).toEqual([1500, undefined]);
  expect(user / 1000).toBeLessThan(1000);
});

test("dozens of comments at each of thousands of moves, and as many variations, are written in no time", () => {
  const there = "2-7 30-26 7-2 26-30".split(" ");
  const moves = Array.from({ length: 8000 }, (_, index) => there[index % 4] ?? "");
  const comments = moves.flatMap((_, after) =>
    Array.from({ length: 40 }, () => ({ after, text: "so" })),
  );
  const variations = moves.map((move, instead) => ({
    instead,
    moves: [move],
    variations: [],
    comments: [],
  }));
  const before = process.cpuUsage();
  const text = formatPdn({
    tags: new Map(),
    start: initialPosition,
    moves,
    variations,
    comments,
    result: "*",
  });
  const { user } = process.cpuUsage(before);
  expect(text.match(/\{so\}/g)).toHaveLength(comments.length);
  expect(user / 1_000_000).toBeLessThan(5);
});

test.each([
  ["(", 300_000],
  ["{", 1_000_000],
  ["1x2", 300_000],
  ["x2", 300_000],
  ['[a "', 300_000],
  ["\\", 1_000_000],
  ["[", 300_000],
  [" ", 1_000_000],
  ["1", 1_000_000],
  ["1-2 ", 200_000],
  ['[a "b"]', 100_000],
])("is done with %j a hundred thousand times and more in no time", (scrap, times) => {
  const began = performance.now();
  expect(readPdn(scrap.repeat(times)).games).toBeInstanceOf(Array);
  expect(readPdn(`[a "${scrap.repeat(times)}`).games).toBeInstanceOf(Array);
  expect(performance.now() - began).toBeLessThan(20_000);
});
