// The focus while one screen takes the place of another.
import { cleanup, render } from "@testing-library/react";
import { useLayoutEffect, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { arrive } from "./arrival.ts";
import { MessageScreen } from "./MessageScreen.tsx";
import { PageFrame } from "./PageFrame.tsx";

afterEach(cleanup);

const table = (
  <PageFrame header="header">
    <p>The table</p>
  </PageFrame>
);

test("a screen is seen from the top, with its header", () => {
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  const { documentElement } = document;
  render(table);
  documentElement.scrollTop = 300;
  arrive();
  expect(documentElement.scrollTop).toBe(0);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  focus.mockRestore();
});

test("[P46] what a page says instead of a screen has the focus at once", () => {
  render(<MessageScreen title="Room not found" isAlert />);
  expect(document.activeElement?.id).toBe("main");
});

test("[P46] what a page said instead of a screen hands the focus on to the screen that comes", () => {
  const { rerender } = render(<MessageScreen title="Room is full" isAlert />);
  rerender(table);
  expect(document.activeElement?.textContent).toBe("The table");
});

/** Tells what has the focus as soon as the screen within is in the page, before anything is drawn. */
function Around({ tell, children }: { tell: (focused?: string) => void; children: ReactNode }) {
  useLayoutEffect(() => tell(document.activeElement?.id));
  return children;
}

test("[P46] the focus of a screen that loads goes on to the screen that comes, with no moment in between", () => {
  const told: (string | undefined)[] = [];
  const around = (screen: ReactNode) => <Around tell={(id) => void told.push(id)}>{screen}</Around>;
  const { rerender } = render(around(<MessageScreen />));
  arrive();
  expect(document.activeElement?.id).toBe("main");
  rerender(around(table));
  expect(told.at(-1)).toBe("main");
  expect(document.activeElement?.textContent).toBe("The table");
});
