// The rooms in which one has a seat, listed in the lobby.
import type { RememberedRoom } from "@kingrow/client";
import { roomOptions } from "@kingrow/protocol";
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { App } from "../app/App.tsx";
import { goHome } from "../shell/address/navigation.ts";
import { createTestServices } from "../shell/testing/testServices.ts";
import buttons from "../ui/Button.module.css";
import { button, lobby, open, useLobbyScreen } from "../testing/lobbyScreen.tsx";

useLobbyScreen();

test("[P83] a room in which one has a seat is listed, to return to", async () => {
  const { user } = await lobby([], ["mine2345"]);
  expect(screen.getByRole("heading", { name: "Your rooms" })).toBeTruthy();
  await user.click(button(/^Return: .*mine2345$/));
  expect(window.location.pathname).toBe("/room/mine2345");
});

test("[P83] who holds no seat sees no list", async () => {
  await lobby([]);
  expect(screen.queryByRole("heading", { name: "Your rooms" })).toBeNull();
});

test("[P83, P46] a room without a game is left at once, and the focus of the last goes on", async () => {
  const { link, user } = await lobby([], ["mine2345", "last2345"]);
  await user.click(button(/^Leave: .*mine2345$/));
  expect(link.sentOf("leaveRoom")[0]?.payload).toMatchObject({ roomId: "mine2345" });
  expect(screen.queryByText(/mine2345/)).toBeNull();
  await user.click(button(/^Leave: .*last2345$/));
  expect(screen.queryByRole("heading", { name: "Your rooms" })).toBeNull();
  expect(link.sentOf("leaveRoom")).toHaveLength(2);
  expect(document.activeElement?.id).toBe("main");
});

test("[P83] a seat that may be gone is not taken anew to leave it, and the list goes on", async () => {
  const { link, user } = await lobby([], ["mine2345"]);
  await user.click(button(/^Leave: /));
  expect(link.sentOf("joinRoom")).toEqual([]);
  await act(async () => link.emit("availableRooms", [open]));
  expect(screen.getByText(open.id)).toBeTruthy();
});

test("[P83] a room that was just left is not listed", async () => {
  const { user } = await lobby([], ["mine2345"]);
  await user.click(button(/^Return: /));
  act(goHome);
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole("button", { name: "Play Now" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Your rooms" })).toBeNull();
});

test("[P83] leaving a running game asks first", async () => {
  const { link, user, tab } = await lobby([], ["mine2345"], "started");
  tab.write("kingrow.seat.mine2345", "socket-1");
  await user.click(button(/^Leave: /));
  expect(link.sentOf("leaveRoom")).toEqual([]);
  await user.click(button("Leave and lose"));
  expect(link.sentOf("leaveRoom").map(({ payload }) => payload)).toEqual([
    { roomId: "mine2345", playerId: "socket-1" },
  ]);
  expect(document.activeElement?.id).toBe("main");
});

/** A lobby beside other tabs. The tabs with the key `busy` are open. */
async function lobbyBeside(...others: readonly RememberedRoom[]) {
  const services = createTestServices();
  const { playerKey } = services;
  playerKey.others.push(...others);
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  render(<App services={services} />);
  await act(async () => services.link.connect());
  await looked();
  return { playerKey, user, link: services.link };
}

async function looked(): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(100));
  await act(async () => vi.dynamicImportSettled());
  await act(async () => vi.advanceTimersByTimeAsync(100));
}

/** The visitor goes to another tab and comes back. */
async function comeBack(): Promise<void> {
  const state = vi.spyOn(document, "visibilityState", "get");
  for (const isHidden of [true, false]) {
    state.mockReturnValue(isHidden ? "hidden" : "visible");
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  }
  state.mockRestore();
  await looked();
}

function tabIn(roomId: string, key: string, gameStatus: string): RememberedRoom {
  return { roomId, keys: [key], at: Date.now(), gameStatus };
}

async function isFreeLater(key: string): Promise<boolean> {
  await new Promise((resolve) => void setTimeout(resolve, 500));
  return key === "closed";
}

const PRIMARY = buttons["primary"]!;

test("[P83, I2] a game of a closed tab comes first, its way back is the primary one, and it is not left unseen", async () => {
  const { user } = await lobbyBeside(
    tabIn("waiting2", "closed", "waiting"),
    tabIn("playing2", "closed", "started"),
  );
  const section = screen.getByRole("region", { name: "Your game is waiting" });
  expect(screen.queryByRole("button", { name: /^Leave: / })).toBeNull();
  const [first, second] = within(section).getAllByRole("button");
  expect([first, second].map((way) => way!.getAttribute("aria-label"))).toEqual([
    expect.stringMatching(/^Return: .*playing2$/),
    expect.stringMatching(/^Return: .*waiting2$/),
  ]);
  const ways = [first!, second!, button("Play Now")];
  expect(ways.map((way) => way.classList.contains(PRIMARY))).toEqual([true, false, false]);
  await user.click(first!);
  expect(window.location.pathname).toBe("/room/playing2");
});

