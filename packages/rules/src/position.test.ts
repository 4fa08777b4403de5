// Pieces of a position, and the start position.

import { describe, expect, test } from "vitest";
import { initialPosition, isSamePosition, opponentOf, pieceAt, type Position } from "./position.ts";
import { fen } from "./testing/moments.ts";

describe("a position", () => {
  test("[G2] begins with black men on 1 to 12, white men on 21 to 32 and Black to move", () => {
    const squares = Array.from({ length: 32 }, (_, index) => index + 1);
    const blacks = squares.filter((square) => pieceAt(initialPosition, square)?.color === "black");
    const whites = squares.filter((square) => pieceAt(initialPosition, square)?.color === "white");
    expect(blacks).toEqual(squares.slice(0, 12));
    expect(whites).toEqual(squares.slice(20));
    expect(squares.every((square) => pieceAt(initialPosition, square)?.type !== "king")).toBe(true);
    expect(initialPosition.turn).toBe("black");
  });

  test("distinguishes men, kings, colors and empty squares", () => {
    const position = fen("W:W32,K18:B1,K9");
    expect(pieceAt(position, 32)).toEqual({ color: "white", type: "man" });
    expect(pieceAt(position, 18)).toEqual({ color: "white", type: "king" });
    expect(pieceAt(position, 1)).toEqual({ color: "black", type: "man" });
    expect(pieceAt(position, 9)).toEqual({ color: "black", type: "king" });
    expect(pieceAt(position, 2)).toBeUndefined();
  });

  test.each([0, 33, 64, -1, 1.5, Number.NaN])(
    "has no piece on %s, which is no square",
    (square) => {
      expect(pieceAt(fen("W:W32:B1,2"), square)).toBeUndefined();
    },
  );

  test("survives JSON", () => {
    expect(JSON.parse(JSON.stringify(initialPosition))).toEqual({
      ...initialPosition,
      jumper: undefined,
    });
  });

  test("has two colors that oppose each other", () => {
    expect(opponentOf("black")).toBe("white");
    expect(opponentOf("white")).toBe("black");
  });
});

test("two positions are the same only if board, turn and jumper are", () => {
  const position = { black: 1, white: 2, kings: 4, turn: "black", jumper: 8 } as const;
  expect(isSamePosition(position, { ...position })).toBe(true);
  const others: readonly Partial<Position>[] = [
    { black: 16 },
    { white: 16 },
    { kings: 16 },
    { turn: "white" },
    { jumper: 9 },
  ];
  for (const other of others)
    expect(isSamePosition(position, { ...position, ...other })).toBe(false);
});
