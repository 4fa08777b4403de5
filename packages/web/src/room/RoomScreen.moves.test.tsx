// Moves on the room's screen that are typed, made ahead of the turn, or waiting to be confirmed.
import { initialPosition } from "@kingrow/rules";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { settingsStore } from "../settings/settings.ts";
import {
  button,
  field,
  has,
  noteShown,
  nextFrame,
  pass,
  seated,
  spoken,
  square,
  useRoomScreen,
} from "../testing/roomScreen.tsx";
import { ME, startedRoom } from "@kingrow/client/testing";

useRoomScreen();

const theirTurn = { ...initialPosition, turn: "white" } as const;

test("[P23] a typed move is sent, and the field is free for the next", async () => {
  const { link, user } = await seated(startedRoom());
  await user.type(field(), "11-15{Enter}");
  expect(link.sentOf("movePiece")[0]?.payload).toMatchObject({ fromRow: 5, toRow: 4 });
  expect(field().value).toBe("");
});

test("[P23] a text that is no move is refused in words, and can be mended", async () => {
  const { link, user } = await seated(startedRoom());
  await user.type(field(), "11-20{Enter}");
  await nextFrame();
  expect(screen.getByText("The piece on 11 cannot go to 20 now.").role).toBe("alert");
  expect(field().value).toBe("11-20");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  await user.type(field(), "{Backspace}");
  await nextFrame();
  expect(has("The piece on 11 cannot go to 20 now.")).toBe(false);
  await user.clear(field());
  await user.type(field(), "nonsense{Enter}");
  await nextFrame();
  expect(screen.getByText(/^Write a move by its squares/)).toBeTruthy();
  expect(link.sentOf("movePiece")).toEqual([]);
});

test("[P23] a refused text goes once a move is made on the board", async () => {
  const { user } = await seated(startedRoom());
  await user.type(field(), "11-20{Enter}");
  await user.click(square(11));
  await user.click(square(15));
  await nextFrame();
  expect([field().value, field().getAttribute("aria-invalid")]).toEqual(["", null]);
});

