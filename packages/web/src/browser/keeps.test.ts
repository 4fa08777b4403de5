// Finding out whether anything is remembered.
import { memoryShelf } from "@kingrow/client";
import { expect, test } from "vitest";
import { keeps } from "./keeps.ts";

test("[P72] whether a browser keeps anything is found out by trying", () => {
  expect(keeps(memoryShelf())).toBe(true);
  const forgetful = { ...memoryShelf(), write: () => {} };
  expect(keeps(forgetful)).toBe(false);
});
