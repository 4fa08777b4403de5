// The focus while one screen takes the place of another.
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { arrive } from "./arrival.ts";
import { FullScreen } from "./FullScreen.tsx";
import { PageFrame } from "./PageFrame.tsx";

afterEach(cleanup);

const table = (
  <PageFrame header="header">
    <p>The table</p>
  </PageFrame>
);

test("[P46] what a page says instead of a screen has the focus at once", () => {
  render(<FullScreen title="Room not found" isAlert />);
  expect(document.activeElement?.id).toBe("main");
});

test("[P46] the focus of a screen that loads goes on to the screen that comes", () => {
  const { rerender } = render(<FullScreen />);
  arrive();
  expect(document.activeElement?.id).toBe("main");
  rerender(table);
  expect(document.activeElement?.id).toBe("main");
  expect(document.activeElement?.textContent).toBe("The table");
});
