// The positions of the lessons: enough of each, and what each claims, as far as the endgames and the line itself show it.
import { readFileSync } from "node:fs";
import { opponentOf, playMove, type Position } from "@kingrow/rules";
import { describe, expect, test } from "vitest";
import { Engine } from "../engine.ts";
import { unprovedMoves } from "../testing/lessonProof.ts";
import { gainBetween, isQuiet } from "./gain.ts";
import { LESSONS, parseLesson, type LessonName } from "./puzzle.ts";

const LINES = readFileSync(new URL("../../lessons.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");
const TASKS = LINES.flatMap((line) => parseLesson(line) ?? []);

const tasksOf = (name: LessonName) => TASKS.filter(({ lesson }) => lesson === name);

function isMan({ turn, kings, ...sides }: Position, square: number): boolean {
  return ((sides[turn] & ~kings) >>> (square - 1)) % 2 === 1;
}

describe("[P91] lessons", { timeout: 120_000 }, () => {
  test("each has four to eight positions, and none cannot be read", () => {
    expect(TASKS).toHaveLength(LINES.length);
    for (const name of LESSONS) {
      const count = tasksOf(name).length;
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
    for (const { line } of tasksOf("twoForOne")) {
      expect(line.map(({ captures }) => captures.length)).toEqual([0, 1, 2]);
    }
  });

  test("the bridge: no man leaves it", () => {
    const left = tasksOf("bridge").filter(({ position, line, finish }) => {
      const home = position.turn === "black" ? [1, 3] : [30, 32];
      expect(home.every((square) => isMan(position, square))).toBe(true);
      return [...line, ...finish].some(({ path }) => home.includes(path[0] ?? 0));
    });
    expect(left).toEqual([]);
  });

  test("the king row: the other side gets no king", () => {
    const crowned = tasksOf("kingRow").filter(({ position, line, finish }) => {
      const end = [...line, ...finish].reduce(playMove, position);
      return gainBetween({ ...position, turn: opponentOf(position.turn) }, end).kings > 0;
    });
    expect(crowned).toEqual([]);
  });

  test("the dog hole: nobody who is taught walks into it", () => {
    const trapped = tasksOf("dogHole").filter(({ position, line, finish }) => {
      const hole = position.turn === "black" ? 28 : 5;
      return [...line, ...finish].some(({ path }) => path.at(-1) === hole);
    });
    expect(trapped).toEqual([]);
  });

  test("two kings against one: every move to find wins sooner than any other", () => {
    const engine = new Engine({ tableBits: 14 });
    engine.endgames.prepareNow(3);
    expect(tasksOf("twoKings").flatMap((task) => unprovedMoves(engine, task, {}))).toEqual([]);
  });
});
