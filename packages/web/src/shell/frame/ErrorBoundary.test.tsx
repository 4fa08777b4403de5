// The last net under the screens.
import { act, cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { NotLoaded } from "../later/later.ts";

beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(fault: Error, instead?: ReactNode): void {
  function Broken(): never {
    throw fault;
  }
  const props = instead === undefined ? {} : { instead };
  render(
    <ErrorBoundary {...props}>
      <Broken />
    </ErrorBoundary>,
  );
}

test("[P42] a fault in a screen shows a calm sentence and ways on instead of a blank page", () => {
  show(new Error("broken"));
  expect(screen.getByRole("heading", { name: "Something went wrong on this page" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to the lobby" }).getAttribute("href")).toBe("/");
});

test("[P42] a screen that could not be fetched is told apart, and waits for the network", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show(new NotLoaded());
  expect(screen.getByRole("heading", { name: "This could not be loaded" })).toBeTruthy();
  const again = screen.getByRole<HTMLButtonElement>("button", { name: "You're offline" });
  expect(again.disabled).toBe(true);
  onLine.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Try again" }).disabled).toBe(false);
});

test("[P42] a part that can be done without leaves the rest of the screen alone", () => {
  show(new NotLoaded(), "no picture");
  expect(screen.getByText("no picture")).toBeTruthy();
  expect(screen.queryByRole("heading")).toBeNull();
});
