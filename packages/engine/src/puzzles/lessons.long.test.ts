// Every claim of the lessons at depth 20, or as the endgames of three pieces know it.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Engine } from "../engine.ts";
import { unprovedMoves } from "../testing/lessonProof.ts";
import { parseLesson } from "./puzzle.ts";

const TASKS = readFileSync(new URL("../../lessons.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .flatMap((line) => parseLesson(line) ?? []);

test("[P91] every position of a lesson is what it claims to be", { timeout: 600_000 }, () => {
  const engine = new Engine({ tableBits: 20 });
  engine.endgames.prepareNow(3);
  expect(TASKS.flatMap((task) => unprovedMoves(engine, task, { depth: 20 }))).toEqual([]);
});
