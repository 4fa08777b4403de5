import { expect, test } from "vitest";
import { roomOptions, sameQueue } from "./options.ts";

const USUAL = roomOptions({ isPrivate: false });

test("[O1] what a client that knows no options asks for is a free game without a clock, watched where it is public", () => {
  const plain = { pace: "none", opening: "free" };
  expect(USUAL).toEqual({ ...plain, visibility: "public", watchable: true });
  const secret = roomOptions({ isPrivate: true });
  expect(secret).toEqual({ ...plain, visibility: "private", watchable: false });
});

test("[O2] public rooms with the same pace and opening share a queue, with any watchable", () => {
  expect(sameQueue(USUAL, { ...USUAL, watchable: false })).toBe(true);
  expect(sameQueue(USUAL, { ...USUAL, pace: "3+2" })).toBe(false);
  expect(sameQueue(USUAL, { ...USUAL, opening: "ballot" })).toBe(false);
  expect(sameQueue(USUAL, { ...USUAL, visibility: "private" })).toBe(false);
});
