// The rooms in which one has a seat, listed in the lobby.
import { aloneRoom, startedRoom } from "@kingrow/client/testing";
import { refusalAck } from "@kingrow/protocol";
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { button, lobby, useLobbyScreen } from "../testing/lobbyScreen.tsx";

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

test("[P83, P46] a room without a game is left at once, one that is gone vanishes, and the focus of the last goes on", async () => {
  const { link, user } = await lobby([], ["mine2345", "gone2345"]);
  await user.click(button(/^Leave: .*mine2345$/));
  const roomState = aloneRoom();
  await act(async () => link.answer("joinRoom", { success: true, roomState }));
  expect(link.sentOf("leaveRoom")[0]?.payload).toMatchObject({ roomId: "mine2345" });
  expect(screen.queryByText(/mine2345/)).toBeNull();
  await user.click(button(/^Leave: .*gone2345$/));
  await act(async () => link.answer("joinRoom", refusalAck("ROOM_NOT_FOUND")));
  expect(screen.queryByRole("heading", { name: "Your rooms" })).toBeNull();
  expect(link.sentOf("leaveRoom")).toHaveLength(1);
  expect(document.activeElement?.id).toBe("main");
});

test("[P83] leaving a running game asks first", async () => {
  const { link, user } = await lobby([], ["mine2345"]);
  await user.click(button(/^Leave: /));
  await act(async () => link.answer("joinRoom", { success: true, roomState: startedRoom() }));
  expect(link.sentOf("leaveRoom")).toEqual([]);
  await user.click(button("Leave and lose"));
  expect(link.sentOf("leaveRoom")).toHaveLength(1);
  expect(document.activeElement?.id).toBe("main");
});
