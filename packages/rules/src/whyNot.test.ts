// Explanations for a piece that cannot move.

import { expect, test } from "vitest";
import { playStep } from "./play.ts";
import type { Position } from "./position.ts";
import { findStep } from "./steps.ts";
import { fen } from "./testing/moments.ts";
import { whyNot } from "./whyNot.ts";

const black = (position: Position, active = true) =>
  ({ position, viewer: "black", active }) as const;

test("[G1] with a capture on the board only the capturing pieces may move, and they are named", () => {
  const asked = black(fen("B:W18,19:B14,15,1"));
  expect(whyNot(1, asked)).toEqual({ square: 1, reason: "must-capture", pieces: [14, 15] });
});

test("[G1] a capture continues with the piece that began it", () => {
  const start = fen("B:W18,26:B14,1");
  const jump = findStep(start, 14, 23);
  if (jump === undefined) throw new Error("14-23 is a capture");
  const asked = black(playStep(start, jump).position);
  expect(whyNot(1, asked)).toEqual({ square: 1, reason: "must-continue", pieces: [23] });
});

test("a piece without a way is blocked, where no other one has to capture", () => {
  const asked = black(fen("B:W32:B1,5,6"));
  expect(whyNot(1, asked)).toEqual({ square: 1, reason: "blocked", pieces: [] });
});

test("the opponent's piece is not the player's own, on any turn", () => {
  const answer = { square: 32, reason: "not-yours", pieces: [] };
  expect(whyNot(32, black(fen("B:W32:B1")))).toEqual(answer);
  expect(whyNot(32, black(fen("W:W32:B1")))).toEqual(answer);
});

test("one's own piece waits for one's turn, and for a game that is played", () => {
  const answer = { square: 1, reason: "not-your-turn", pieces: [] };
  expect(whyNot(1, black(fen("W:W32:B1")))).toEqual(answer);
  expect(whyNot(1, black(fen("B:W32:B1"), false))).toEqual(answer);
});

test("an empty square needs no reason, and an onlooker gets none", () => {
  const position = fen("B:W32:B1");
  expect(whyNot(2, black(position))).toBeUndefined();
  expect(whyNot(1, { position, viewer: undefined, active: true })).toBeUndefined();
});
