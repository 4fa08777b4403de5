// The rules of movement one by one, in positions small enough to check by eye.

import { describe, expect, test } from "vitest";
import { formatFen } from "./fen.ts";
import { legalMoves, playMove } from "./moves.ts";
import { formatMove } from "./notation.ts";
import { playStep, type PlayResult } from "./play.ts";
import type { Position } from "./position.ts";
import { capturingSquares, findStep, legalSteps } from "./steps.ts";
import { fen } from "./testing/moments.ts";

function movesOf(position: Position): string[] {
  return legalMoves(position).map(formatMove).toSorted();
}

function played(position: Position, from: number, to: number): PlayResult {
  const step = findStep(position, from, to);
  if (step === undefined) throw new Error(`${from}-${to} is not legal`);
  return playStep(position, step);
}

describe("men and kings", () => {
  test("[G1] men step one square forward, both ways", () => {
    expect(movesOf(fen("B:W32:B14"))).toEqual(["14-17", "14-18"]);
    expect(movesOf(fen("W:W18:B1"))).toEqual(["18-14", "18-15"]);
  });

  test("[G1] kings step one square in all four directions", () => {
    expect(movesOf(fen("B:W32:BK14"))).toEqual(["14-10", "14-17", "14-18", "14-9"]);
  });

  test("nothing steps from what is no square", () => {
    const position = fen("B:W32:B1");
    expect(findStep(position, 1, 5)).toBeDefined();
    expect(findStep(position, 33, 5)).toBeUndefined();
    expect(findStep(position, 1.5, 5)).toBeUndefined();
  });

  test("[G1] a piece on the edge stays on the board", () => {
    expect(movesOf(fen("B:W32:BK12"))).toEqual(["12-16", "12-8"]);
    expect(movesOf(fen("B:W32:BK5"))).toEqual(["5-1", "5-9"]);
    expect(movesOf(fen("B:W32:BK4"))).toEqual(["4-8"]);
    expect(movesOf(fen("B:W32:BK29"))).toEqual(["29-25"]);
  });

  test("[G1] men capture kings, but never backward", () => {
    expect(movesOf(fen("W:W14,30:B18,K26,7,K3"))).toEqual(["30x23"]);
  });
});

describe("captures", () => {
  test("[G1] a capture is compulsory, and any of several may be chosen", () => {
    expect(movesOf(fen("B:W15,16,32:B11,4"))).toEqual(["11x18", "11x20"]);
  });

  test("[G1] a chain is finished by the same piece", () => {
    const position = fen("W:W22,32:B18,11,1");
    expect(movesOf(position)).toEqual(["22x15x8"]);
    const first = played(position, 22, 15);
    expect(first).toMatchObject({ turnEnded: false, crowned: false });
    expect(first.position).toMatchObject({ turn: "white", jumper: 15 });
    const second = played(first.position, 15, 8);
    expect(second).toMatchObject({ turnEnded: true, crowned: false });
    expect(formatFen(second.position)).toBe("B:W8,32:B1");
    expect(second.position.jumper).toBeUndefined();
  });

  test("[G3] only the jumper can go on in the middle of a chain", () => {
    const position = fen("W:W22,26:B18,11,23,1");
    expect(capturingSquares(position)).toEqual([22, 26]);
    const { position: chain } = played(position, 22, 15);
    expect(capturingSquares(chain)).toEqual([15]);
    expect(legalSteps(chain)).toEqual([{ from: 15, to: 8, captured: 11 }]);
  });

  test("[G1] a king goes round in a circle back to its own start square", () => {
    const position = fen("W:WK2,K21:B6,7,14,15,12,19");
    expect(movesOf(position)).toEqual(["2x11x18x9x2", "2x9x18x11x2"]);
    const ends = legalMoves(position).map((move) => formatFen(playMove(position, move)));
    expect(ends).toEqual(["B:WK2,K21:B12,19", "B:WK2,K21:B12,19"]);
  });

  test("[G1] a king passes over its start square and continues from there", () => {
    const routes = movesOf(fen("W:WK18,30:B6,7,14,15,22,23,12"));
    expect(routes).toHaveLength(6);
    expect(routes).toContain("18x9x2x11x18x25");
  });

  test("[G1] a king passes a square twice but takes no piece twice", () => {
    const moves = legalMoves(fen("W:WK4,32:B6,7,8,14,15,16,22,23,24"));
    expect(moves).toHaveLength(9);
    expect(Math.max(...moves.map(({ captures }) => captures.length))).toBe(9);
    for (const { captures } of moves) expect(new Set(captures).size).toBe(captures.length);
  });
});

describe("crowning", () => {
  test("[G1] a man that steps to the king row becomes a king", () => {
    const { position, crowned, turnEnded } = played(fen("W:W8:B1"), 8, 3);
    expect(formatFen(position)).toBe("B:WK3:B1");
    expect({ crowned, turnEnded }).toEqual({ crowned: true, turnEnded: true });
    expect(formatFen(played(fen("B:WK1:B25"), 25, 30).position)).toBe("W:WK1:BK30");
  });

  test("[G1] crowning ends the turn in the middle of a capture", () => {
    const position = fen("W:W11,32:B6,7,8,12");
    expect(movesOf(position)).toEqual(["11x2", "11x4"]);
    const { position: next, crowned, turnEnded } = played(position, 11, 2);
    expect({ crowned, turnEnded }).toEqual({ crowned: true, turnEnded: true });
    expect(next).toMatchObject({ turn: "black", jumper: undefined });
  });

  test("[G1] a king that reaches the king row in a chain is not crowned again and continues", () => {
    const { crowned, turnEnded } = played(fen("W:WK11,32:B6,7,8,12"), 11, 2);
    expect({ crowned, turnEnded }).toEqual({ crowned: false, turnEnded: false });
  });

  test("[G1] a captured king is gone as a king too", () => {
    const { position } = played(fen("W:W18,32:BK14,1"), 18, 9);
    expect(formatFen(position)).toBe("B:W9,32:B1");
    expect(position.kings).toBe(0);
  });
});
