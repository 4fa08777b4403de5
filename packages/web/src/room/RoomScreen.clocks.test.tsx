// Players' clocks on the room's screen: what they show, and what is said of one's own.
import { endedRoom, ME, ROOM, startedRoom, THEM } from "@kingrow/client/testing";
import { initialPosition } from "@kingrow/rules";
import { act, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { nextFrame, panel, pass, seated, useRoomScreen } from "../testing/roomScreen.tsx";

useRoomScreen();

const MINUTE = 60_000;
const NOW = startedRoom().serverTime;

/** A game with clocks in which black, who is the person, is to move. */
function timed(mine: number, theirs = 3 * MINUTE) {
  const clocks = {
    [ME]: { remainingMs: mine, since: NOW },
    [THEM]: { remainingMs: theirs, since: null },
  };
  return startedRoom(initialPosition, { clocks });
}

const shown = (name: string) => within(panel(name)).getByRole("timer").textContent;

test("[P64] both panels show a clock, and only the one of the side to move runs", async () => {
  await seated(timed(3 * MINUTE));
  expect(shown("Opponent")).toBe("3:00");
  await pass(20_000);
  expect(shown("You")).toBe("2:40");
  expect(shown("Opponent")).toBe("3:00");
});

test("[P64] below ten seconds a clock shows tenths, and it ends at zero", async () => {
  await seated(timed(12_000));
  await pass(3_500);
  expect(shown("You")).toMatch(/^8\.[3-5]$/);
  await pass(60_000);
  expect(shown("You")).toBe("0.0");
});

test("[P34] without a connection the last known clock stands still and says nothing, and it runs on afterwards", async () => {
  const { link, services } = await seated(timed(32_500));
  const say = vi.spyOn(services.announcer, "say");
  await act(async () => link.drop());
  await pass(1_600);
  const frozen = shown("You");
  await pass(10_000);
  expect(shown("You")).toBe(frozen);
  expect(say.mock.calls.flat()).not.toContain("Thirty seconds left.");
  await act(async () => link.connect("socket-2"));
  await pass(1_000);
  expect(shown("You")).not.toBe(frozen);
});

test("[P64] at thirty and at ten seconds it is said, once each", async () => {
  const { push, services } = await seated(timed(32_000));
  const say = vi.spyOn(services.announcer, "say");
  await pass(2_500);
  expect(say.mock.calls).toEqual([["Thirty seconds left.", "polite"]]);
  await push({ ...timed(32_000), version: 5, serverTime: NOW + 2_600 });
  await pass(20_000);
  expect(say.mock.calls.slice(1)).toEqual([["Ten seconds left.", "assertive"]]);
});

test("[P64] after the game the clocks show what was left, and without a pace there are none", async () => {
  const clocks = {
    [ME]: { remainingMs: 61_000, since: null },
    [THEM]: { remainingMs: 0, since: null },
  };
  const { push } = await seated(endedRoom({ clocks, endReason: "time" }));
  expect([shown("You"), shown("Opponent")]).toEqual(["1:01", "0.0"]);
  await push({ ...startedRoom(), version: 12 });
  expect(within(panel("You")).queryByRole("timer")).toBeNull();
});

test("[P67] the room says how many watch, and copies the link for more", async () => {
  const { link } = await seated(startedRoom(initialPosition, { watchId: "w-abc" }));
  const sign = screen.getByRole("button", { name: /^0 watching/ });
  await act(async () => link.emit("watchers", { roomId: ROOM, watchers: 3 }));
  await nextFrame();
  expect(sign.textContent).toBe("3");
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await act(async () => sign.click());
  expect(write).toHaveBeenLastCalledWith(`${window.location.origin}/watch/w-abc`);
});
