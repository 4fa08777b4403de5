// The screens of the page, as parts that are fetched.
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fetchAhead, screens } from "./screens.ts";

afterEach(cleanup);

test("a screen that is fetched again is not drawn again", async () => {
  await import("../room/RoomScreen.tsx");
  const draw = vi.fn<(isHere: boolean) => void>();
  const Shown = () => {
    draw(screens.room.use() !== undefined);
    return null;
  };
  render(<Shown />);
  await vi.waitFor(() => expect(draw).toHaveBeenLastCalledWith(true), { timeout: 15_000 });
  const drawn = draw.mock.calls.length;
  fetchAhead("room");
  await act(async () => await import("../room/RoomScreen.tsx"));
  expect(draw).toHaveBeenCalledTimes(drawn);
});
