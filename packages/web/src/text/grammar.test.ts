// Numbers and the words beside them.
import { expect, test } from "vitest";
import { counted } from "./grammar.ts";

test("[P31] the form of a word goes by the number and the language", () => {
  const rooms = counted("pl", { one: "# pokój", few: "# pokoje", many: "# pokoi", other: "#" });
  expect([1, 2, 5, 12, 22].map(rooms)).toEqual([
    "1 pokój",
    "2 pokoje",
    "5 pokoi",
    "12 pokoi",
    "22 pokoje",
  ]);
  const men = counted("ru", { one: "# шашка", few: "# шашки", many: "# шашек", other: "#" });
  expect([21, 3, 11].map(men)).toEqual(["21 шашка", "3 шашки", "11 шашек"]);
  expect(counted("de", { other: "# Leute" })(12_345)).toBe("12.345 Leute");
});
