// What a player does in a running game besides moving by hand, on the room's screen: leaving, resigning, draws, claims.
import { refusalAck } from "@kingrow/protocol";
import { initialPosition } from "@kingrow/rules";
import { act, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  button,
  has,
  nextFrame,
  noteShown,
  panel,
  pass,
  seated,
  square,
  useRoomScreen,
} from "../testing/roomScreen.tsx";
import {
  aloneRoom,
  bothRoom,
  endedRoom,
  ME,
  ROOM,
  startedRoom,
  THEM,
} from "@kingrow/client/testing";

useRoomScreen();

test("[P16, P18] a move made by keyboard is sent, and a refusal says why", async () => {
  const { link, user } = await seated(startedRoom());
  square(11).focus();
  await user.keyboard("{Enter}");
  square(15).focus();
  await user.keyboard("{Enter}");
  expect(link.sentOf("movePiece")).toHaveLength(1);
  await act(async () => link.answer("movePiece", refusalAck("NOT_YOUR_TURN")));
  await nextFrame();
  expect(screen.getByText("It is not your turn").role).toBe("alert");
});

test("[P21] Exit Room leaves at once when no game is running", async () => {
  const { link, user } = await seated(bothRoom());
  await user.click(button("Exit Room"));
  await pass(1);
  expect(window.location.pathname).toBe("/");
  expect(link.sentOf("leaveRoom")[0]?.payload).toEqual({ roomId: ROOM, playerId: ME });
});

