// The room while the parts of a game are still on their way.
import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  button,
  panel,
  pass,
  seated,
  shownAt,
  spoken,
  useRoomScreen,
} from "../testing/roomScreen.tsx";
import { aloneRoom, bothRoom, ROOM, startedRoom } from "@kingrow/client/testing";

const gate = vi.hoisted(() => {
  const waiting: (() => void)[] = [];
  const opened = new Promise<void>((resolve) => waiting.push(resolve));
  return { opened, open: () => waiting.forEach((resolve) => resolve()) };
});

vi.mock(import("./game/gameParts.ts"), async (original) => {
  const { later } = await import("../shell/later/later.ts");
  return {
    ...(await original()),
    gameParts: later(() => gate.opened.then(() => import("./game/game.ts"))),
  };
});

useRoomScreen();

test("[P21] the way out of a running game asks, also before its parts are here, and a second press leaves", async () => {
  const { user, link } = await seated(startedRoom());
  await user.dblClick(button("Exit Room"));
  expect(window.location.pathname).toBe(`/room/${ROOM}`);
  expect(link.sentOf("leaveRoom")).toEqual([]);
  await pass(1_000);
  await user.click(button("Exit Room"));
  expect(window.location.pathname).toBe("/");
  expect(link.sentOf("leaveRoom")).toHaveLength(1);
});

test("[P42] getting ready waits for no board, and what happened until it came is said", async () => {
  const { user, link, push } = await seated(aloneRoom());
  await push(bothRoom({ version: 5 }));
  expect(panel("Opponent").textContent).toContain("Not ready");
  const ready = button("Ready Up");
  await user.click(ready);
  expect(link.sentOf("playerReady")).toHaveLength(1);
  expect(shownAt(11)).toBeUndefined();
  expect(spoken()).not.toContain("An opponent has joined.");

  await act(async () => gate.open());
  await act(async () => {});
  expect(shownAt(11)).toBeDefined();
  expect(spoken()).toContain("An opponent has joined.");
  expect(document.body.contains(ready)).toBe(true);
});
