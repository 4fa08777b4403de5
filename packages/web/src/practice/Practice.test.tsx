// A game against the computer as a visitor sees it.
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  button,
  computerMoves,
  listed,
  open,
  pass,
  play,
  shownAt,
  soon,
  start,
  usePractice,
} from "../testing/practiceScreen.tsx";

usePractice();

test("[P74] before a game two links lead on, to the puzzles and to the analysis board", async () => {
  await open();
  const links = screen.getAllByRole("link", { name: /^(?:Puzzles to solve|Analysis board)$/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/shots", "/analysis"]);
});

test("[P74] a level from 1 to 8 with a word each, a color or chance, and Start", async () => {
  const { user } = await open();
  expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
    "1 Gentle",
    "2 Easy",
    "3 Casual",
    "4 Steady",
    "5 Alert",
    "6 Strong",
    "7 Sharp",
    "8 Master",
    "Black",
    "White",
    "Chance",
  ]);
  await user.click(screen.getByRole("radio", { name: "2 Easy" }));
  await user.click(button("Start"));
  await pass(100);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Level\u00A02\u00A0· Easy");
  expect(screen.getByRole("group", { name: "Computer" })).toBeTruthy();
});

test("[P46] the focus of Start goes on to the game", async () => {
  const { user } = await open();
  button("Start").focus();
  await user.keyboard("{Enter}");
  await pass(100);
  expect(document.activeElement?.closest("main")).toBeTruthy();
});

test("[P74] the computer answers a move, and is never called a person", async () => {
  const { user, said, services } = await start();
  await play(user, "11-15");
  expect(shownAt(15)).toBe("black-man");
  await computerMoves(2);
  await pass(1_500);
  expect(said.join(" ")).toMatch(/You: 11 to 15.*Computer: \d+ to \d+/s);
  expect(said.join(" ")).not.toContain("Opponent");
  expect(services.link.sent).toEqual([]);
  expect(services.link.opened).toBe(0);
});

test("[P74] with White the computer begins", async () => {
  await start({ side: "White" });
  await computerMoves(1);
  expect(listed()).toBe(1);
});

test("[P74] a hint is shown on the board and said, and is gone with the move", async () => {
  const { user, said } = await start();
  await user.click(button("Hint"));
  await soon(() => expect(said.some((text) => text.startsWith("Hint: "))).toBe(true));
  expect(document.querySelectorAll('[aria-label*="the hint begins here"]')).toHaveLength(1);
  await play(user, "11-15");
  expect(document.querySelector('[aria-label*="the hint"]')).toBeNull();
});

test("[P74] a move is taken back at once", async () => {
  const { user } = await start();
  await play(user, "11-15");
  await computerMoves(2);
  await user.click(button("Stop typing"));
  await user.click(button("Undo"));
  await pass(100);
  expect(listed()).toBe(0);
  expect(shownAt(11)).toBe("black-man");
});

test("[P74] resigning, another game with colors swapped, and a new one with another level", async () => {
  const { user } = await start();
  await user.click(button("Resign"));
  await user.click(screen.getAllByRole("button", { name: "Resign" }).at(-1)!);
  await pass(300);
  expect(screen.getByText("You lost!")).toBeTruthy();
  expect(button("Share")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Review" }).getAttribute("target")).toBeNull();
  await user.click(button("Play Again"));
  await pass(2_000);
  await computerMoves(1);
  await user.click(button("New game"));
  await pass(100);
  expect(button("Start")).toBeTruthy();
});

test("[P70] where the page itself has to think, it says so", async () => {
  const { user } = await start();
  await play(user, "11-15");
  await computerMoves(2);
  expect(screen.getByText(/plays level 4 at most/)).toBeTruthy();
});
