// Which panel is shown where the parts of the page come late.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { FunctionComponent } from "react";
import { afterEach, expect, test } from "vitest";
import { usePanel } from "./HeaderTools.tsx";

afterEach(cleanup);

test("[P42] the panel that was asked for last is shown, though another one comes after it", async () => {
  let answer: ((panel: FunctionComponent) => void) | undefined;
  const late = new Promise<FunctionComponent>((resolve) => {
    answer = resolve;
  });
  const loads = { late: () => late, soon: () => Promise.resolve(() => <p>Soon</p>) };
  function Tools() {
    const [Shown, open, close] = usePanel();
    return (
      <>
        <button type="button" onClick={() => open(loads.late)}>
          Ask late
        </button>
        <button type="button" onClick={() => open(loads.soon)}>
          Ask soon
        </button>
        {Shown !== undefined && <Shown onClose={close} />}
      </>
    );
  }
  render(<Tools />);
  fireEvent.click(screen.getByText("Ask late"));
  await act(async () => fireEvent.click(screen.getByText("Ask soon")));
  await act(async () => answer?.(() => <p>Late</p>));
  expect(screen.getByText("Soon")).toBeTruthy();
  expect(screen.queryByText("Late")).toBeNull();
});
