import { expect, test } from "vitest";
import { sizeFor } from "./useMoveListSize.ts";

test.each([
  [3, "line"],
  [5.99, "line"],
  [6, "words"],
  [10.99, "words"],
  [11, "list"],
])("[P39] moves with %d rem of height are drawn as a %s", (height, room) => {
  expect(sizeFor(height)).toBe(room);
});
