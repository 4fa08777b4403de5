// Where the focus is when what had it is covered, disabled or gone.
import { aloneRoom, bothRoom, endedRoom, ME, startedRoom } from "@kingrow/client/testing";
import { initialPosition } from "@kingrow/rules";
import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { en } from "../text/en.ts";
import { roomName } from "../text/roomName.ts";
import { button, nextFrame, pass, seated, square, useRoomScreen } from "../testing/roomScreen.tsx";

useRoomScreen();

const grid = (): Element | null => document.querySelector("[role=grid]");
const isCovered = (): boolean => grid()?.closest("[inert]") !== null;

test("[P46] before a game the covered board is out of reach; its result leaves the board in reach", async () => {
  const { push } = await seated(bothRoom());
  expect(isCovered()).toBe(true);
  await push(startedRoom());
  expect(isCovered()).toBe(false);
  act(() => square(11).focus());
  await push(endedRoom());
  expect(isCovered()).toBe(false);
  expect(document.activeElement).toBe(square(11));
});

test("[P46] the focus does not go with the invitation when the opponent comes", async () => {
  const { push } = await seated(aloneRoom());
  act(() => button("Copy link").focus());
  await push(bothRoom({ version: 5 }));
  expect(document.activeElement?.id).toBe("main");
});

test("[P46] who has offered a draw has the focus on the board", async () => {
  const { user, link, push } = await seated(startedRoom());
  await user.click(button("Draw"));
  const offer = screen.getAllByRole("button", { name: "Offer draw" }).at(-1);
  await act(async () => offer?.click());
  await act(async () => link.answer("offerDraw", { success: true, version: 5 }));
  await push(startedRoom(initialPosition, { drawOfferedBy: ME, version: 5 }));
  await nextFrame();
  expect(document.activeElement?.getAttribute("role")).toBe("gridcell");
});

test("[P5] while the copy is confirmed, the name of the room's id holds what is written on it", async () => {
  const { user } = await seated(bothRoom());
  const id = button("Room room2345: copy the link");
  await user.click(id);
  await pass(0);
  expect(id.textContent).toBe("room2345Copied");
  expect(id.getAttribute("aria-label")).toBe("Room room2345: copy the link. Copied");
});

test("[P26] the first stop of the Tab key skips the header: to the board, or while it is covered to the main part", async () => {
  const { push, user } = await seated(bothRoom());
  await pass(120);
  await act(async () => vi.dynamicImportSettled());
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    `Room ${roomName("room2345", en.names)}`,
  );
  act(() => document.querySelector<HTMLElement>(":focus")?.blur());
  await user.tab();
  const skip = screen.getByRole("link", { name: "Skip to the content" });
  expect(document.activeElement).toBe(skip);
  await user.keyboard("{Enter}");
  expect(document.activeElement?.id).toBe("main");
  await push(startedRoom());
  act(() => skip.focus());
  await user.keyboard("{Enter}");
  expect(document.activeElement?.getAttribute("role")).toBe("gridcell");
});
