// Tests of going through a game.
import { initialPosition } from "@kingrow/rules";
import { describe, expect, it } from "vitest";
import { moveInto, pathText, plyAt, positionsOf, travel } from "./timeline.ts";

const MOVES = ["11-15", "22-18", "15x22", "25x18"];

describe("a game as a row of positions", () => {
  it("[P27] has the start and a position after each whole move", () => {
    const positions = positionsOf(MOVES);
    if (!positions.ok) throw new Error("not played");
    expect(positions.value).toHaveLength(5);
    expect(positions.value[0]).toEqual(initialPosition);
    expect(positions.value.map(({ turn }) => turn)).toEqual([
      "black",
      "white",
      "black",
      "white",
      "black",
    ]);
  });

  it("is refused where a move cannot be played", () => {
    expect(positionsOf(["11-15", "22-19"])).toMatchObject({ ok: false, error: { ply: 2 } });
  });

  it("knows the squares of the move that led to a place", () => {
    expect(moveInto(["11-15", "22x15x8"], 2)).toEqual({ from: 22, to: 8 });
    expect(moveInto(MOVES, 0)).toBeUndefined();
  });
});

it("writes a step with a hyphen and a capture with an x", () => {
  expect(pathText([11, 15])).toBe("11-15");
  expect(pathText([22, 15])).toBe("22x15");
  expect(pathText([29, 22, 13, 6])).toBe("29x22x13x6");
});

describe("going through it", () => {
  it("[P27] goes back from now, and on to now again", () => {
    expect(travel(undefined, "previous", 4)).toBe(3);
    expect(travel(3, "previous", 4)).toBe(2);
    expect(travel(2, "next", 4)).toBe(3);
    expect(travel(3, "next", 4)).toBeUndefined();
    expect(travel(undefined, "first", 4)).toBe(0);
    expect(travel(1, "last", 4)).toBeUndefined();
  });

  it("stays within the game", () => {
    expect(travel(0, "previous", 4)).toBe(0);
    expect(travel(undefined, "next", 4)).toBeUndefined();
    expect(travel(undefined, "previous", 0)).toBeUndefined();
    expect(plyAt(9, 4)).toBeUndefined();
  });
});