test("[P83] Play Now stays the primary way beside a room without a game", async () => {
  await lobbyBeside(tabIn("waiting2", "closed", "waiting"));
  expect(screen.getByRole("heading", { name: "Your rooms" })).toBeTruthy();
  const ways = [button(/^Return: /), button("Play Now")];
  expect(ways.map((way) => way.classList.contains(PRIMARY))).toEqual([false, true]);
});

test("[P83, I2] a game in another open tab is said to be there, until that tab is closed", async () => {
  const { playerKey } = await lobbyBeside(tabIn("playing2", "busy", "started"));
  expect(button("Play Now").classList.contains(PRIMARY)).toBe(true);
  const section = screen.getByRole("region", { name: "Your rooms" });
  expect(within(section).getByText("Open in another tab")).toBeTruthy();
  expect(within(section).queryByRole("button")).toBeNull();
  playerKey.others[0] = tabIn("playing2", "closed", "started");
  await comeBack();
  expect(screen.getByRole("heading", { name: "Your game is waiting" })).toBeTruthy();
});

test("[P83] the place of the rooms is as high before it is known which of them another tab has open", async () => {
  const services = createTestServices();
  services.playerKey.others.push(
    tabIn("playing2", "busy", "started"),
    tabIn("waiting2", "closed", "waiting"),
  );
  Object.assign(services.playerKey, { isFree: isFreeLater });
  render(<App services={services} />);
  await act(async () => vi.dynamicImportSettled());
  const place = document.querySelector<HTMLElement>("[style*=min-height]")!;
  const before = [place.style.minHeight, place.hidden];
  expect(within(place).queryByText(/playing2/)).toBeNull();
  await act(async () => vi.advanceTimersByTimeAsync(2_000));
  expect(
    within(place)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/waiting2Return$/),
    expect.stringMatching(/playing2Open in another tab$/),
  ]);
  expect([place.style.minHeight, place.hidden]).toEqual(before);
});

test("[P83, O8] a game names the opponent in place of the room", async () => {
  await lobbyBeside({ ...tabIn("playing2", "closed", "started"), opponent: 1 });
  const row = within(screen.getByRole("region", { name: "Your game is waiting" }));
  expect(row.getByText(/Otter$/)).toBeTruthy();
});

test("[P83] a game that is over by now is not said to wait, unless the list shows it", async () => {
  const { link } = await lobbyBeside({
    ...tabIn("playing2", "closed", "started"),
    at: Date.now() - 7 * 60_000,
  });
  expect(screen.getByRole("heading", { name: "Your rooms" })).toBeTruthy();
  const row = { ...open, id: "playing2", playerCount: 2, status: "Full" } as const;
  const push = (gameStatus: "started" | "ended") =>
    act(async () => link.emit("availableRooms", [{ ...row, gameStatus }]));
  await push("started");
  expect(screen.getByRole("heading", { name: "Your game is waiting" })).toBeTruthy();
  await push("ended");
  expect(screen.getByRole("heading", { name: "Your rooms" })).toBeTruthy();
});

test("[P83] a room that other tabs have left meanwhile is gone from the list", async () => {
  const { playerKey } = await lobbyBeside(tabIn("playing2", "closed", "started"));
  playerKey.others.pop();
  await comeBack();
  expect(screen.queryByRole("heading", { name: "Your game is waiting" })).toBeNull();
  expect(button("Play Now").classList.contains(PRIMARY)).toBe(true);
});

test("[P83, I2] a copied tab leaves the rooms of the other tab to that tab", async () => {
  const services = createTestServices();
  const { playerKey } = services.connection;
  playerKey.remember("mine2345");
  const claim = async (): Promise<string> => {
    await new Promise((resolve) => void setTimeout(resolve, 500));
    playerKey.forget("mine2345");
    return "new key";
  };
  Object.assign(playerKey, { claim });
  render(<App services={services} />);
  await act(async () => services.link.connect());
  await act(async () => vi.dynamicImportSettled());
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText("Open in another tab")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^(?:Return|Leave): / })).toBeNull();
});

test("[P83, O6] one's own running game is no game to watch", async () => {
  const { link } = await lobby([], ["mine2345"], "started");
  const game = { playerCount: 2, status: "Full", gameStatus: "started" } as const;
  const options = roomOptions({ isPrivate: false });
  await act(async () =>
    link.emit("availableRooms", [
      { ...open, ...game, options, id: "mine2345" },
      { ...open, ...game, options, id: "else2345" },
    ]),
  );
  const rooms = within(screen.getByRole("region", { name: "Public Rooms" }));
  const ways = rooms.getAllByRole("link").map((way) => way.getAttribute("href"));
  expect(ways).toEqual(["/room/mine2345", "/watch/else2345"]);
});
