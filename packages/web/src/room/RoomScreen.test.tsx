// The room as a player sees it, from an empty seat to a running game.
import { refusalAck } from "@kingrow/protocol";
import { initialPosition, parseFen } from "@kingrow/rules";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { loadTexts, textsStore } from "../text/texts.ts";
import { en } from "../text/en.ts";
import {
  button,
  has,
  nextFrame,
  open,
  panel,
  pass,
  seated,
  useRoomScreen,
} from "../testing/roomScreen.tsx";
import { aloneRoom, bothRoom, ME, ROOM, startedRoom, THEM } from "@kingrow/client/testing";

useRoomScreen();

test("[P13] a spinner shows until the first room state arrives", async () => {
  const { link } = await open();
  expect(has("Loading")).toBe(true);
  await act(async () => link.answer("joinRoom", { success: true, roomState: aloneRoom() }));
  expect(has("Loading")).toBe(false);
});

test("[P13] a state that comes before the answer to the join is not shown: whose it is is not known yet", async () => {
  const { link } = await open();
  await act(async () => link.emit("roomState", aloneRoom()));
  expect(has("Loading")).toBe(true);
  await act(async () => link.answer("joinRoom", { success: true, roomState: aloneRoom() }));
  expect(panel("Opponent").textContent).toContain("No Opponent Yet");
});

test("[P15] joins once, also under React's strict mode, which puts every screen up twice", async () => {
  const { link } = await seated(aloneRoom());
  await pass(5_000);
  expect(link.sentOf("joinRoom")).toHaveLength(1);
  expect(link.sentOf("leaveRoom")).toHaveLength(0);
});

test("[P6] the badge waits with up to four dots in steps of 300 ms, then tells the game", async () => {
  const { push } = await seated(bothRoom());
  const waiting = screen.getByText("Waiting for Opponent").parentElement!;
  const shown = new Set<string | null>();
  for (let step = 0; step < 6; step += 1) {
    shown.add(waiting.querySelector("[aria-hidden]")!.textContent);
    await pass(300);
  }
  expect(shown).toEqual(new Set(["", ".", "..", "...", "...."]));
  await push(startedRoom());
  expect(has("Game in Progress")).toBe(true);
});

test("[P7] the opponent's panel fills with the opponent", async () => {
  const { push } = await seated(aloneRoom());
  expect(has("No Opponent Yet")).toBe(true);
  await push(bothRoom());
  expect(within(panel("Opponent")).getByText("White")).toBeTruthy();
  expect(within(panel("Opponent")).getByText("Not ready")).toBeTruthy();
  await push(bothRoom({ readyPlayers: [THEM], version: 3 }));
  expect(within(panel("Opponent")).getByText("Ready")).toBeTruthy();
});

test("[P7, P9] during play the panels tell whose turn it is", async () => {
  const { push } = await seated(startedRoom());
  expect(within(panel("You")).getByText("Your Turn")).toBeTruthy();
  expect(within(panel("You")).getByText("Black")).toBeTruthy();
  expect(has("Opponent's Turn")).toBe(false);
  const theirs = startedRoom({ ...initialPosition, turn: "white" }, { version: 9 });
  await push(theirs);
  expect(within(panel("Opponent")).getByText("Opponent's Turn")).toBeTruthy();
  expect(has("Your Turn")).toBe(false);
});

test("[P8] two rows of twelve dots show what each has captured", async () => {
  const parsed = parseFen("B:B1,2:W6,15,20");
  if (!parsed.ok) throw new Error("bad FEN");
  await seated(startedRoom(parsed.value, { scores: { [ME]: 9, [THEM]: 10 } }));
  const mine = screen.getByRole("img", { name: "You have captured 9 of 12" });
  const theirs = screen.getByRole("img", { name: "Your opponent has captured 10 of 12" });
  for (const [row, count] of [
    [mine, 9],
    [theirs, 10],
  ] as const) {
    expect(row.querySelectorAll("[data-filled]")).toHaveLength(12);
    expect(row.querySelectorAll("[data-filled=true]")).toHaveLength(count);
    expect(row.textContent).toBe(`${count}`);
  }
});

test("[P11] getting ready, both texts, and taking it back, but not by a double click", async () => {
  const { link, user, push } = await seated(bothRoom());
  expect(has("Please ready-up to begin playing...")).toBe(true);
  await user.click(button("Ready Up"));
  expect(link.sentOf("playerReady")[0]?.payload).toEqual({ roomId: ROOM, isReady: true });
  await act(async () => link.answer("playerReady", { success: true, version: 3 }));
  await push(bothRoom({ readyPlayers: [ME], version: 3 }));
  expect(has("You're ready! Waiting for the other player to ready up...")).toBe(true);
  fireEvent.click(button("I'm not ready"), { detail: 2 });
  expect(link.sentOf("playerReady")).toHaveLength(1);
  fireEvent.click(button("I'm not ready"), { detail: 1 });
  expect(link.sentOf("playerReady")[1]?.payload).toEqual({ roomId: ROOM, isReady: false });
});

test("[P11] a refusal is told in the server's words and can be put away", async () => {
  const { link, user } = await seated(bothRoom());
  await user.click(button("Ready Up"));
  await act(async () => link.answer("playerReady", refusalAck("UNAVAILABLE")));
  await nextFrame();
  expect(screen.getByText(/The service is briefly unavailable/).role).toBe("alert");
  await user.click(button("Dismiss"));
  await nextFrame();
  expect(screen.queryByText(/The service is briefly unavailable/)).toBeNull();
});

test("[P11] [O9] a countdown to the game is shown, and Not ready stops it", async () => {
  const state = bothRoom({ readyPlayers: [ME, THEM], version: 3 });
  const { link, user, push } = await seated({ ...state, startsAt: state.serverTime + 3_000 });
  expect(screen.getByText(/^Game starts in \d$/).textContent).toBe("Game starts in 3");
  await pass(1_100);
  expect(has("Game starts in 2")).toBe(true);
  await pass(4_000);
  expect(has("Game starts in 1")).toBe(true);
  await user.click(button("Not ready"));
  expect(link.sentOf("playerReady")[0]?.payload).toEqual({ roomId: ROOM, isReady: false });
  await push(bothRoom({ readyPlayers: [THEM], version: 4 }));
  expect(screen.queryByText(/^Game starts/)).toBeNull();
  expect(button("Ready Up")).toBeTruthy();
});

test("[P31] another language also changes a notice that is already there", async () => {
  const { link, user } = await seated(bothRoom());
  await user.click(button("Ready Up"));
  await act(async () => link.answer("playerReady", refusalAck("UNAVAILABLE")));
  await nextFrame();
  const texts = await loadTexts("de");
  await act(async () => textsStore.setState({ language: "de", texts }));
  expect(screen.getByText(/Der Dienst ist kurz nicht erreichbar/).role).toBe("alert");
  await act(async () => textsStore.setState({ language: "en", texts: en }));
  expect(screen.getByText(/The service is briefly unavailable/).role).toBe("alert");
});

test("the opponent who leaves before the game makes room for another", async () => {
  const { link, push } = await seated(bothRoom());
  await act(async () => link.emit("playerLeft", { roomId: ROOM }));
  expect(has("No Opponent Yet")).toBe(false);
  await push(aloneRoom({ version: 9 }));
  expect(has("No Opponent Yet")).toBe(true);
});

test("the moves are listed by pairs", async () => {
  await seated(startedRoom(initialPosition, { moves: ["11-15", "22-18", "15x22"] }));
  const list = screen.getByRole("list", { name: "Moves" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["1.11-1522-18", "2.15x22"]);
});
