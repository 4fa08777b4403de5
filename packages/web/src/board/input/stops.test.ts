// Where single keys lead on the board.
import { initialPosition, parseFen, type Position } from "@kingrow/rules";
import { expect, test } from "vitest";
import { nextStop, squareTyped, stopsOf } from "./stops.ts";
import { placeOf } from "../surface/geometry.ts";

function held(position: Position, selected?: number, active = true) {
  const moment = { position, viewer: position.turn, active };
  return { moment, selected, planned: undefined, plans: false } as const;
}

function positionOf(fen: string): Position {
  const read = parseFen(fen);
  if (!read.ok) throw new Error(fen);
  return read.value;
}

test("[P26] before a piece is held, the pieces that can move are the stops; then where it can go", () => {
  expect(stopsOf(held(initialPosition))).toEqual([9, 10, 11, 12]);
  expect(stopsOf(held(initialPosition, 11))).toEqual([15, 16]);
  expect(stopsOf(held(positionOf("B:W15,22:B11,1,2")))).toEqual([11]);
  expect(stopsOf(held(initialPosition, undefined, false))).toEqual([]);
});

test("[P26] while the opponent thinks, one's own pieces are the stops, and then what a premove could reach", () => {
  const moment = { position: initialPosition, viewer: "white", active: false } as const;
  const plans = { moment, selected: undefined, planned: undefined, plans: true } as const;
  expect(stopsOf(plans)).toEqual([21, 22, 23, 24, 25, 26, 27, 28]);
  expect(stopsOf({ ...plans, planned: 22 })).toEqual(expect.arrayContaining([17, 18]));
  expect(new Set(stopsOf({ ...plans, planned: 26 }))).toEqual(new Set([17, 19]));
});

test("[P26] the next stop is the next as one reads the board, round and round, and back", () => {
  const turned = false;
  const at = (square: number) => placeOf(square, turned);
  const stops = [9, 10, 11, 12];
  const walk = [...stops].sort((a, b) => at(a).y * 8 + at(a).x - (at(b).y * 8 + at(b).x));
  const [first = 0, second = 0] = walk;
  expect(nextStop(stops, { x: 0, y: 0 }, { back: false, turned })).toEqual(at(first));
  expect(nextStop(stops, at(first), { back: false, turned })).toEqual(at(second));
  expect(nextStop(stops, at(walk.at(-1)!), { back: false, turned })).toEqual(at(first));
  expect(nextStop(stops, at(first), { back: true, turned })).toEqual(at(walk.at(-1)!));
  expect(nextStop(stops, at(second), { back: true, turned })).toEqual(at(first));
  expect(nextStop([1, 29], { x: 0, y: 0 }, { back: false, turned })).toEqual(at(29));
  expect(nextStop([], at(first), { back: false, turned })).toBeUndefined();
});

test("[P26] digits name a square as soon as no other can be meant", () => {
  expect(squareTyped("9", [9, 10, 11])).toBe(9);
  expect(squareTyped("1", [9, 10, 11])).toBeUndefined();
  expect(squareTyped("11", [9, 10, 11])).toBe(11);
  expect(squareTyped("1", [1, 5])).toBe(1);
  expect(squareTyped("1", [1, 10])).toBeUndefined();
  expect(squareTyped("5", [9]), "to be told why not").toBe(5);
  expect(squareTyped("2", [5])).toBeUndefined();
  // It may begin 30 to 32.
  expect(squareTyped("3", [5])).toBeUndefined();
  expect(squareTyped("0", [5])).toBeUndefined();
  expect(squareTyped("05", [5])).toBe(5);
  expect(squareTyped("31", [])).toBe(31);
  expect(squareTyped("32", [])).toBe(32);
  expect(squareTyped("33", [33])).toBe("none");
  expect(squareTyped("00", [])).toBe("none");
});
