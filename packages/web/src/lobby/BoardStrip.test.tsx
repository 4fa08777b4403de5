// The lobby's picture is a piece of a real board.
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { BoardStrip } from "./BoardStrip.tsx";

test("the lobby's picture is one drawing of square squares, and every disc stands on a dark one", () => {
  const { container } = render(<BoardStrip />);
  const [, , width, height] = container.querySelector("svg")!.getAttribute("viewBox")!.split(" ");
  // Eight by three squares, in a frame as wide on all sides.
  expect(Number(width) - 8).toBe(Number(height) - 3);
  const rows = container
    .querySelectorAll("path")[1]!
    .getAttribute("d")!
    .matchAll(/M(\d) (\d)/g);
  // Dashes of one square each: where the first of a row lies says where all do.
  for (const [, x, y] of rows) expect((Number(x) + Number(y)) % 2).toBe(1);
  const discs = [...container.querySelectorAll("g")].map((disc) =>
    disc.getAttribute("transform")!.match(/\d/g)!.map(Number),
  );
  expect(discs).toHaveLength(7);
  for (const [x = 0, y = 0] of discs) expect((x + y) % 2).toBe(1);
});
