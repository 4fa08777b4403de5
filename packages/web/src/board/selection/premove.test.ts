// Tests of choosing a move while the opponent thinks.

import { describe, expect, it } from "vitest";

import { QUIET, positionOf } from "../testing/positions.ts";
import { decidePremove, premoveTargets, type PremoveDecision } from "./premove.ts";
import type { Moment, SelectionEvent } from "./selection.ts";

const NOTHING: PremoveDecision = { piece: undefined, premove: undefined };

/** White thinks, Black waits. */
const WAITING: Moment = { position: { ...QUIET, turn: "white" }, viewer: "black", active: false };

function after(...events: SelectionEvent[]): PremoveDecision {
  return events.reduce((now, event) => decidePremove(now, event, WAITING), NOTHING);
}
const press = (square: number | undefined): SelectionEvent => ({ type: "press", square });

describe("a premove", () => {
  it("[P24] is a piece and then a square it could go to", () => {
    expect(after(press(11))).toEqual({ piece: 11, premove: undefined });
    expect(after(press(11), press(15))).toEqual({
      piece: undefined,
      premove: { from: 11, to: 15 },
    });
  });

  it("[P24] may be a jump, for which there is nothing to take yet", () => {
    expect(after(press(11), press(18)).premove).toEqual({ from: 11, to: 18 });
  });

  it("[P24] is taken back by Esc, by a click elsewhere and by taking up another piece", () => {
    const stored = [press(11), press(15)];
    expect(after(...stored, { type: "let-go" })).toEqual(NOTHING);
    expect(after(...stored, press(24))).toEqual(NOTHING);
    expect(after(...stored, press(undefined))).toEqual(NOTHING);
    expect(after(...stored, press(12))).toEqual({ piece: 12, premove: undefined });
    expect(after(...stored, { type: "grab", square: 12 })).toEqual({
      piece: 12,
      premove: undefined,
    });
  });

  it("[P24] can be dragged; a drop where the piece could not go stores nothing", () => {
    const grab = { type: "grab", square: 11 } as const;
    expect(after(grab, { type: "drop", square: 16 }).premove).toEqual({ from: 11, to: 16 });
    expect(after(grab, { type: "drop", square: 32 })).toEqual({ piece: 11, premove: undefined });
    expect(after(grab, { type: "drop", square: undefined }).premove).toBeUndefined();
  });

  it("is none of the opponent's pieces and never goes onto an own one", () => {
    expect(after(press(31))).toEqual(NOTHING);
    expect(after({ type: "grab", square: 31 })).toEqual(NOTHING);
    expect(after(press(4), press(11))).toEqual({ piece: 11, premove: undefined });
  });
});

describe("where a piece could go", () => {
  it("is forward for a man and everywhere near for a king, whatever stands there", () => {
    const position = positionOf("W:W20:BK18,11");
    const moment = { position, viewer: "black", active: false } as const;
    expect([...premoveTargets(11, moment)].sort((a, b) => a - b)).toEqual([15, 16, 18, 20]);
    expect([...premoveTargets(18, moment)].sort((a, b) => a - b)).toEqual([
      9, 11, 14, 15, 22, 23, 25, 27,
    ]);
  });

  it("is nowhere for an empty square", () => {
    expect(premoveTargets(1, WAITING)).toEqual([]);
  });
});
