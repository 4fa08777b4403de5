// The end of a game on the room's screen: the result, playing again, and the board behind it.
import { refusalAck } from "@kingrow/protocol";
import { initialPosition } from "@kingrow/rules";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { readGames } from "../record/archiveStore.ts";
import { button, field, has, pass, seated, useRoomScreen } from "../testing/roomScreen.tsx";
import { en } from "../text/en.ts";
import { loadTexts, textsStore } from "../text/texts.ts";
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

const PLAYED = ["11-15", "22-18", "15x22", "25x18"];

const results = [
  [{ winner: ME, endReason: "no-moves" }, "You won!", "Your opponent has no move left."],
  [{ winner: ME, endReason: "left" }, "You won!", "Your opponent left the game."],
  [{ winner: ME, endReason: "claimed" }, "You won!", /You claimed the win/],
  [{ winner: THEM, endReason: "resigned" }, "You lost!", "You resigned."],
  [{ winner: THEM, endReason: "absent" }, "You lost!", "You were away for too long."],
  [{ winner: null, endReason: "repetition" }, "Draw", /third time/],
  [{ winner: null, endReason: "quiet" }, "Draw", /40 moves/],
  [{ winner: null, endReason: "agreement" }, "Draw", "You agreed on a draw."],
  [{ winner: null, endReason: "aborted" }, "Game aborted", /^The first move wasn't made in time/],
] as const;

test.each(results)("[P12] the result overlay for %o", async (ending, verdict, reason) => {
  await seated(endedRoom({ ...ending, scores: { [ME]: 0, [THEM]: 0 } }));
  const overlay = screen.getByRole("region", { name: "GAME OVER" });
  expect(within(overlay).getByText(verdict)).toBeTruthy();
  expect(within(overlay).getByText(reason)).toBeTruthy();
  expect(within(overlay).getByText("Your score:")).toBeTruthy();
  expect(within(overlay).getByText("Opponent's score:")).toBeTruthy();
  expect(within(overlay).getByRole("button", { name: "Play Again" })).toBeTruthy();
});

test("[P6] the badge is quiet after a game", async () => {
  const { push } = await seated(bothRoom());
  const badge = screen.getByText("Waiting for Opponent").closest("[class*=badge]")!;
  expect(badge.className).toContain("waiting");
  await push(endedRoom());
  expect(badge.className).toContain("muted");
});

test("[P12] playing again goes through its three texts", async () => {
  const { link, user, push } = await seated(endedRoom());
  await user.click(button("Play Again"));
  expect(link.sentOf("playAgain")).toHaveLength(1);
  await push(endedRoom({ playAgainPlayers: [ME], version: 10 }));
  expect(has("Waiting for opponent to agree")).toBe(true);
  expect(screen.queryByRole("button", { name: "Play Again" })).toBeNull();
  await push(endedRoom({ playAgainPlayers: [ME, THEM], version: 11 }));
  expect(has("Opponent agreed! Starting new game")).toBe(true);
  expect(screen.queryByRole("button", { name: "Take back" })).toBeNull();
  await push(startedRoom(initialPosition, { version: 12 }, 1));
  expect(screen.queryByText("GAME OVER")).toBeNull();
});

test("[P12, P46] the wait for the opponent is taken back by one press, which leads to Play Again", async () => {
  const { link, user, push } = await seated(endedRoom());
  await user.click(button("Play Again"));
  await act(async () => link.answer("playAgain", { success: true, version: 10 }));
  await push(endedRoom({ playAgainPlayers: [ME], version: 10 }));
  expect(document.activeElement).toBe(screen.getByText("You won!"));
  const cancel = button("Take back");
  expect(cancel.textContent).toBe("Take back");
  // The second click of a double click on Play Again.
  fireEvent.click(cancel, { detail: 2 });
  expect(link.sentOf("playAgain")).toHaveLength(1);
  await user.click(cancel);
  expect(link.sentOf("playAgain")[1]?.payload).toEqual({ roomId: ROOM, wanted: false });
  await act(async () => link.answer("playAgain", { success: true, version: 11 }));
  await push(endedRoom({ version: 11 }));
  expect(document.activeElement).toBe(button("Play Again"));
  expect(has("Waiting for opponent to agree")).toBe(false);
});

test("[P12, P13] the result stays for a player who comes back when the room is closed", async () => {
  const { link, user } = await seated(endedRoom());
  await act(async () => link.drop());
  await act(async () => link.connect("socket-9"));
  await pass(600);
  await act(async () => link.answer("joinRoom", refusalAck("ROOM_NOT_FOUND")));
  await pass(10_000);
  expect(has("You won!")).toBe(true);
  expect(has("Room not found")).toBe(true);
  expect(button("Play Again").disabled).toBe(true);
  await user.click(button("New Opponent"));
  expect(link.sentOf("playNow")).toHaveLength(1);
});

test("[P89] the name of an opponent who leaves the game is kept with it", async () => {
  const names = { playerNames: { [ME]: 4, [THEM]: 9 } };
  const { push } = await seated(startedRoom(initialPosition, names));
  await push(endedRoom({ ...names, players: [ME], endReason: "left", moves: PLAYED }));
  expect((await readGames())?.games[0]?.opponent).toEqual({ kind: "player", name: 9 });
});

test("[P89] a finished game is kept once, with what is known of it, and an aborted one is not", async () => {
  const playerNames = { [ME]: 4, [THEM]: 9 };
  const ended = { winner: ME, endReason: "resigned", moves: PLAYED, playerNames } as const;
  const { push } = await seated(endedRoom(ended));
  await push(endedRoom({ ...ended, playAgainPlayers: [ME, THEM], version: 10 }));
  await push(startedRoom(initialPosition, { version: 11 }, 1));
  await push(endedRoom({ ...ended, winner: null, endReason: "aborted", version: 12 }));
  const archive = await readGames();
  // On a busy machine games of earlier tests are kept late: one that was left, and those of other screens.
  const own = archive?.games.filter(
    ({ opponent, game }) => opponent.kind === "player" && game.reason !== "left",
  );
  expect(own).toMatchObject([
    {
      side: "black",
      name: 4,
      opponent: { kind: "player", name: 9 },
      game: { moves: PLAYED, result: "black", reason: "resigned" },
    },
  ]);
});

test("[P12] a game stays told and kept where somebody else sits down as the opponent leaves", async () => {
  const { link, push } = await seated(startedRoom());
  const left = endedRoom({
    players: [ME],
    moves: ["9-13"],
    playerNames: { [ME]: 0, [THEM]: 1 },
    version: 10,
  });
  act(() => link.emit("roomState", left));
  await push(bothRoom({ version: 11 }));
  expect(has("You won! Your opponent resigned. Otter has left.")).toBe(true);
  await vi.waitFor(async () => {
    const archive = await readGames();
    expect(archive?.games.some(({ game }) => game.moves.join() === "9-13")).toBe(true);
  });
  await push(startedRoom(undefined, { version: 12 }));
  expect(has("You won! Your opponent resigned. Otter has left.")).toBe(false);
});

test("[P12] who is asked to play again is told so, and so is who was left alone", async () => {
  const { push } = await seated(endedRoom({ playAgainPlayers: [THEM] }));
  expect(has("Your opponent wants a rematch")).toBe(true);
  await push(endedRoom({ players: [ME], version: 10 }));
  expect(button("New Opponent").textContent).toContain("Your opponent has left.");
  await push(endedRoom({ players: [ME], endReason: "left", version: 11 }));
  expect(has("Your opponent left the game.")).toBe(true);
  // Said once.
  expect(button("New Opponent").textContent).toBe("New Opponent");
});

test("[G7, P12] who asked for a rematch keeps the result and reads by name who has left", async () => {
  const playerNames = { [ME]: 0, [THEM]: 1 };
  const asked = endedRoom({ playerNames, playAgainPlayers: [ME] });
  const { link, user, push } = await seated(asked);
  await push({ ...asked, players: [ME], playAgainPlayers: [], version: 10 });
  expect(has("You won!")).toBe(true);
  expect(has("Waiting for opponent to agree")).toBe(false);
  expect(within(button("New Opponent")).getByText("Otter has left.")).toBeTruthy();
  expect(button("New Opponent").className).toContain("primary");
  expect(button("Play Again").className).toContain("quiet");
  await user.click(button("Play Again"));
  expect(link.sentOf("playAgain")).toHaveLength(1);
});

test("[P7] after the game the panel of an opponent who has left keeps the name", async () => {
  const left = { players: [ME], playerNames: { [ME]: 0, [THEM]: 1 }, endReason: "left" } as const;
  const { push } = await seated(endedRoom(left));
  const panel = within(screen.getByRole("group", { name: "Opponent" }));
  expect(panel.getByText("Opponent · Otter")).toBeTruthy();
  expect(panel.getByText("Has left")).toBeTruthy();
  await push(aloneRoom({ version: 10 }));
  expect(panel.getByText("No Opponent Yet")).toBeTruthy();
  expect(panel.queryByText("Has left")).toBeNull();
});

test("[P46] the verdict has the focus when Play Again goes with the opponent", async () => {
  const { push } = await seated(endedRoom());
  act(() => button("Play Again").focus());
  await push(endedRoom({ players: [ME], version: 10 }));
  expect(document.activeElement).toBe(screen.getByText("You won!"));
});

test("[P12] a player without pieces has lost them all; a blocked one has not", async () => {
  const ending = { winner: ME, endReason: "no-moves" } as const;
  const { push } = await seated(endedRoom({ ...ending, scores: { [ME]: 12, [THEM]: 3 } }));
  expect(has("You captured every piece.")).toBe(true);
  await push(endedRoom({ ...ending, scores: { [ME]: 11, [THEM]: 3 }, version: 30 }));
  expect(has("Your opponent has no move left.")).toBe(true);
});

test("[P12, O8] an opponent with a name asks for a rematch by it", async () => {
  await seated(endedRoom({ playAgainPlayers: [THEM], playerNames: { [ME]: 0, [THEM]: 1 } }));
  const wish = within(button("Play Again"));
  expect(wish.getByText("Otter wants a rematch")).toBeTruthy();
  expect(button("Play Again").querySelector("[data-initial]")?.outerHTML).toContain('"O"');
});

const isMain = (name: string) => button(name).className.includes("primary");

test("[P12] where the opponent is away after the game, another one is the main way on", async () => {
  const away = { connected: false, claimableAt: null, forfeitAt: null };
  const over = endedRoom();
  const { push } = await seated(over);
  expect([isMain("Play Again"), isMain("New Opponent")]).toEqual([true, false]);
  await push({ ...over, version: over.version + 1, presence: { ...over.presence, [THEM]: away } });
  expect([isMain("Play Again"), isMain("New Opponent")]).toEqual([false, true]);
});

test("[P12] the result tells the score and the series, and another opponent is one press away", async () => {
  const series = { wins: { [ME]: 1, [THEM]: 0 }, draws: 2 };
  const scores = { [ME]: 11, [THEM]: 6 };
  const { link, user } = await seated(endedRoom({ moves: PLAYED, scores, series }));
  const overlay = within(screen.getByRole("region", { name: "GAME OVER" }));
  // The heading is there once; the ribbon on the board is only seen.
  expect(screen.getAllByText("GAME OVER")).toHaveLength(1);
  expect(document.querySelector("[aria-hidden][data-words='GAME OVER']")).toBeTruthy();
  expect(overlay.getByText("Your score:").textContent).toBe("Your score: 11");
  expect(overlay.getByText("Opponent's score:").textContent).toBe("Opponent's score: 6");
  expect(overlay.getByText("Match: 1–0 · 2 draws")).toBeTruthy();
  const review = overlay.getByRole("link", { name: "Review" });
  // Laid out as the buttons beside it, whose signs stand in one line with its own.
  expect(review.firstElementChild?.className).toBe(
    button("New Opponent").firstElementChild?.className,
  );
  await user.click(button("New Opponent"));
  await act(async () =>
    link.answer("playNow", { success: true, roomId: "another2", opened: false }),
  );
  await pass(0);
  expect(window.location.pathname).toBe("/room/another2");
  expect(link.sentOf("leaveRoom")[0]?.payload).toMatchObject({ roomId: ROOM });
});

test("[P46] the verdict has the focus when what had it goes with the game", async () => {
  const { link, user, push } = await seated(startedRoom());
  const typed = field();
  act(() => typed.focus());
  await push(endedRoom({ version: 9 }));
  expect(document.activeElement).toBe(screen.getByText("You won!"));
  await user.click(button("Play Again"));
  await act(async () => link.answer("playAgain", { success: true, version: 10 }));
  await push(endedRoom({ playAgainPlayers: [ME], version: 10 }));
  expect(document.activeElement).toBe(screen.getByText("You won!"));
});

test("[P46] when the next game begins, the board has the focus of what covered it", async () => {
  const { push } = await seated(endedRoom());
  expect(document.activeElement).toBe(screen.getByText("You won!"));
  await push(startedRoom(initialPosition, { version: 12 }, 1));
  expect(document.activeElement?.getAttribute("role")).toBe("gridcell");
});

const result = (): HTMLElement | null => screen.queryByRole("region", { name: "GAME OVER" });

test("[P28] the result stays while the game is gone through; put away, it can be brought back", async () => {
  const { user, push, link } = await seated(endedRoom({ moves: PLAYED }));
  await user.click(button("Previous move"));
  expect(result()).toBeTruthy();
  await user.click(button("Back to now"));
  await user.click(button("Look at the board"));
  expect(result()).toBeNull();
  expect(has("You won! Your opponent resigned.")).toBe(true);
  expect(document.activeElement).toBe(button("Show the result"));
  await push(endedRoom({ moves: PLAYED, playAgainPlayers: [THEM], version: 11 }));
  const line = within(document.querySelector<HTMLElement>("[data-note-line]")!);
  expect(line.getByText("Your opponent wants a rematch")).toBeTruthy();
  await pass(500);
  await user.click(button("Play Again"));
  expect(link.sentOf("playAgain")).toHaveLength(1);
  await push(endedRoom({ moves: PLAYED, version: 12 }));
  expect(screen.queryByRole("button", { name: "Play Again" })).toBeNull();
  await user.click(button("Show the result"));
  expect(result()).toBeTruthy();
  await user.click(button("Look at the board"));
  await push(startedRoom(initialPosition, { version: 13 }, 1));
  await push(endedRoom({ version: 14 }));
  expect(result()).toBeTruthy();
});

test("[P28, P31] put away, the result is made of sentences in Cyrillic too", async () => {
  const { user } = await seated(endedRoom({ winner: null, endReason: "agreement" }));
  await user.click(button("Look at the board"));
  const texts = await loadTexts("ru");
  await act(async () => textsStore.setState({ language: "ru", texts }));
  expect(has("Ничья. Ничья по согласию.")).toBe(true);
  await act(async () => textsStore.setState({ language: "en", texts: en }));
});
