import { expect, test } from "vitest";
import { type RoomOptions, roomOptions, sameOptions, sameQueue } from "./options.ts";

const USUAL = roomOptions({ isPrivate: false });
const OTHERS: RoomOptions = {
  visibility: "private",
  pace: "3+2",
  opening: "ballot",
  watchable: false,
};

test("[O1] what a client that knows no options asks for is a free game without a clock, watched where it is public", () => {
  const plain = { pace: "none", opening: "free" };
  expect(USUAL).toEqual({ ...plain, visibility: "public", watchable: true });
  const secret = roomOptions({ isPrivate: true });
  expect(secret).toEqual({ ...plain, visibility: "private", watchable: false });
});

test("[O2] rooms that differ in any one option were not opened for the same", () => {
  expect(sameOptions(USUAL, { ...USUAL })).toBe(true);
  expect(Object.keys(OTHERS).toSorted()).toEqual(Object.keys(USUAL).toSorted());
  for (const [name, value] of Object.entries(OTHERS))
    expect({ name, isSame: sameOptions(USUAL, { ...USUAL, [name]: value }) }).toEqual({
      name,
      isSame: false,
    });
});

test("[O2] public rooms with the same pace and opening share a queue, with any watchable", () => {
  expect(sameQueue(USUAL, { ...USUAL, watchable: false })).toBe(true);
  expect(sameQueue(USUAL, { ...USUAL, pace: "3+2" })).toBe(false);
  expect(sameQueue(USUAL, { ...USUAL, opening: "ballot" })).toBe(false);
  expect(sameQueue(USUAL, { ...USUAL, visibility: "private" })).toBe(false);
});
