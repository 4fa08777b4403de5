// Tests of who is who from one position to the next.

import { initialPosition, legalMoves, legalSteps, playMove, playStep } from "@kingrow/rules";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { positionOf } from "../testing/positions.ts";
import { dismiss, follow, track, type PieceTracking } from "./tracking.ts";

const idAt = ({ pieces }: PieceTracking, square: number): number | undefined =>
  pieces.find((one) => one.square === square)?.id;

describe("following a piece", () => {
  it("keeps its name when it steps, and everybody else's", () => {
    const before = track(initialPosition);
    const step = legalSteps(initialPosition).find(({ from, to }) => from === 11 && to === 15)!;
    const after = follow(before, playStep(initialPosition, step).position);
    expect(idAt(after, 15)).toBe(idAt(before, 11));
    expect(idAt(after, 1)).toBe(idAt(before, 1));
    expect(after.slides).toEqual([{ id: idAt(before, 11), path: [11, 15] }]);
    expect([after.leaving, after.crowned]).toEqual([[], []]);
  });

  it("takes each of several pieces the shortest way, and gives a new one a name of its own", () => {
    const before = track(positionOf("B:W32:BK2,K15"));
    const after = follow(before, positionOf("B:W32:BK1,K7"));
    expect([7, 1].map((square) => idAt(after, square))).toEqual([
      idAt(before, 2),
      idAt(before, 15),
    ]);
    const more = follow(after, positionOf("B:W32:BK1,K7,K18"));
    expect(new Set(more.pieces.map(({ id }) => id)).size).toBe(4);
  });

  it("lets a captured piece leave until it is dismissed", () => {
    const before = track(positionOf("B:W15,32:B11"));
    const after = follow(before, positionOf("W:W32:B18"));
    const captured = idAt(before, 15)!;
    expect(after.leaving).toEqual([
      { id: captured, square: 15, piece: { color: "white", type: "man" }, leg: 0 },
    ]);
    expect(dismiss(after, captured).leaving).toEqual([]);
  });

  it("lets a captured piece fade to its end while the next one is captured", () => {
    const before = track(positionOf("B:W15,22,32:B11,1"));
    const jumped = follow(before, positionOf("B:W22,32:B18,1"));
    const again = follow(jumped, positionOf("W:W32:B25,1"));
    expect(again.leaving.map(({ square }) => square)).toEqual([15, 22]);
  });

  it("takes a whole chain along its way, each captured piece on its leg", () => {
    const position = positionOf("B:W15,22,31:B11");
    const move = legalMoves(position)[0]!;
    expect(move.path).toEqual([11, 18, 25]);
    const before = track(position);
    const after = follow(before, playMove(position, move));
    expect(after.slides).toEqual([{ id: idAt(before, 11), path: [11, 18, 25] }]);
    const legs = after.leaving.map(({ square, leg }) => [square, leg]);
    expect(legs).toEqual([
      [15, 0],
      [22, 1],
    ]);
  });

  it("sees a king come back to its start after a round of captures", () => {
    const position = positionOf("B:W7,8,15,16:BK3");
    const move = legalMoves(position).find(({ path }) => path.length === 5)!;
    const before = track(position);
    const after = follow(before, playMove(position, move));
    expect(after.slides[0]?.path).toEqual(move.path);
    expect(idAt(after, 3)).toBe(idAt(before, 3));
    expect(after.leaving).toHaveLength(4);
  });

  it("notices a crowning", () => {
    const before = track(positionOf("B:W12:B27"));
    const after = follow(before, positionOf("W:W12:BK32"));
    expect(after.crowned).toEqual([idAt(before, 27)]);
  });

  it("takes a step back when a move was refused, and lets the captured piece return", () => {
    const position = positionOf("B:W15,32:B11");
    const before = track(position);
    const played = follow(before, positionOf("W:W32:B18"));
    const back = follow(played, position);
    expect(idAt(back, 11)).toBe(idAt(before, 11));
    expect(back.slides).toEqual([{ id: idAt(before, 11), path: [18, 11] }]);
    expect(back.entered).toEqual([idAt(back, 15)]);
  });

  it("takes the nearest piece for one that moved when several did", () => {
    const before = track(positionOf("B:W32:B9,12"));
    const after = follow(before, positionOf("B:W32:B16,18"));
    expect([idAt(after, 16), idAt(after, 18)]).toEqual([idAt(before, 12), idAt(before, 9)]);
  });

  it("takes a man for a man and a king for a king where it can", () => {
    const before = track(positionOf("B:W32:B9,K14"));
    const after = follow(before, positionOf("B:W32:B17,K6"));
    expect([idAt(after, 17), idAt(after, 6)]).toEqual([idAt(before, 9), idAt(before, 14)]);
  });

  it("gives a piece that comes a name of its own, also while another fades", () => {
    const before = track(positionOf("B:W5,22:B1,18"));
    const faded = follow(before, positionOf("W:W5:B1,25"));
    const entered = follow(faded, positionOf("W:W5,6,31:B1,25"));
    const names = entered.pieces.map(({ id }) => id);
    expect(new Set([...names, ...entered.leaving.map(({ id }) => id)]).size).toBe(6);
    expect(entered.entered).toEqual([idAt(entered, 6), idAt(entered, 31)]);
    expect(names).toEqual(names.toSorted((a, b) => a - b));
    expect(entered.pieces.find(({ square }) => square === 31)?.piece).toEqual({
      color: "white",
      type: "man",
    });
  });

  it("shows a piece that is another one at the same place as what it is now", () => {
    const after = follow(track(positionOf("B:W32:B9")), positionOf("B:W32:BK9"));
    expect(after.pieces.find(({ square }) => square === 9)?.piece.type).toBe("king");
    expect([after.crowned, after.entered, after.leaving]).toEqual([[], [], []]);
  });

  it("crowns a man only, and has the new position in any case", () => {
    const king = follow(track(positionOf("B:W12:BK27")), positionOf("W:W12:BK32"));
    expect(king.crowned).toEqual([]);
    const same = { ...initialPosition, turn: "white" } as const;
    expect(follow(track(initialPosition), same).position).toBe(same);
  });

  it("changes nothing when an equal position comes again", () => {
    const before = track(initialPosition);
    const after = follow(before, { ...initialPosition });
    expect(after.pieces).toBe(before.pieces);
    expect(after.slides).toBe(before.slides);
  });

  it("brings all pieces home for a new game", () => {
    const after = follow(track(positionOf("B:WK5,9:BK27,26")), initialPosition);
    expect(after.pieces).toHaveLength(24);
    expect(after.slides).toHaveLength(4);
    expect(after.entered).toHaveLength(20);
  });

  it("never gives two pieces one name, over any game", () => {
    const choices = fc.array(fc.nat(), { maxLength: 80 });
    fc.assert(
      fc.property(choices, (game) => {
        let tracked = track(initialPosition);
        for (const choice of game) {
          const steps = legalSteps(tracked.position);
          const step = steps[choice % Math.max(1, steps.length)];
          if (step === undefined) return;
          tracked = follow(tracked, playStep(tracked.position, step).position);
          const ids = [...tracked.pieces, ...tracked.leaving].map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(tracked.entered).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
