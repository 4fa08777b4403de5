import { expect, it } from "vitest";
import { roomOf } from "../../store/testing/rooms.ts";
import { createWatcherCounts } from "./watcherCounts.ts";

it("[O6] watchers on all nodes count, those of a silent node for 15 seconds only", () => {
  let now = 0;
  const counts = createWatcherCounts("a secret", () => now);
  counts.setHere("room", 2);
  counts.setElsewhere("silent", "room", 3);
  now = 10_000;
  counts.setElsewhere("other", "room", 4);
  expect(counts.total("room")).toBe(9);
  expect(counts.removeSilentNodes()).toEqual([]);
  now = 15_000;
  expect(counts.total("room")).toBe(6);
  expect(counts.elsewhere("room")).toBe(4);
  expect(counts.removeSilentNodes()).toEqual(["room"]);
});

it("[O6] the watchers of one node leave alone, and those of the others stay", () => {
  const counts = createWatcherCounts("a secret", () => 0);
  counts.setElsewhere("node", "room", 3);
  counts.setElsewhere("other", "room", 4);
  counts.setElsewhere("node", "room", 0);
  expect(counts.total("room")).toBe(4);
});

it("[O6] only a private room that may be watched has a watch id", () => {
  const counts = createWatcherCounts("a secret", () => 0);
  const room = roomOf({ isPrivate: true });
  const watchable = { ...room, options: { ...room.options, watchable: true } };
  expect(counts.of(watchable).watchId).toBe(counts.publicIdOf(room));
  for (const other of [room, roomOf()]) expect(counts.of(other).watchId).toBeNull();
});

it("[O6] rooms whose watchers have left take no memory", () => {
  const counts = createWatcherCounts("a secret", () => 0);
  counts.setHere("room", 1);
  counts.setElsewhere("node", "other room", 1);
  expect(counts.size).toBe(2);
  counts.setHere("room", 0);
  counts.setElsewhere("node", "other room", 0);
  expect(counts.size).toBe(0);
});

it("[O6] rooms that other nodes no longer report take no memory", () => {
  let now = 0;
  const counts = createWatcherCounts("a secret", () => now);
  for (let room = 0; room < 100; room += 1) {
    counts.setElsewhere("node", `room ${room}`, 1);
    now += 1_000;
    counts.removeSilentNodes();
  }
  expect(counts.size).toBeLessThanOrEqual(15);
  expect(counts.total("room 99")).toBe(1);
});
