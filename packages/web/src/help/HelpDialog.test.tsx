// The rules in the dialog, and pictures that are possible.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { HelpDialog } from "./HelpDialog.tsx";
import { PICTURES, type Picture } from "./pictures.ts";

afterEach(cleanup);

test("[P36] the rules stand in ten lines, each with a picture, and can be closed", () => {
  const onClose = vi.fn<() => void>();
  render(<HelpDialog onClose={onClose} />);
  const dialog = screen.getByRole("dialog", { name: "How to play" });
  const lines = within(dialog).getAllByRole("listitem");
  expect(lines).toHaveLength(10);
  for (const line of lines) {
    expect(line.querySelector("svg")).not.toBeNull();
    expect(line.textContent?.length).toBeLessThan(140);
  }
  fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("[P36] nine rules are pressed as a whole, by their picture too", () => {
  render(<HelpDialog onClose={vi.fn<() => void>()} />);
  const lines = screen.getAllByRole("listitem");
  expect(lines.filter((line) => within(line).queryByRole("button") !== null)).toHaveLength(9);
  fireEvent.click(lines[1]!.querySelector("svg")!);
  expect(screen.getByText("Move your man.")).toBeTruthy();
});

test("[P36] no way that a picture shows lies over a piece", () => {
  render(<HelpDialog onClose={vi.fn<() => void>()} />);
  for (const line of screen.getAllByRole("listitem")) {
    const drawn = [...(line.querySelector("svg")?.querySelectorAll("use, circle") ?? [])];
    const kinds = drawn.map(({ tagName }) => tagName.toLowerCase()).join(" ");
    expect(kinds).toMatch(/^(?:circle ?)*(?:use ?)+$/);
  }
});

test.each<[string, Picture]>(PICTURES.map((picture) => [picture.line, picture]))(
  "pieces and ways keep to the dark squares and go along diagonals: %s",
  (_name, { pieces, ways }) => {
    const spots = [...pieces.map(({ at }) => at), ...ways.flat()];
    expect(spots.every(([x, y]) => (x + y) % 2 === 0)).toBe(true);
    for (const way of ways) {
      way.slice(1).forEach(([x, y], index) => {
        const [fromX, fromY] = way[index] ?? [0, 0];
        expect(Math.abs(x - fromX)).toBe(Math.abs(y - fromY));
      });
    }
  },
);
