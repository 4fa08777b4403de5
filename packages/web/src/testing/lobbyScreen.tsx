// The lobby on its own page, without a server.
import type { AvailableRoom, GameStatus } from "@kingrow/protocol";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { App } from "../app/App.tsx";
import { settingsFrom, settingsStore } from "../settings/settings.ts";
import { createTestServices } from "../shell/testing/testServices.ts";

/** For every file that looks at the lobby. Its parts are there from the start, and time is the tests'. */
export function useLobbyScreen(): void {
  beforeAll(() => import("../lobby/LobbyScreen.tsx"));
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    window.history.replaceState(null, "", "/");
    settingsStore.setState(settingsFrom(undefined));
  });
}

/** Until what is fetched when it is needed is seen, however slow the machine. */
async function arrived(isSeen: () => boolean): Promise<void> {
  do {
    await act(async () => vi.advanceTimersByTimeAsync(20));
    await act(async () => vi.dynamicImportSettled());
  } while (!isSeen());
}

/** The rooms that are held have this status. */
export async function lobby(
  rooms?: readonly AvailableRoom[],
  held: readonly string[] = [],
  gameStatus?: GameStatus,
) {
  const services = createTestServices();
  for (const roomId of held) services.connection.playerKey.remember(roomId, gameStatus);
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  render(<App services={services} />);
  await act(async () => services.link.connect());
  if (rooms !== undefined) {
    await act(async () => services.link.emit("availableRooms", rooms));
    await arrived(() => screen.queryByText("Looking for rooms") === null);
  }
  if (held.length > 0) await arrived(() => screen.queryAllByText(held[0] ?? "").length > 0);
  return { link: services.link, user, tab: services.connection.playerKey.tab };
}

export const open: AvailableRoom = {
  id: "open2345",
  playerCount: 1,
  maxPlayers: 2,
  status: "Open",
};
export const full: AvailableRoom = {
  id: "full2345",
  playerCount: 2,
  maxPlayers: 2,
  status: "Full",
};

export function button(name: string | RegExp): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>("button", { name });
}