const refusedTexts = [
  ["nonsense", "Write a move by its squares: 11-15, or 22x15x8 for captures."],
  ["11-40", "The squares are numbered from 1 to 32."],
  ["14-18", "There is no piece on 14."],
  ["22-18", /^This piece is your opponent's/],
  ["11-20", "The piece on 11 cannot go to 20 now."],
  ["4-8", /^This piece has nowhere to go/],
] as const;

test("[P23] every text that is no move has its answer, and none is sent", async () => {
  const { link, user } = await seated(startedRoom());
  for (const [text, sentence] of refusedTexts) {
    await user.clear(field());
    await user.type(field(), `${text}{Enter}`);
    await nextFrame();
    const alerts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
    expect(alerts).toContainEqual(expect.stringMatching(sentence));
    expect([field().value, field().getAttribute("aria-invalid")]).toEqual([text, "true"]);
  }
  expect(link.sentOf("movePiece")).toEqual([]);
});

test("[P82] a drawn opening is named under the board until somebody moves, and over the moves", async () => {
  const ballot = { number: 5, moves: ["9-13", "22-18", "6-9"] };
  const begun = startedRoom(theirTurn, { ballot, moves: ballot.moves });
  const { push } = await seated(begun);
  const name = "Random opening: 9-13 22-18 6-9";
  expect(screen.getAllByText(name)).toHaveLength(2);
  await push({ ...begun, version: begun.version + 1, moves: [...ballot.moves, "24-20"] });
  expect(screen.getAllByText(name)).toHaveLength(1);
  expect(screen.getByRole("heading", { name: /^Moves/ }).textContent).toContain(name);
});

test("[P24] a premove is shown and said, and can be taken back", async () => {
  const { user, link, push } = await seated(startedRoom(theirTurn));
  await user.click(square(11));
  await user.click(square(15));
  expect(square(11).getAttribute("aria-label")).toContain("your next move begins here");
  expect(spoken()).toContain("Taken up for your next move: 11.");
  await pass(700);
  expect(noteShown()).toBe("Premove: 11-15");
  expect(spoken()).toContain("Premove: 11 to 15.");
  await user.click(square(20));
  expect(square(11).getAttribute("aria-label")).not.toContain("next move");
  await user.type(field(), "9-14{Enter}");
  expect(square(9).dataset["premove"]).toBe("from");
  await push(startedRoom(initialPosition, { version: 5, moves: ["24-20"] }));
  expect(link.sentOf("movePiece")).toHaveLength(1);
});

test("[P24, P47] what became of an offer is read while a premove is stored", async () => {
  const { user, push } = await seated(startedRoom(theirTurn));
  await user.type(field(), "11-15{Enter}");
  await push(startedRoom(theirTurn, { version: 5, drawOfferedBy: ME }));
  expect(has("Draw offered. It stands until your opponent moves.")).toBe(true);
  await push(startedRoom(theirTurn, { version: 6 }));
  expect(has("Your draw offer was declined.")).toBe(true);
  expect(square(11).dataset["premove"]).toBe("from");
});

test("[P24] a premove that is not possible is dropped with a word", async () => {
  const { user, push } = await seated(startedRoom(theirTurn));
  await user.type(field(), "11-18{Enter}");
  await push(startedRoom(initialPosition, { version: 5, moves: ["24-20"] }));
  expect(has("11x18 is not possible now and was dropped.")).toBe(true);
  await pass(700);
  expect(spoken()).toContain("Premove 11 to 18 is not possible.");
  await user.click(button("Dismiss"));
  await nextFrame();
  expect(document.activeElement?.getAttribute("role")).toBe("gridcell");
  expect(has("11x18 is not possible now and was dropped.")).toBe(false);
});

test("[P24] what is said of a dropped premove goes with the next move", async () => {
  const { user, link, push } = await seated(startedRoom(theirTurn));
  await user.type(field(), "11-18{Enter}");
  await push(startedRoom(initialPosition, { version: 5, moves: ["24-20"] }));
  expect(has("11x18 is not possible now and was dropped.")).toBe(true);
  await user.click(square(11));
  await user.click(square(15));
  await nextFrame();
  expect(has("11x18 is not possible now and was dropped.")).toBe(false);
  expect(link.sentOf("movePiece")).toHaveLength(1);
});

test("[P23] a move typed just when the opponent's arrives is played, not lost", async () => {
  const { user, link } = await seated(startedRoom(theirTurn));
  await user.type(field(), "11-15");
  await act(async () => {
    link.emit("roomState", startedRoom(initialPosition, { version: 5, moves: ["24-20"] }));
    fireEvent.submit(field());
  });
  expect(link.sentOf("movePiece")).toHaveLength(1);
});

test("nothing more is said of a room that has been left", async () => {
  const { link, services } = await seated(startedRoom(theirTurn));
  const say = vi.spyOn(services.announcer, "say");
  act(() => link.emit("roomState", startedRoom(initialPosition, { version: 5 })));
  cleanup();
  await nextFrame();
  expect(say).not.toHaveBeenCalled();
});

test("[P25] a chosen move waits for Confirm, and can be taken back by button or Esc", async () => {
  settingsStore.setState({ confirmMoves: true });
  const { link, user } = await seated(startedRoom());
  await user.click(square(11));
  await user.click(square(15));
  await nextFrame();
  expect(noteShown()).toBe("Play 11-15?");
  expect(spoken()).toContain("Chosen: 11 to 15. Enter confirms, Escape takes back.");
  await user.click(button("Take back"));
  await pass(2_000);
  expect(noteShown()).not.toBe("Play 11-15?");
  await user.click(square(11));
  await user.click(square(16));
  await nextFrame();
  await user.click(square(9));
  await pass(700);
  expect(noteShown()).toBe("Play 11-16?");
  expect(screen.getAllByText("Play 11-16?")).toHaveLength(2);
  act(() => square(16).focus());
  await user.keyboard("{Escape}");
  await pass(2_000);
  expect(noteShown()).not.toBe("Play 11-16?");
  act(() => square(11).focus());
  await user.keyboard("{Enter}");
  act(() => square(15).focus());
  await user.keyboard("{Enter}");
  expect(link.sentOf("movePiece")).toEqual([]);
  await user.keyboard("{Enter}");
  expect(link.sentOf("movePiece")).toHaveLength(1);
  settingsStore.setState({ confirmMoves: false });
});

test("[P26] a question mark lists the keys while the board has the focus, and nowhere else", async () => {
  const { user } = await seated(startedRoom());
  await user.type(field(), "?");
  act(() => button("Exit Room").focus());
  await user.keyboard("?");
  await pass(50);
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => square(11).focus());
  await user.keyboard("?");
  await pass(50);
  expect(within(screen.getByRole("dialog")).getByText("Confirm a move that waits")).toBeTruthy();
  await user.click(button("Close"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(square(11));
});

test("[P25, P26] Enter that confirms a move named by digits ends the number too", async () => {
  settingsStore.setState({ confirmMoves: true });
  const { link, user } = await seated(startedRoom());
  act(() => square(32).focus());
  await user.keyboard("1115");
  await nextFrame();
  await user.keyboard("{Enter}");
  expect(link.sentOf("movePiece")).toHaveLength(1);
  act(() => square(12).focus());
  await user.keyboard("{Enter}");
  await nextFrame();
  expect(square(12).dataset["premove"]).toBe("piece");
  settingsStore.setState({ confirmMoves: false });
});
