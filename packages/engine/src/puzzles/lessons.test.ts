// The positions of the lessons: enough of each, and what each claims, as a short search and the endgames see it.
import { readFileSync } from "node:fs";
import { playMove } from "@kingrow/rules";
import { describe, expect, test } from "vitest";
import { Engine } from "../engine.ts";
import { unprovedMoves } from "../testing/lessonProof.ts";
import { gainBetween, isQuiet } from "./gain.ts";
import { LESSONS, parseLesson } from "./puzzle.ts";

const LINES = readFileSync(new URL("../../lessons.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");
const TASKS = LINES.flatMap((line) => parseLesson(line) ?? []);

describe("[P91] lessons", { timeout: 120_000 }, () => {
  test("each has four to eight positions, and none cannot be read", () => {
    expect(TASKS).toHaveLength(LINES.length);
    for (const name of LESSONS) {
      const count = TASKS.filter(({ lesson }) => lesson === name).length;
      expect([name, count >= 4 && count <= 8]).toEqual([name, true]);
    }
  });

  test("what is won at the end can be counted on a quiet board, and what is saved has cost nothing more", () => {
    const vague = TASKS.filter(({ position, line, finish, claim }) => {
      const end = [...line, ...finish].reduce(playMove, position);
      const { pieces, kings, end: ended } = gainBetween(position, end);
      if (claim === "fastest") return ended === undefined;
      if (claim === "holds") return !isQuiet(end);
      return (
        ended === undefined && (!isQuiet(end) || pieces < 0 || kings < 0 || pieces + kings === 0)
      );
    });
    expect(vague).toEqual([]);
  });

  test("two for one: a piece is given, and two are taken for it", () => {
    for (const { line } of TASKS.filter(({ lesson }) => lesson === "twoForOne")) {
      expect(line.map(({ captures }) => captures.length)).toEqual([0, 1, 2]);
    }
  });

  test("two kings against one: every move to find wins sooner than any other", () => {
    const engine = new Engine({ tableBits: 14 });
    engine.endgames.prepareNow(3);
    const tasks = TASKS.filter(({ lesson }) => lesson === "twoKings");
    expect(tasks.flatMap((task) => unprovedMoves(engine, task, {}))).toEqual([]);
  });

  test("a short search sees every claim, and that no other move does as well", () => {
    const engine = new Engine({ tableBits: 20 });
    engine.endgames.prepareNow(3);
    const tasks = TASKS.filter(({ claim }) => claim !== "fastest");
    // Most claims are seen at once.
    const doubtful = tasks.filter((task) => unprovedMoves(engine, task, { depth: 14 }).length > 0);
    expect(doubtful.flatMap((task) => unprovedMoves(engine, task, { depth: 22 }))).toEqual([]);
  });
});
