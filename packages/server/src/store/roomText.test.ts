// Rooms as text: what a later version may have stored is not played on as if it were known.
import { expect, test } from "vitest";
import { roomOf } from "./testing/rooms.ts";
import { DamagedRoom } from "./roomStore.ts";
import { roomOfText, textOf } from "./roomText.ts";

const room = roomOf();

function storedWith(options: object): string {
  return JSON.stringify({ ...JSON.parse(textOf(room)), options });
}

test("a room is read as it was stored", () => {
  expect(roomOfText(textOf(room), true)).toEqual(JSON.parse(JSON.stringify(room)));
});

test.each([{ pace: "1+0" }, { opening: "chosen" }, { handicap: true }])(
  "[O3] a room of a later version, opened with %o, is not played on without it",
  (later) => {
    const options = { ...room.options, ...later };
    expect(() => roomOfText(storedWith(options), true)).toThrow(DamagedRoom);
    expect(() => roomOfText(storedWith(room.options), true)).not.toThrow();
  },
);
