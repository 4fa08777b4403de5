// The room when parts that it can do without cannot be fetched.
import { act, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { button, has, open, pass, seated } from "../testing/roomScreen.tsx";
import { aloneRoom, ME, ROOM, startedRoom } from "@kingrow/client/testing";

vi.mock(import("../shell/later/later.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    later: (load) =>
      real.later(async () => {
        if (/MoveField|waiting/.test(String(load))) throw new Error("gone");
        return load();
      }),
  };
});

beforeAll(async () => {
  await Promise.all([
    import("./RoomScreen.tsx"),
    import("./game/game.ts"),
    import("./announcements/RoomAnnouncements.tsx"),
    import("../lobby/LobbyScreen.tsx"),
  ]);
});
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, "error").mockReturnValue();
});

async function settled(): Promise<void> {
  await act(async () => vi.dynamicImportSettled());
  await pass(100);
}

test("[P42] a move field that cannot be fetched says so when it is opened, and the game goes on", async () => {
  const { user } = await seated(startedRoom());
  await settled();
  await user.click(button("Type"));
  await settled();
  expect(screen.getByRole("alertdialog", { name: "This could not be loaded" })).toBeTruthy();
  await user.click(button("Okay"));
  expect(button("Resign")).toBeTruthy();
});

test("[P42] matchmaking goes on without its links", async () => {
  const { user, link } = await open("/");
  await screen.findByRole("button", { name: "Play Now" });
  await user.click(button("Play Now"));
  await act(async () => link.answer("playNow", { success: true, roomId: ROOM, opened: true }));
  await pass(4_000);
  const roomState = aloneRoom({ readyPlayers: [ME] });
  await act(async () => link.answer("joinRoom", { success: true, roomState }));
  await settled();
  expect(screen.getByRole("heading", { name: /^Looking for an opponent/ })).toBeTruthy();
  expect(has("This could not be loaded")).toBe(false);
});
