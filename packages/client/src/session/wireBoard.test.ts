// From the wire's rows and columns to a position.
import {
  coordOf,
  initialPosition,
  legalSteps,
  parseFen,
  playStep,
  type Position,
} from "@kingrow/rules";
import { expect, test } from "vitest";
import { startedRoom } from "../testing/testRooms.ts";
import { positionOf, samePosition } from "./wireBoard.ts";

function fen(text: string): Position {
  const parsed = parseFen(text);
  if (!parsed.ok) throw new Error(`bad FEN ${text}`);
  return parsed.value;
}

test("[G2] the start position comes over the wire unchanged", () => {
  expect(positionOf(startedRoom())).toEqual(initialPosition);
});

test("[G2] kings and the side to move come over the wire unchanged", () => {
  const position = fen("W:WK3,21,32:B1,K30");
  expect(positionOf(startedRoom(position))).toEqual(position);
});

test("[G3] the landing square of an unfinished chain is the jumper", () => {
  const start = fen("B:B1:W6,15");
  const jump = legalSteps(start)[0]!;
  const { position } = playStep(start, jump);
  expect(position.jumper).toBe(10);
  const lastMove = {
    player: 2,
    from: coordOf(1),
    to: coordOf(10),
    captured: coordOf(6),
    crowned: false,
  } as const;
  expect(positionOf(startedRoom(position, { lastMove }))).toEqual(position);
  expect(positionOf(startedRoom(position, { lastMove: null })).jumper).toBeUndefined();
});

test("[G3] after the opponent's capture no piece is bound", () => {
  const lastMove = {
    player: 1,
    from: coordOf(22),
    to: coordOf(15),
    captured: coordOf(18),
    crowned: false,
  } as const;
  expect(positionOf(startedRoom(initialPosition, { lastMove })).jumper).toBeUndefined();
});

test("two positions are the same only if board, turn and jumper are", () => {
  const position = { black: 1, white: 2, kings: 4, turn: "black", jumper: 8 } as const;
  expect(samePosition(position, { ...position })).toBe(true);
  const others: readonly Partial<Position>[] = [
    { black: 16 },
    { white: 16 },
    { kings: 16 },
    { turn: "white" },
    { jumper: 9 },
  ];
  for (const other of others) expect(samePosition(position, { ...position, ...other })).toBe(false);
});
