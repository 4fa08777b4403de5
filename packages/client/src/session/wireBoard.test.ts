// From the wire's rows and columns to a position.
import { coordOf, initialPosition, legalSteps, playStep } from "@kingrow/rules";
import { fen } from "@kingrow/rules/testing";
import { expect, test } from "vitest";
import { startedRoom } from "../testing/testRooms.ts";
import { positionOf } from "./wireBoard.ts";

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
