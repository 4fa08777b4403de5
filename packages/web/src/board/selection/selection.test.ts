// Tests of the selection: what is held, what is played, what is explained.

import { initialPosition } from "@kingrow/rules";
import { describe, expect, it } from "vitest";

import { CAPTURE, CHAIN, positionOf, QUIET } from "../testing/positions.ts";
import { decide, stillSelected, type Moment } from "./selection.ts";

const black = (position: Moment["position"]): Moment => ({
  position,
  viewer: "black",
  active: true,
});
const START = black(initialPosition);
const press = (selected: number | undefined, square: number | undefined, moment: Moment = START) =>
  decide(selected, { type: "press", square }, moment);

describe("pressing", () => {
  it("[P16] selects an own piece that can move", () => {
    expect(press(undefined, 11)).toEqual({ selected: 11 });
  });

  it("[P16] lets go of the selected piece when it is pressed again", () => {
    expect(press(11, 11)).toEqual({ selected: undefined });
  });

  it("[P16] selects another own piece instead", () => {
    expect(press(11, 10)).toEqual({ selected: 10 });
  });

  it("[P17] plays a step to a destination and holds nothing after it", () => {
    const step = { from: 11, to: 15, captured: undefined };
    expect(press(11, 15)).toEqual({ selected: undefined, step });
  });

  it("[P17] keeps the landing piece selected after a jump with another to follow", () => {
    const step = { from: 11, to: 18, captured: 15 };
    expect(press(11, 18, black(CAPTURE))).toEqual({ selected: 18, step });
  });

  it("[P17] holds nothing after a jump that ends the turn", () => {
    const moment = black(positionOf("B:W15,32:B11"));
    expect(press(11, 18, moment).selected).toBeUndefined();
  });

  it("[P16] clears the selection anywhere else: a far square, a light one", () => {
    expect(press(11, 20)).toEqual({ selected: undefined });
    expect(press(11, undefined)).toEqual({ selected: undefined });
  });

  it("[P17] selects only pieces that capture when there is something to capture", () => {
    expect(press(undefined, 1, black(CAPTURE)).selected).toBeUndefined();
    expect(press(undefined, 11, black(CAPTURE)).selected).toBe(11);
  });

  it("[P16] takes no input out of turn", () => {
    const away = { ...START, active: false };
    expect(press(undefined, 11, away).selected).toBeUndefined();
    expect(press(11, 15, away).step).toBeUndefined();
    expect(press(11, 15, { ...START, viewer: "white" }).step).toBeUndefined();
  });
});

describe("pressing the destination first", () => {
  it("[P16] plays the only step of the only piece that can go there", () => {
    const step = { from: 4, to: 8, captured: undefined };
    expect(press(undefined, 8, black(QUIET))).toEqual({ selected: undefined, step });
  });

  it("plays nothing when two pieces could go there", () => {
    expect(press(undefined, 16, black(QUIET))).toEqual({ selected: undefined });
    const bothOnlyThere = black(positionOf("B:W31,32:B11,12,15"));
    expect(press(undefined, 16, bothOnlyThere)).toEqual({ selected: undefined });
  });

  it("[P16] plays nothing when the piece could go elsewhere too", () => {
    expect(press(undefined, 13, START)).toEqual({ selected: undefined });
  });

  it("plays nothing while another piece is selected", () => {
    expect(press(12, 8, black(QUIET))).toEqual({ selected: undefined });
  });
});

const explained = (square: number, moment: Moment) => press(undefined, square, moment).explanation;

describe("explaining", () => {
  it("names the pieces that must capture", () => {
    const why = { square: 1, reason: "must-capture", pieces: [11] };
    expect(explained(1, black(CAPTURE))).toEqual(why);
  });

  it("names the piece that must go on", () => {
    const why = { square: 1, reason: "must-continue", pieces: [18] };
    expect(explained(1, black(CHAIN))).toEqual(why);
  });

  it("says of the rest: blocked, not yours, not your turn", () => {
    expect(explained(1, START)).toEqual({ square: 1, reason: "blocked", pieces: [] });
    expect(explained(21, START)).toEqual({ square: 21, reason: "not-yours", pieces: [] });
    const away = { ...START, active: false };
    expect(explained(11, away)).toEqual({ square: 11, reason: "not-your-turn", pieces: [] });
  });

  it("says nothing about empty squares and nothing to onlookers", () => {
    expect(explained(18, START)).toBeUndefined();
    expect(explained(11, { ...START, viewer: undefined, active: false })).toBeUndefined();
  });
});

describe("dragging", () => {
  it("selects what can be moved when it is grabbed, and never lets go of it", () => {
    expect(decide(undefined, { type: "grab", square: 11 }, START).selected).toBe(11);
    expect(decide(11, { type: "grab", square: 11 }, START).selected).toBe(11);
    expect(decide(11, { type: "grab", square: 1 }, START).selected).toBe(11);
  });

  it("plays the step when dropped on a destination", () => {
    expect(decide(11, { type: "drop", square: 16 }, START).step?.to).toBe(16);
  });

  it("keeps the piece selected when dropped anywhere else or off the board", () => {
    expect(decide(11, { type: "drop", square: 20 }, START)).toEqual({ selected: 11 });
    expect(decide(11, { type: "drop", square: undefined }, START)).toEqual({ selected: 11 });
  });
});

describe("a new moment", () => {
  it("[P16] clears the selection when the turn has ended", () => {
    expect(stillSelected(11, { ...START, active: false })).toBeUndefined();
  });

  it("keeps a piece that can still move and drops one that cannot", () => {
    expect(stillSelected(11, START)).toBe(11);
    expect(stillSelected(1, START)).toBeUndefined();
  });

  it("[P17] holds the piece in the middle of a chain, also when the page was just opened", () => {
    expect(stillSelected(undefined, black(CHAIN))).toBe(18);
    expect(stillSelected(undefined, { ...black(CHAIN), active: false })).toBeUndefined();
  });

  it("lets go with Esc", () => {
    expect(decide(11, { type: "let-go" }, START)).toEqual({ selected: undefined });
  });
});
