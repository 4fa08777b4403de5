// When the nearness of a draw is told, and how.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DrawProgress } from "./Messages.tsx";
import { nearDraw } from "./nearDraw.ts";
import { endedRoom, startedRoom } from "@kingrow/client/testing";

afterEach(cleanup);

function after(repetitions: number, quietPlies: number) {
  return startedRoom(undefined, { drawProgress: { repetitions, quietPlies } });
}

test("[P35] nothing is told while a draw is far away, nor when no game is on", () => {
  expect(nearDraw(after(1, 39))).toBeUndefined();
  expect(nearDraw(endedRoom({ drawProgress: { repetitions: 3, quietPlies: 80 } }))).toBeUndefined();
  expect(nearDraw(undefined)).toBeUndefined();
});

test("[P35] from half of the way on the quiet plies are counted", () => {
  expect(nearDraw(after(1, 40))).toEqual({ kind: "quiet", plies: 40, movesLeft: 20 });
  render(<DrawProgress state={after(1, 62)} />);
  const bar = screen.getByRole<HTMLProgressElement>("progressbar");
  expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual(["62", "80"]);
  expect(screen.getByText("Draw in 9 moves unless someone captures or moves a man.")).toBeTruthy();
});

test("[P35] a position that stood before is told first", () => {
  render(<DrawProgress state={after(2, 62)} />);
  expect(screen.getByText(/third time/)).toBeTruthy();
  expect(screen.queryByRole("progressbar")).toBeNull();
});
