// A game against the computer while a room waits for its second player.
import {
  aloneRoom,
  bothRoom,
  endedRoom,
  ME,
  ROOM,
  startedRoom,
  THEM,
} from "@kingrow/client/testing";
import { refusalAck } from "@kingrow/protocol";
import { act, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { screens } from "../app/screens.ts";
import { navigate } from "../shell/address/navigation.ts";
import type { TestServices } from "../shell/testing/testServices.ts";
import { button, pass, soon, usePractice, visit } from "../testing/practiceScreen.tsx";

usePractice();

async function waitInRoom({ isSearching = false } = {}) {
  const { user, services } = visit(`/room/${ROOM}`, ({ connection }) => {
    if (!isSearching) return;
    const search = JSON.stringify({ roomId: ROOM, wishes: { ready: true }, since: Date.now() });
    connection.playerKey.remember(ROOM);
    connection.playerKey.tab.write("kingrow.search", search);
  });
  await pass(0);
  await act(async () => services.link.connect(ME));
  await soon(() => expect(services.link.sentOf("joinRoom")).toHaveLength(1));
  await act(async () =>
    services.link.answer("joinRoom", {
      success: true,
      roomState: aloneRoom(isSearching ? { readyPlayers: [ME] } : {}),
    }),
  );
  await soon(() => button("Play the computer while you wait"));
  return { user, services };
}

test("[P75] who waits plays the computer meanwhile, keeps the seat, and is called back", async () => {
  const { user, services } = await waitInRoom();
  await pass(10_000);
  expect(screen.getByText("Still waiting…")).toBeTruthy();
  await user.click(button("Play the computer while you wait"));
  await pass(100);
  await user.click(button("Start"));
  await pass(100);
  expect(services.link.sentOf("leaveRoom")).toEqual([]);
  // The header is that of the room.
  expect(screen.getByText("Waiting for Opponent")).toBeTruthy();
  expect(button(`Room ${ROOM}: copy the link`)).toBeTruthy();
  const there = { connected: true, claimableAt: null, forfeitAt: null };
  const called = bothRoom({ playerNames: { [ME]: 1, [THEM]: 0 } }, 1);
  const presence = { [ME]: { ...there, releasableAt: called.serverTime + 30_000 }, [THEM]: there };
  await act(async () => services.link.emit("roomState", { ...called, presence }));
  await pass(100);
  expect(screen.getByRole("alertdialog", { name: "Your opponent is here" })).toBeTruthy();
  expect(document.title).toBe("Your opponent is here · Kingrow");
  const call = within(screen.getByRole("alertdialog"));
  expect(
    call.getByText(
      "Heron is waiting in your room. This game is kept for later. Your seat is kept for 0:30.",
    ),
  ).toBeTruthy();
  await user.click(call.getByRole("button", { name: "To your room" }));
  await pass(200);
  expect(window.location.pathname).toBe(`/room/${ROOM}`);
  expect(screen.getByText("Please ready-up to begin playing...")).toBeTruthy();
  expect(services.link.sentOf("leaveRoom")).toEqual([]);
  expect(services.link.sentOf("joinRoom")).toHaveLength(1);
  expect(localStorage.getItem("kingrow.practice")).toContain('"moves":[]');
});

/** The page loaded anew, with the entry of the history and what the tab keeps. */
function reload({ connection }: TestServices, state: unknown) {
  const { playerKey } = connection;
  return visit("/practice", (page) => {
    window.history.replaceState(state, "");
    if (playerKey.remembers(ROOM)) page.connection.playerKey.remember(ROOM);
  });
}

test("[P75] a reload at the computer keeps the seat, and an opponent is still announced", async () => {
  const { user, services } = await waitInRoom();
  await user.click(button("Play the computer while you wait"));
  await pass(100);
  const entry: unknown = window.history.state;
  const { services: reloaded } = reload(services, entry);
  await pass(100);
  await act(async () => reloaded.link.connect("socket-9"));
  await soon(() => expect(reloaded.link.sentOf("joinRoom")).toHaveLength(1));
  await act(async () =>
    reloaded.link.answer("joinRoom", { success: true, roomState: aloneRoom() }),
  );
  expect(screen.getAllByText("Waiting for Opponent")).toBeTruthy();
  await act(async () => reloaded.link.emit("roomState", bothRoom({}, 1)));
  await pass(100);
  expect(screen.getByRole("alertdialog", { name: "Your opponent is here" })).toBeTruthy();
});

test("[P75] whoever has left the room is not led there by a reload at the computer", async () => {
  const { user, services } = await waitInRoom();
  await user.click(button("Play the computer while you wait"));
  await pass(100);
  const entry: unknown = window.history.state;
  await user.click(button("Exit Room"));
  await pass(100);
  const { services: reloaded } = reload(services, entry);
  await pass(1_000);
  await act(async () => reloaded.link.connect("socket-9"));
  await pass(1_000);
  expect(reloaded.link.sentOf("joinRoom")).toEqual([]);
});

test("[P75] whoever goes back to the computer after the game in the room has left it", async () => {
  const { user, services } = await waitInRoom();
  await user.click(button("Play the computer while you wait"));
  await pass(100);
  await act(async () => services.link.emit("roomState", startedRoom(undefined, {}, 1)));
  await pass(200);
  await act(async () => services.link.emit("roomState", endedRoom({ version: 9 })));
  await pass(200);
  expect(window.location.pathname).toBe(`/room/${ROOM}`);
  await act(async () => window.history.back());
  await pass(1_000);
  expect(window.location.pathname).toBe("/practice");
  expect(services.link.sentOf("leaveRoom")).toHaveLength(1);
  expect(services.link.sentOf("joinRoom")).toHaveLength(1);
});

test("[P75] whoever goes on to the lobby instead gives the seat up", async () => {
  const { user, services } = await waitInRoom();
  await user.click(button("Play the computer while you wait"));
  await pass(100);
  await user.click(button("Exit Room"));
  await pass(100);
  expect(services.link.sentOf("leaveRoom")).toHaveLength(1);
});

test("[P75] whoever loses the seat meanwhile is told so, and goes on playing", async () => {
  const { user, services } = await waitInRoom();
  await user.click(button("Play the computer while you wait"));
  await pass(100);
  await user.click(button("Start"));
  await act(async () => services.link.drop());
  await act(async () => services.link.connect("socket-9"));
  await soon(() => expect(services.link.sentOf("joinRoom")).toHaveLength(2));
  await act(async () => services.link.answer("joinRoom", refusalAck("ROOM_NOT_FOUND")));
  await pass(100);
  expect(screen.getByRole("alertdialog", { name: "Your seat in the room is gone" })).toBeTruthy();
  await pass(60_000);
  expect(window.location.pathname).toBe("/practice");
  await user.click(button("Okay"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByRole("button", { name: "Hint" })).toBeTruthy();
  await user.click(button("Lobby"));
  expect(window.location.pathname).toBe("/");
});

test("[P75] whoever goes back from the room to practice is called back again", async () => {
  const { user, services } = await waitInRoom();
  await user.click(button("Play the computer while you wait"));
  await pass(100);
  await act(async () => navigate(`/room/${ROOM}`));
  await soon(() => button("Play the computer while you wait"));
  await act(async () => window.history.back());
  await soon(() => button("Start"));
  await act(async () => services.link.emit("roomState", bothRoom({}, 1)));
  await pass(100);
  expect(screen.getByRole("alertdialog", { name: "Your opponent is here" })).toBeTruthy();
  expect(services.link.sentOf("leaveRoom")).toEqual([]);
});

test("[P75] whoever puts off one opponent is called back for the next", async () => {
  const { user, services } = await waitInRoom();
  await user.click(button("Play the computer while you wait"));
  await pass(100);
  await act(async () => services.link.emit("roomState", bothRoom({ version: 2 }, 1)));
  // No game was begun that could be kept.
  expect(screen.queryByText(/kept for later/)).toBeNull();
  await user.click(button("Not yet"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await act(async () => services.link.emit("roomState", aloneRoom({ version: 3 })));
  expect(document.title).not.toContain("Your opponent is here");
  await act(async () => services.link.emit("roomState", bothRoom({ version: 4 }, 1)));
  expect(screen.getByRole("alertdialog", { name: "Your opponent is here" })).toBeTruthy();
});

const OTHER = "other234";

test("[P75] who leaves the computer and the room is not ready in between", async () => {
  const { user, services } = await waitInRoom({ isSearching: true });
  await user.click(button("Play the computer while you wait"));
  await pass(100);
  await act(async () => services.link.answer("playerReady", { success: true, version: 2 }));
  await act(async () => services.link.emit("roomState", bothRoom({}, 1)));
  await user.click(button("Not yet"));
  await user.click(button("Exit Room"));
  await pass(100);
  expect(services.link.sentOf("playerReady").map(({ payload }) => payload)).toEqual([
    { roomId: ROOM, isReady: false },
  ]);
  expect(services.link.sentOf("leaveRoom")).toHaveLength(1);
});

test("[P75, P88] who looks for an opponent is not ready while playing the computer", async () => {
  const { user, services } = await waitInRoom({ isSearching: true });
  const sent = () => services.link.sentOf("playerReady").map(({ payload }) => payload);
  expect(sent()).toEqual([]);
  await user.click(button("Play the computer while you wait"));
  await pass(100);
  expect(sent()).toEqual([{ roomId: ROOM, isReady: false }]);
  await act(async () => services.link.answer("playerReady", { success: true, version: 2 }));
  await act(async () => services.link.emit("roomState", bothRoom({}, 1)));
  await user.click(
    within(screen.getByRole("alertdialog")).getByRole("button", { name: "To your room" }),
  );
  await pass(200);
  expect(sent().at(-1)).toEqual({ roomId: ROOM, isReady: true });
});

test("[P75] a game that starts in the room leads there from the computer", async () => {
  const { user, services } = await waitInRoom();
  await user.click(button("Play the computer while you wait"));
  await pass(100);
  await act(async () => services.link.emit("roomState", bothRoom({}, 1)));
  await user.click(button("Not yet"));
  await act(async () => services.link.emit("roomState", startedRoom(undefined, {}, 1)));
  await pass(200);
  expect(window.location.pathname).toBe(`/room/${ROOM}`);
  expect(services.link.sentOf("leaveRoom")).toEqual([]);
});

test("[P75] whoever turned to the computer before the room was there is led to the end of its game", async () => {
  const { services } = visit(`/room/${ROOM}`);
  await pass(100);
  await act(async () => navigate("/practice"));
  await pass(100);
  await act(async () => services.link.connect(ME));
  await soon(() => expect(services.link.sentOf("joinRoom")).toHaveLength(1));
  await act(async () =>
    services.link.answer("joinRoom", { success: true, roomState: endedRoom() }),
  );
  await pass(200);
  expect(window.location.pathname).toBe(`/room/${ROOM}`);
  expect(services.link.sentOf("leaveRoom")).toEqual([]);
});

test("[P75] whoever is moved to another room meanwhile goes back to that one", async () => {
  const { user, services } = await waitInRoom({ isSearching: true });
  await user.click(button("Play the computer while you wait"));
  await pass(20_000);
  await act(async () =>
    services.link.answer("playNow", { success: true, roomId: OTHER, opened: false }),
  );
  await soon(() => expect(services.link.sentOf("joinRoom")).toHaveLength(2));
  await act(async () =>
    services.link.answer("joinRoom", { success: true, roomState: bothRoom({ id: OTHER }, 1) }),
  );
  await user.click(button("Not yet"));
  await act(async () => window.history.back());
  await pass(200);
  expect(window.location.pathname).toBe(`/room/${OTHER}`);
  expect(services.link.sentOf("leaveRoom")).toEqual([]);
  expect(screen.getByText("Please ready-up to begin playing...")).toBeTruthy();
});

test("[P75] whoever goes on before the practice is loaded gives the seat up", async () => {
  const { user, services } = await waitInRoom();
  vi.spyOn(screens.practice, "use").mockReturnValue(undefined);
  await user.click(button("Play the computer while you wait"));
  expect(window.location.pathname).toBe("/practice");
  await pass(1_000);
  expect(services.link.sentOf("leaveRoom")).toEqual([]);
  await act(async () => navigate("/"));
  await pass(100);
  expect(services.link.sentOf("leaveRoom")).toHaveLength(1);
});

test("[P75, P22] a game that is played in another window calls nobody away from the computer", async () => {
  const { services } = await waitInRoom();
  await act(async () => services.link.emit("roomState", startedRoom()));
  await act(async () => services.link.emit("error", { code: "SEAT_TAKEN_OVER", message: "" }));
  await act(async () => services.link.drop());
  await act(async () => navigate("/practice"));
  await pass(200);
  expect(screen.queryByText("Waiting for Opponent")).toBeNull();
  expect(window.location.pathname).toBe("/practice");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("[P75, P38] whoever waits at the computer reads that the server cannot be reached", async () => {
  const { user, services } = await waitInRoom();
  await user.click(button("Play the computer while you wait"));
  await pass(100);
  await user.click(button("Start"));
  await pass(100);
  await act(async () => services.link.drop());
  await act(async () => services.link.emit("gaveUp", undefined));
  await pass(100);
  expect(screen.getByText("Connection lost. Trying again.")).toBeTruthy();
  await act(async () => services.link.connect("socket-2"));
  await pass(100);
  expect(screen.queryByText("Connection lost. Trying again.")).toBeNull();
});
