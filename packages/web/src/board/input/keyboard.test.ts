// Tests of what keys do on the board.

import { describe, expect, it } from "vitest";

import { keyAction } from "./keyboard.ts";

const struck = (key: string, ctrlKey = false) => keyAction({ key, ctrlKey }, { x: 3, y: 4 });
const going = (x: number, y: number) => ({ type: "go", place: { x, y } });

describe("keys on the board", () => {
  it("go by arrow in the direction seen", () => {
    expect(struck("ArrowLeft")).toEqual(going(2, 4));
    expect(struck("ArrowRight")).toEqual(going(4, 4));
    expect(struck("ArrowUp")).toEqual(going(3, 3));
    expect(struck("ArrowDown")).toEqual(going(3, 5));
  });

  it("stay on the board at its edges", () => {
    expect(keyAction({ key: "ArrowLeft", ctrlKey: false }, { x: 0, y: 0 })).toEqual(going(0, 0));
    expect(keyAction({ key: "ArrowDown", ctrlKey: false }, { x: 7, y: 7 })).toEqual(going(7, 7));
  });

  it("go to the ends of the row, and with Ctrl to the first and last place", () => {
    expect(struck("Home")).toEqual(going(0, 4));
    expect(struck("End")).toEqual(going(7, 4));
    expect(struck("Home", true)).toEqual(going(0, 0));
    expect(struck("End", true)).toEqual(going(7, 7));
  });

  it("press with Enter and Space, let go with Esc, and leave other keys alone", () => {
    expect(struck("Enter")).toEqual({ type: "press" });
    expect(struck(" ")).toEqual({ type: "press" });
    expect(struck("Escape")).toEqual({ type: "let-go" });
    expect(struck("Tab")).toBeUndefined();
    expect(struck("x")).toBeUndefined();
  });

  it("go on with N to what can be done, back with Shift, and take digits", () => {
    expect(struck("n")).toEqual({ type: "next", back: false });
    expect(struck("N")).toEqual({ type: "next", back: true });
    expect(struck("7")).toEqual({ type: "digit", digit: "7" });
    expect(struck("n", true)).toBeUndefined();
    expect(struck("1", true)).toBeUndefined();
  });
});
