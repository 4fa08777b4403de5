// Time that passes in components, on the test's own clock.
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useNow } from "./useTime.ts";

const START = 5_000_300;

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => vi.useRealTimers());

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function Second() {
  return <p>{Math.ceil(useNow(Date.now) / 1_000)}</p>;
}

test("clocks that came at different times tell the same second", () => {
  const { rerender } = render(<Second key="first" />);
  pass(500);
  rerender(
    <>
      <Second key="first" />
      <Second key="second" />
    </>,
  );
  for (let i = 0; i < 20; i += 1) {
    pass(270);
    const [one, other] = screen.getAllByRole("paragraph").map(({ textContent }) => textContent);
    expect(other).toBe(one);
  }
});

test("a clock ticks once in each of its steps", () => {
  render(<Second />);
  pass(700);
  expect(screen.getByText("5001")).toBeTruthy();
  pass(999);
  expect(screen.getByText("5001")).toBeTruthy();
  pass(1);
  expect(screen.getByText("5002")).toBeTruthy();
});
