// Following a game from one requested position to the next.

import { findMove, QUIET_PLIES_FOR_DRAW, startGame } from "@kingrow/rules";
import { expect, test } from "vitest";
import { playWhole } from "../playWhole.ts";
import { fen } from "@kingrow/rules/testing";
import { follow } from "./follow.ts";

const before = startGame(fen("B:WK18,K22:BK3,K12"));

test("a position one move on belongs to the game before it, whose boards are remembered", () => {
  const move = findMove(before.position, "12-8");
  if (!move.ok) throw new Error(move.error);
  const next = playWhole(before, move.value);
  const requested = startGame(fen("W:WK18,K22:BK3,K8"));
  expect(follow(before, requested)).toEqual(next);
  expect(follow(before, requested).seen).toHaveLength(6);
});

test("any other position is a game of its own", () => {
  const requested = startGame(fen("W:WK18,K23:BK3,K8"));
  expect(follow(before, requested)).toBe(requested);
  expect(follow(undefined, requested)).toBe(requested);
});

test("where the game before is drawn by counting, the next position is a game of its own", () => {
  const move = findMove(before.position, "12-8");
  if (!move.ok) throw new Error(move.error);
  const requested = startGame(fen("W:WK18,K22:BK3,K8"));
  const late = { ...before, quietPlies: QUIET_PLIES_FOR_DRAW - 1 };
  expect(playWhole(late, move.value)?.outcome?.reason).toBe("quiet");
  expect(follow(late, requested)).toBe(requested);
});
