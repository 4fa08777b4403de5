// Tests of when a press becomes a drag.

import { expect, it } from "vitest";

import { beginDrag, DRAG_THRESHOLD, dragTo } from "./useDrag.ts";

const begun = beginDrag(11, 1, { x: 10, y: 10 });

it("begins after three pixels in any direction", () => {
  expect(DRAG_THRESHOLD).toBe(3);
  expect(dragTo(begun, { x: 12, y: 12 }).moving).toBe(false);
  expect(dragTo(begun, { x: 13, y: 10 }).moving).toBe(true);
  expect(dragTo(begun, { x: 10, y: 7 }).moving).toBe(true);
});

it("stays a drag when the pointer comes back to its start", () => {
  const away = dragTo(begun, { x: 40, y: 10 });
  expect(dragTo(away, { x: 10, y: 10 }).moving).toBe(true);
});
