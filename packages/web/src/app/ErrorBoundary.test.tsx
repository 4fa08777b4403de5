// The last net under the screens.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error("broken");
}

test("a fault in a screen shows a calm sentence and a way on instead of a blank page", () => {
  vi.spyOn(console, "error").mockReturnValue();
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { name: "Something went wrong on this page" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Load again" })).toBeTruthy();
});
