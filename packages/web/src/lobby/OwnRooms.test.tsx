// The rooms in which one has a seat, listed in the lobby.
import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { App } from "../app/App.tsx";
import { goHome } from "../shell/address/navigation.ts";
import { createTestServices } from "../shell/testing/testServices.ts";
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
  const { link, user, tab } = await lobby([], ["mine2345"]);
  tab.write("kingrow.seat.mine2345", "socket-1 started");
  await user.click(button(/^Leave: /));
  expect(link.sentOf("leaveRoom")).toEqual([]);
  await user.click(button("Leave and lose"));
  expect(link.sentOf("leaveRoom").map(({ payload }) => payload)).toEqual([
    { roomId: "mine2345", playerId: "socket-1" },
  ]);
  expect(document.activeElement?.id).toBe("main");
});

test("[P83, I2] a copied tab does not list the rooms of the other tab", async () => {
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
  expect(screen.getByRole("button", { name: "Play Now" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Your rooms" })).toBeNull();
});
