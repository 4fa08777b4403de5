import { expect, it } from "vitest";
import { timeoutFor } from "./storeProbe.ts";

const MEGABYTE = 1_000_000;

it("gives a large file more time before it is called damaged, and none for ever", () => {
  expect(timeoutFor(0)).toBe(600_000);
  expect(timeoutFor(314 * MEGABYTE)).toBe(600_000 + 314_000);
});
