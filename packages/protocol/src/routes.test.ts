// The screens of addresses, which may be typed by hand.
import { expect, test } from "vitest";
import { roomAddressOf, roomPath, screenAt } from "./routes.ts";

test("[P13] a path without an id is recognized", () => {
  expect(roomAddressOf("/room")).toEqual({ kind: "missing" });
  expect(roomAddressOf("/room/")).toEqual({ kind: "missing" });
});

test("a room id is letters, digits, dashes and underscores", () => {
  expect(roomAddressOf("/room/abc23456")).toEqual({ kind: "room", roomId: "abc23456" });
  expect(roomAddressOf("/room/aB_c-9/")).toEqual({ kind: "room", roomId: "aB_c-9" });
});

const nonsense = [
  "/room/\n",
  "/room/%0a",
  "/room/javascript:alert(1)",
  "/room/a/b",
  "/room/%E0%A4%A",
  "/room/a b",
  `/room/${"a".repeat(10_000)}`,
];

test.each(nonsense)("nonsense is recognised: %j", (path) => {
  expect(roomAddressOf(path)).toEqual({ kind: "nonsense" });
});

test("every screen has its path, the room with an id and without", () => {
  expect(screenAt("/")).toBe("lobby");
  expect(screenAt("/replay")).toBe("replay");
  expect(screenAt("/review")).toBe("review");
  expect(screenAt("/analysis")).toBe("analysis");
  expect([screenAt("/puzzles"), screenAt("/shots")]).toEqual(["puzzles", "puzzles"]);
  expect(screenAt("/learn")).toBe("learn");
  expect(screenAt("/games")).toBe("games");
  expect([screenAt("/room"), screenAt("/room/"), screenAt(roomPath("abc23456"))]).toEqual([
    "room",
    "room",
    "room",
  ]);
  expect(screenAt("/room/\n")).toBe("room");
});

test.each(["", "/rooms/x", "/replay/", "/nothing", "//"])("nothing is at %j", (path) => {
  expect(screenAt(path)).toBeUndefined();
});
