// The page's address as the screens read it.
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { goToRoom, navigate, usePathname } from "./navigation.ts";

afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

function Path() {
  return <p>{usePathname()}</p>;
}

test("the screens follow the program and the browser's buttons", () => {
  const { container } = render(<Path />);
  expect(container.textContent).toBe("/");
  act(() => navigate("/room/abc"));
  expect(container.textContent).toBe("/room/abc");
  window.history.replaceState(null, "", "/replay");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(container.textContent).toBe("/replay");
});

test("an address can take the place of the present one in the history", () => {
  const before = window.history.length;
  navigate("/room/abc");
  expect(window.history.length).toBe(before + 1);
  navigate("/", { replace: true });
  expect(window.history.length).toBe(before + 1);
  expect(window.location.pathname).toBe("/");
});

test("[P21] from one room to another the history does not lead back into the room that was left", () => {
  const before = window.history.length;
  goToRoom("first234");
  expect(window.history.length).toBe(before + 1);
  goToRoom("second23");
  expect(window.history.length).toBe(before + 1);
  expect(window.location.pathname).toBe("/room/second23");
});