test("[P21] Exit Room asks once during a game, with the safe choice focused", async () => {
  const { link, user } = await seated(startedRoom());
  await user.click(button("Exit Room"));
  expect(document.activeElement).toBe(button("Stay"));
  await user.click(button("Stay"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await user.click(button("Exit Room"));
  await user.click(button("Leave and lose"));
  await pass(1);
  expect(window.location.pathname).toBe("/");
  expect(link.sentOf("leaveRoom")).toHaveLength(1);
});

test("[G5] resigning and offering a draw ask once", async () => {
  const { link, user } = await seated(startedRoom());
  await user.click(button("Resign"));
  expect(document.activeElement).toBe(button("Play on"));
  await user.click(button("Play on"));
  expect(link.sentOf("resign")).toEqual([]);
  await user.click(button("Resign"));
  const dialog = screen.getByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Resign" }));
  expect(link.sentOf("resign")).toHaveLength(1);
  await act(async () => link.answer("resign", refusalAck("UNAVAILABLE")));
  await user.click(button("Draw"));
  const offer = within(screen.getByRole("alertdialog")).getByRole("button", { name: "Offer draw" });
  await user.click(offer);
  expect(link.sentOf("offerDraw")).toHaveLength(1);
});

const asks = (): boolean => screen.queryByRole("alertdialog") !== null;
const marks = (): number => screen.queryAllByText("(last known)").length;

test("[P21] a second press on Exit Room leaves; Esc, a press elsewhere and a double click stay", async () => {
  const { user } = await seated(startedRoom());
  await user.click(button("Exit Room"));
  await user.keyboard("{Escape}");
  expect([asks(), document.activeElement]).toEqual([false, button("Exit Room")]);
  await user.click(button("Exit Room"));
  await user.click(panel("You"));
  expect(asks()).toBe(false);
  await user.dblClick(button("Exit Room"));
  expect([asks(), window.location.pathname]).toEqual([true, `/room/${ROOM}`]);
  await pass(1_000);
  await user.click(button("Exit Room"));
  expect(window.location.pathname).toBe("/");
});

test("[P7, P47] players are shown by their names, and their moves are spoken with them", async () => {
  const { push, services } = await seated(
    startedRoom(initialPosition, { playerNames: { [ME]: 0, [THEM]: 1 } }),
  );
  expect(within(panel("Opponent")).getByText("Opponent · Otter")).toBeTruthy();
  expect(within(panel("You")).getByText("You · Heron")).toBeTruthy();
  const say = vi.spyOn(services.announcer, "say");
  await push(
    startedRoom(initialPosition, {
      playerNames: { [ME]: 0, [THEM]: 1 },
      moves: ["11-15", "22-18"],
      version: 9,
    }),
  );
  await nextFrame();
  expect(say.mock.calls.map(([text]) => text)).toContain("Otter: 22 to 18");
});

test("[P34] while the server cannot be reached, turn and clock are marked as last known", async () => {
  const { link } = await seated(startedRoom());
  await act(async () => link.drop());
  await pass(1_000);
  expect(marks()).toBe(0);
  await pass(1_000);
  expect(marks()).toBe(1);
  expect(has("Your seat is kept.")).toBe(true);
  await act(async () => link.connect("socket-2"));
  await pass(100);
  expect(marks()).toBe(0);
});

test("[G5] an offer can be answered, and the own offer is shown", async () => {
  const { link, user, push } = await seated(startedRoom(initialPosition, { drawOfferedBy: THEM }));
  expect(has("Your opponent offers a draw.")).toBe(true);
  await pass(500);
  await user.click(button("Accept"));
  expect(link.sentOf("answerDraw")[0]?.payload).toEqual({ roomId: ROOM, accept: true });
  await push(startedRoom(initialPosition, { drawOfferedBy: ME, version: 9 }));
  expect(button("Draw").disabled).toBe(true);
  expect(noteShown()).toBe("Draw offered. It stands until your opponent moves.");
  await push(startedRoom(initialPosition, { version: 10 }));
  expect(noteShown()).toBe("Your draw offer was declined.");
  expect(button("Draw").disabled).toBe(true);
  await push(startedRoom(initialPosition, { version: 11, moves: ["11-15"] }));
  expect(button("Draw").disabled).toBe(false);
});

test("[G5, O5] a press that was meant for what stood there before answers no offer", async () => {
  const { link, user, push } = await seated(
    startedRoom(initialPosition, { takebackOfferedBy: THEM }),
  );
  await pass(1_000);
  const both = { takebackOfferedBy: THEM, drawOfferedBy: THEM };
  await push(startedRoom(initialPosition, { ...both, version: 9 }));
  await user.click(button("Accept"));
  expect(link.sentOf("answerDraw")).toEqual([]);
  await pass(500);
  await user.click(button("Accept"));
  expect(link.sentOf("answerDraw")).toHaveLength(1);
});

test("[O5, P61] a turn is asked back with one press, and a wish of the opponent is answered", async () => {
  const { link, user, push } = await seated(startedRoom());
  expect(button("Undo").disabled).toBe(true);
  await push(startedRoom(initialPosition, { moves: ["11-15", "22-18"], version: 9 }));
  await user.click(button("Undo"));
  expect(link.sentOf("takeback")[0]?.payload).toEqual({ roomId: ROOM });
  await act(async () => link.answer("takeback", { success: true, version: 10 }));
  await push(startedRoom(initialPosition, { takebackOfferedBy: THEM, version: 11 }));
  expect(has("Your opponent asks to take a move back.")).toBe(true);
  await pass(500);
  await user.click(button("Decline"));
  expect(link.sentOf("answerTakeback")[0]?.payload).toEqual({ roomId: ROOM, accept: false });
});

test("[O5, P61] no turn is asked back in a game with clocks", async () => {
  const clocks = {
    [ME]: { remainingMs: 60_000, since: null },
    [THEM]: { remainingMs: 60_000, since: null },
  };
  await seated(startedRoom(initialPosition, { moves: ["11-15", "22-18"], clocks }));
  await pass(100);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(button("Draw").disabled).toBe(false);
});

test("[P21] the question whether to leave goes with its game: a rematch does not ask it again", async () => {
  const { user, push } = await seated(startedRoom());
  await user.click(button("Exit Room"));
  expect(has("Leave this game?")).toBe(true);
  await push(endedRoom({ version: 20 }));
  await push(startedRoom(initialPosition, { version: 21 }));
  expect(has("Leave this game?")).toBe(false);
});

function shownDeclined(): number {
  return screen.queryAllByText("Your draw offer was declined.", { selector: "p" }).length;
}

test("[P47] an offer that was declined is shown until the next move, and not in place of a lost connection", async () => {
  const { link, push } = await seated(startedRoom(initialPosition, { drawOfferedBy: ME }));
  await push(startedRoom(initialPosition, { version: 9 }));
  expect(shownDeclined()).toBe(1);
  await act(async () => link.drop());
  await pass(100);
  expect(shownDeclined()).toBe(0);
  await act(async () => link.connect("socket-2"));
  await pass(1_000);
  const roomState = startedRoom(initialPosition, { version: 9 });
  await act(async () => link.answer("joinRoom", { success: true, roomState }));
  await pass(100);
  expect(shownDeclined()).toBe(1);
  await push(startedRoom(initialPosition, { moves: ["11-15"], version: 10 }));
  expect(shownDeclined()).toBe(0);
});

test("[P47] an offer that was declined is not told beside the opponent's own, nor after the game", async () => {
  const { push } = await seated(startedRoom(initialPosition, { drawOfferedBy: ME }));
  await push(startedRoom(initialPosition, { version: 9 }));
  await push(startedRoom(initialPosition, { drawOfferedBy: THEM, version: 10 }));
  await push(endedRoom({ winner: null, endReason: "agreement", moves: [], version: 11 }));
  expect(shownDeclined()).toBe(0);
});

test("[A1, O3] an absent opponent's clock that ends before the claim is told as the win on time", async () => {
  const { serverTime } = startedRoom();
  const presence = {
    [ME]: { connected: true, claimableAt: null, forfeitAt: null },
    [THEM]: { connected: false, claimableAt: serverTime + 55_000, forfeitAt: serverTime + 295_000 },
  };
  const clocks = {
    [ME]: { remainingMs: 60_000, since: null },
    [THEM]: { remainingMs: 30_500, since: serverTime },
  };
  const { push } = await seated(startedRoom(initialPosition, { presence, clocks }));
  await pass(0);
  expect(noteShown()).toMatch(/^Your opponent is away\. You win on time in 0:(30|31)\.$/);
  const resting = { ...clocks, [THEM]: { remainingMs: 30_500, since: null } };
  await push(startedRoom(initialPosition, { presence, clocks: resting, version: 9 }));
  expect(noteShown()).toMatch(/^Your opponent is away\. You can claim the win in 0:5\d\.$/);
});

test("[A1] an opponent away is told with the deadlines, and the win can be claimed in time", async () => {
  const serverTime = 5_000_000;
  const presence = {
    [ME]: { connected: true, claimableAt: null, forfeitAt: null },
    [THEM]: { connected: false, claimableAt: serverTime + 60_000, forfeitAt: serverTime + 300_000 },
  };
  const { link, user } = await seated(startedRoom(initialPosition, { presence, serverTime }));
  expect(screen.queryByText(/Your opponent is away/)).toBeNull();
  await pass(10_000);
  expect(
    screen.getByText(/^Your opponent is away. You can claim the win in 0:5\d\.$/),
  ).toBeTruthy();
  expect(within(panel("Opponent")).getByText(/^Away 0:5\d$/)).toBeTruthy();
  await pass(52_000);
  expect(noteShown()).toMatch(/^Your opponent is away\. Claim it now, or get it in 3:5\d\.$/);
  await user.click(button("Claim the win"));
  expect(link.sentOf("claimWin")).toHaveLength(1);
});

test("[A1] the own time that runs out is counted beside the sentence", async () => {
  const serverTime = 5_000_000;
  const there = { connected: true, claimableAt: null, forfeitAt: null };
  const slow = { ...there, claimableAt: serverTime + 60_000, forfeitAt: serverTime + 300_000 };
  const presence = { [ME]: slow, [THEM]: there };
  await seated(startedRoom(initialPosition, { presence, serverTime }));
  await pass(10_000);
  expect(noteShown()).toBe("Your move! When time runs out, your opponent can claim the win.");
  expect(screen.getByText(/^0:5\d$/)).toBeTruthy();
});

test("before a game there are no actions of a game, and the link comes first", async () => {
  const { push } = await seated(aloneRoom());
  expect(screen.queryByRole("button", { name: "Resign" })).toBeNull();
  expect(has("Listed in the lobby. If you're ready, the game can start when somebody joins.")).toBe(
    true,
  );
  expect(has("No clock · You play White; Black moves first.")).toBe(true);
  await push(bothRoom({ version: 5 }));
  expect(screen.queryByRole("button", { name: "Resign" })).toBeNull();
  await push(startedRoom(undefined, { version: 9 }));
  expect(button("Resign")).toBeTruthy();
});

test("who joins reads their color and who moves first, and who is waited for how long the seat is kept", async () => {
  const { push } = await seated(bothRoom());
  expect(has("Your opponent is here.")).toBe(true);
  expect(has("No clock · You play Black and move first.")).toBe(true);
  const { presence, serverTime } = bothRoom();
  const idle = { connected: true, claimableAt: null, forfeitAt: null };
  const releasableAt = serverTime + 30_000;
  await push(
    bothRoom({
      presence: { ...presence, [ME]: { ...idle, releasableAt } },
      readyPlayers: [THEM],
      version: 9,
    }),
  );
  expect(screen.getByRole("heading", { name: "Your opponent is ready." })).toBeTruthy();
  expect(screen.getByText("Your seat is kept for 0:30.")).toBeTruthy();
  const seatKeptUntil = serverTime + 60_000;
  await push(
    bothRoom({
      presence: { ...presence, [ME]: { ...idle, releasableAt, seatKeptUntil } },
      readyPlayers: [THEM],
      version: 10,
    }),
  );
  expect(screen.getByText(/^Your seat is kept for (?:1:00|0:59)\.$/)).toBeTruthy();
});

test("[P23] the field for a typed move opens by its key and closes again", async () => {
  const { user } = await seated(startedRoom());
  expect(screen.queryByRole("textbox", { name: "Move" })).toBeNull();
  await user.click(button("Type"));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Move" }));
  await user.click(button("Stop typing"));
  expect(document.activeElement).toBe(button("Type"));
  await user.click(button("Type"));
  await user.keyboard("11{Escape}");
  expect(screen.queryByRole("textbox", { name: "Move" })).toBeNull();
});

test("[P23] a digit opens the field for a typed move with itself, but on the board it names a square", async () => {
  const { user } = await seated(startedRoom());
  act(() => square(11).focus());
  await user.keyboard("1");
  expect(screen.queryByRole("textbox", { name: "Move" })).toBeNull();
  act(() => button("Resign").focus());
  await user.keyboard("11-15");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Move" }).value).toBe("11-15");
});

test("[P86] [G8] while the opponent has not begun, a game is left at once and without a question", async () => {
  const state = startedRoom({ ...initialPosition, turn: "white" }, { moves: ["9-13"] });
  const there = { connected: true, claimableAt: null, forfeitAt: null };
  const idle = { ...there, abortableAt: state.serverTime + 2_000 };
  const { user } = await seated({ ...state, presence: { [ME]: there, [THEM]: idle } });
  await user.click(button("Exit Room"));
  expect(screen.getByRole("alertdialog", { name: "Leave this game?" })).toBeTruthy();
  await user.click(button("Stay"));
  await pass(3_000);
  expect(noteShown()).toBe("Your opponent hasn't moved yet. You can leave without losing.");
  await user.click(button("Exit Room"));
  await pass(0);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(window.location.pathname).toBe("/");
});

function exit(): void {
  act(() => button("Exit Room").click());
}

const LEAVE = { name: "Leave this game?" };

test("[P21] leaving just when the game begins loses nothing without a question", async () => {
  const { link } = await seated(bothRoom());
  act(() => link.emit("roomState", startedRoom(initialPosition, { version: 8 })));
  exit();
  await nextFrame();
  expect(window.location.pathname).toBe(`/room/${ROOM}`);
  expect(screen.getByRole("alertdialog", LEAVE)).toBeTruthy();
});

test("[P21] the browser's back button just when the game begins asks, too", async () => {
  const { link } = await seated(bothRoom());
  act(() => link.emit("roomState", startedRoom(initialPosition, { version: 8 })));
  window.history.replaceState(null, "", "/");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  await nextFrame();
  expect(window.location.pathname).toBe(`/room/${ROOM}`);
  expect(screen.getByRole("alertdialog", LEAVE)).toBeTruthy();
});

test("[G8] leaving just when the opponent begins loses nothing without a question", async () => {
  const opened = startedRoom({ ...initialPosition, turn: "white" }, { moves: ["9-13"] });
  const there = { connected: true, claimableAt: null, forfeitAt: null };
  const idle = { ...there, abortableAt: opened.serverTime - 1 };
  const { link } = await seated({ ...opened, presence: { [ME]: there, [THEM]: idle } });
  await pass(1_000);
  act(() => link.emit("roomState", startedRoom(initialPosition, { version: 10 })));
  exit();
  await nextFrame();
  expect(window.location.pathname).toBe(`/room/${ROOM}`);
  expect(screen.getByRole("alertdialog", LEAVE)).toBeTruthy();
});
