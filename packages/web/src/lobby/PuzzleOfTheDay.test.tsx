// The puzzle of the day in the lobby fetches its board only where the board is seen.
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PuzzleOfTheDay } from "./PuzzleOfTheDay.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

function show() {
  const reports: Report[] = [];
  class Observer {
    observe = vi.fn<() => void>();
    disconnect = vi.fn<() => void>();
    constructor(report: Report) {
      reports.push(report);
    }
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  render(<PuzzleOfTheDay />);
  const link = screen.getByRole("link", { name: /^Puzzle of the day/ });
  /** Tells the page whether the place of the board is seen. */
  const tell = (isIntersecting: boolean): void =>
    act(() => reports.forEach((report) => report([{ isIntersecting }])));
  return { link, tell };
}

test("[P81] the card of the puzzle of the day shows its board, and what is to be done", async () => {
  const { link, tell } = show();
  tell(true);
  expect(await screen.findByText(/ moves and (?:wins|gets a king)\.$/)).toBeTruthy();
  expect(link.querySelectorAll("[data-at]").length).toBeGreaterThan(2);
  expect(link.textContent).toMatch(/\. Solve$/);
  expect(link.getAttribute("href")).toBe("/puzzles#today");
});

test("[P81] a board that is not seen is not fetched", async () => {
  const { link, tell } = show();
  tell(false);
  await vi.dynamicImportSettled();
  expect(link.querySelector("[data-at]")).toBeNull();
});
