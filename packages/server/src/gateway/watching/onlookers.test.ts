import { expect, it } from "vitest";
import { createOnlookers } from "./onlookers.ts";

it("[O6] watchers on all nodes count, those of a silent one for a while only", () => {
  let now = 0;
  const onlookers = createOnlookers("a secret", () => now);
  onlookers.note("room", 2);
  onlookers.noteElsewhere("silent", "room", 3);
  now = 10_000;
  onlookers.noteElsewhere("other", "room", 4);
  expect(onlookers.total("room")).toBe(9);
  now = 15_000;
  expect(onlookers.total("room")).toBe(6);
  expect(onlookers.elsewhere("room")).toBe(4);
});

it("[O6] rooms that other nodes tell of no more are forgotten, closed ones too", () => {
  let now = 0;
  const onlookers = createOnlookers("a secret", () => now);
  for (let room = 0; room < 100; room += 1) {
    onlookers.noteElsewhere("node", `room ${room}`, 1);
    now += 1_000;
  }
  expect(onlookers.size).toBeLessThanOrEqual(16);
  expect(onlookers.total("room 99")).toBe(1);
});
