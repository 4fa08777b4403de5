import { expect, it } from "vitest";
import { newRoomId } from "../../keeper/creation.ts";
import { createWatchIds } from "./watchIds.ts";

const ids = createWatchIds("a secret of this server");

it("[O6] an id leads back to its room, by the same secret alone", () => {
  const roomId = newRoomId("private");
  const watchId = ids.of(roomId);
  expect(ids.roomOf(watchId)).toBe(roomId);
  expect(createWatchIds("a secret of this server").of(roomId)).toBe(watchId);
  expect(createWatchIds("another").roomOf(watchId)).toBeUndefined();
  expect(watchId.length).toBeLessThanOrEqual(64);
});

it("[O13] neither id can be derived from the other", () => {
  const roomId = newRoomId("private");
  const watchId = ids.of(roomId);
  const inner = Buffer.from(watchId.slice(2), "base64url").toString("latin1");
  expect(watchId + inner).not.toContain(roomId);
  for (const length of [3, 4, 5])
    for (let at = 0; at + length <= roomId.length; at += 1)
      expect(inner).not.toContain(roomId.slice(at, at + length));
});

it.each(["", "w-", "w-AAAA", "abcdefgh", `w-${"A".repeat(48)}`, "w-😀".repeat(9)])(
  "[O6] %j is nobody's",
  (text) => {
    expect(ids.roomOf(text)).toBeUndefined();
  },
);

it("[O6] one changed letter makes an id invalid", () => {
  const watchId = ids.of(newRoomId("private"));
  for (let at = 2; at < watchId.length; at += 5) {
    const letter = watchId[at] === "A" ? "B" : "A";
    expect(ids.roomOf(watchId.slice(0, at) + letter + watchId.slice(at + 1))).toBeUndefined();
  }
});
