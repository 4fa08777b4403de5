// Following a game from one asked position to the next.

import { findMove, QUIET_PLIES_FOR_DRAW, startGame } from "@kingrow/rules";
import { expect, test } from "vitest";
import { playWhole } from "../playWhole.ts";
import { fen } from "../testing/positions.ts";
import { follow } from "./follow.ts";

const before = startGame(fen("B:WK18,K22:BK3,K12"));

test("a position one move on belongs to the game before it, whose boards are remembered", () => {
  const move = findMove(before.position, "12-8");
  if (!move.ok) throw new Error(move.error);
  const next = playWhole(before, move.value);
  const asked = startGame(fen("W:WK18,K22:BK3,K8"));
  expect(follow(before, asked)).toEqual(next);
  expect(follow(before, asked).seen).toHaveLength(6);
});

test("any other position is a game of its own", () => {
  const asked = startGame(fen("W:WK18,K23:BK3,K8"));
  expect(follow(before, asked)).toBe(asked);
  expect(follow(undefined, asked)).toBe(asked);
});

test("where the game before is drawn by counting, whoever goes on asking asks about the position by itself", () => {
  const move = findMove(before.position, "12-8");
  if (!move.ok) throw new Error(move.error);
  const asked = startGame(fen("W:WK18,K22:BK3,K8"));
  const late = { ...before, quietPlies: QUIET_PLIES_FOR_DRAW - 1 };
  expect(playWhole(late, move.value)?.outcome?.reason).toBe("quiet");
  expect(follow(late, asked)).toBe(asked);
});
