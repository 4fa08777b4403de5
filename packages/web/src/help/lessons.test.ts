// What a try of each rule comes to.
import { formatFen, legalMoves, pieceAt } from "@kingrow/rules";
import { describe, expect, test } from "vitest";
import { answerTo, LESSONS, type LessonName, type Wrong } from "./lessons.ts";

function lesson(name: LessonName) {
  const found = LESSONS.find((each) => each.name === name);
  if (found === undefined) throw new Error(name);
  return found;
}

function tryAll(name: LessonName, path: readonly number[]): readonly string[] {
  const rule = lesson(name);
  let position = rule.start;
  return path.slice(1).map((to, index) => {
    const answer = answerTo(rule, position, path[index] ?? 0, to);
    if ("position" in answer) position = answer.position;
    return answer.kind;
  });
}

describe("[P36] what a rule asks for", () => {
  test.each<[LessonName, readonly number[], readonly string[]]>([
    ["start", [11, 15], ["done"]],
    ["step", [14, 17], ["done"]],
    ["jump", [14, 23], ["done"]],
    ["must", [16, 23], ["done"]],
    ["chain", [5, 14, 23], ["more", "done"]],
    ["crown", [26, 30], ["done"]],
    ["king", [18, 9], ["done"]],
    ["blocked", [5, 9], ["done"]],
    ["draw", [15, 18], ["done"]],
  ])("%s: %j is right", (name, path, answers) => {
    expect(tryAll(name, path)).toEqual(answers);
  });

  test.each<[LessonName, number, number | undefined, Wrong]>([
    ["start", 11, undefined, "light"],
    ["start", 7, 11, "taken"],
    ["start", 11, 19, "far"],
    ["step", 14, 10, "back"],
    ["step", 14, 23, "far"],
    ["jump", 14, 17, "must"],
    ["jump", 14, 18, "taken"],
    ["must", 3, 7, "must"],
    ["chain", 12, 16, "must"],
    ["crown", 5, 9, "other"],
    ["king", 18, 22, "must"],
    ["blocked", 6, 9, "other"],
    ["draw", 15, 19, "other"],
  ])("%s: %i to %s is answered by %s", (name, from, to, answer) => {
    const { start } = lesson(name);
    expect(answerTo(lesson(name), start, from, to)).toEqual({ kind: answer });
  });

  test("a chain may not be left before its end", () => {
    expect(tryAll("chain", [5, 14, 17])).toEqual(["more", "goOn"]);
    expect(tryAll("chain", [5, 14, 10])).toEqual(["more", "goOn"]);
  });

  test("a capture leaves no white man beside those that its task names", () => {
    expect([lesson("jump"), lesson("chain")].map(({ start }) => formatFen(start))).toEqual([
      "B:W18:B14",
      "B:W9,18:B5,12",
    ]);
  });

  test("every rule begins with Black's pieces and a legal move", () => {
    for (const { start } of LESSONS) {
      expect(start.turn).toBe("black");
      expect(legalMoves(start).length).toBeGreaterThan(0);
    }
    expect(pieceAt(lesson("king").start, 18)?.type).toBe("king");
  });
});
