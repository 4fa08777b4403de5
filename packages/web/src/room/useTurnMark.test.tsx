// The call to a hidden tab, and that it ends.
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useTurnMark } from "./useTurnMark.ts";

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg" />';
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

const icon = () => document.querySelector("link[rel=icon]")?.getAttribute("href");

test("[P33] a hidden tab is called by title and icon, and only while it is hidden and on turn", () => {
  const { rerender } = renderHook(({ isOnTurn }) => useTurnMark("abc", isOnTurn), {
    initialProps: { isOnTurn: true },
  });
  expect([document.title, icon()]).toEqual(["Room abc · Kingrow", "/favicon.svg"]);
  look("hidden");
  expect([document.title, icon()]).toEqual(["Your turn · Kingrow", "/favicon-turn.svg"]);
  rerender({ isOnTurn: false });
  expect([document.title, icon()]).toEqual(["Room abc · Kingrow", "/favicon.svg"]);
  rerender({ isOnTurn: true });
  look("visible");
  expect([document.title, icon()]).toEqual(["Room abc · Kingrow", "/favicon.svg"]);
});
