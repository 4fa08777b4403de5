// What every puzzle ends with: a win that can be counted on the board, and that the search sees too.
import { readFileSync } from "node:fs";
import { legalMoves, playMove, startGame } from "@kingrow/rules";
import { describe, expect, test } from "vitest";
import { Engine } from "../engine.ts";
import { isQuiet } from "./finish.ts";
import { gainBetween } from "./gain.ts";
import { parseShot, type Shot } from "./shot.ts";

const SHOTS = readFileSync(new URL("../../shots.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .flatMap((line) => parseShot(line) ?? []);

function endOf({ position, line, finish }: Shot) {
  return [...line, ...finish].reduce(playMove, position);
}

function nameOf(shot: Shot): string {
  return `${SHOTS.indexOf(shot) + 1}`;
}

describe("[P81] every puzzle", () => {
  test("ends with more pieces or kings for the winner, counted when nothing can be captured", () => {
    const vague = SHOTS.filter((shot) => {
      const end = endOf(shot);
      const { pieces, kings, end: ended } = gainBetween(shot.position, end);
      if (ended !== undefined) return false;
      return !isQuiet(end) || pieces < 0 || kings < 0 || pieces + kings === 0;
    });
    expect(vague.map(nameOf)).toEqual([]);
  });

  test("ends the game only where the loser has no move", () => {
    const wrong = SHOTS.filter((shot) => {
      const end = endOf(shot);
      const { end: ended } = gainBetween(shot.position, end);
      return (ended !== undefined) !== (legalMoves(end).length === 0);
    });
    expect(wrong.map(nameOf)).toEqual([]);
  });

  test("is won at its end in the eyes of a search", () => {
    const engine = new Engine({ tableBits: 16 });
    engine.endgames.prepareNow(3);
    const scoreOf = (shot: Shot, nodes: number): number => {
      const end = endOf(shot);
      engine.forget();
      const thought = engine.thinkNow({ game: startGame(end), limits: { nodes } });
      if (thought === undefined) return 100;
      return end.turn === shot.position.turn ? thought.score : -thought.score;
    };
    // Most are seen at once.
    const doubtful = SHOTS.filter(
      (shot) => scoreOf(shot, 3_000) < 80 && scoreOf(shot, 500_000) < 80,
    );
    expect(doubtful.map(nameOf)).toEqual([]);
  });
});

test("what is won counts the winner's own losses, and his new kings", () => {
  const shot = parseShot("2\tB:W10,15,21,23,24,27,29:B2,12,13,14,16,20\t16-19 23x16 12x19x28");
  expect(shot && gainBetween(shot.position, endOf(shot))).toEqual({
    pieces: 1,
    kings: 0,
    end: undefined,
  });
});
