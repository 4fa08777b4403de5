// A game against the computer as a visitor sees it.
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
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

test("[P74] before a game the navigation leads on, and during a game it is away", async () => {
  const { user } = await open();
  const nav = within(screen.getByRole("navigation"));
  expect(nav.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/puzzles",
    "/learn",
    "/analysis",
  ]);
  await user.click(button("Start"));
  await pass(100);
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("[P74] a level from 1 to 8 with a word each, a color or chance, and Start", async () => {
  const { user } = await open();
  expect(
    screen
      .getAllByRole("radio")
      .map((radio) => radio.getAttribute("aria-label") ?? radio.closest("label")?.textContent),
  ).toEqual([
    "1 Beginner",
    "2 Novice",
    "3 Casual",
    "4 Steady",
    "5 Alert",
    "6 Strong",
    "7 Expert",
    "8 Master",
    "Black",
    "White",
    "Random",
  ]);
  expect(screen.getByText("Misses simple captures.")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "2 Novice" }));
  await user.click(button("Start"));
  await pass(100);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Level\u00A02\u00A0· Novice");
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

function drawn(kind: string): number {
  return document.querySelectorAll(`[data-kind="${kind}"]`).length;
}

test("[P74] a hint is shown on the board and said, and is gone with the move", async () => {
  const { user, said } = await start();
  await user.click(button("Hint"));
  await soon(() => expect(said.some((text) => text.startsWith("Hint: "))).toBe(true));
  expect(screen.getByText(/^Hint: \d+-\d+\.$/)).toBeTruthy();
  // A ring around the piece, and an arrow.
  expect(drawn("good")).toBe(2);
  await play(user, "11-15");
  expect(drawn("good")).toBe(0);
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
  expect(screen.getAllByRole("button", { name: /^New game$/i })).toHaveLength(1);
  expect(button("Share")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Review" }).getAttribute("target")).toBeNull();
  await user.click(button("Play Again"));
  await pass(2_000);
  await computerMoves(1);
  await user.click(button("New game"));
  await pass(100);
  expect(button("Start")).toBeTruthy();
});

test("[P70] a browser without workers is told that the computer cannot think, and no move is made for it", async () => {
  vi.stubGlobal("Worker", undefined);
  const { user } = await start();
  await play(user, "11-15");
  await pass(2_000);
  expect(screen.getByText(/computer can't think/)).toBeTruthy();
  expect(listed()).toBe(1);
});

const BEFORE_A_BLUNDER = ["11-15", "24-20", "8-11", "28-24"];

test("[P90] the coach tells that a move loses a piece, and it is taken back or stays", async () => {
  const kept = { level: 4, side: "black", coach: true, seed: 1, black: "one", path: [] };
  localStorage.setItem("kingrow.practice", JSON.stringify({ ...kept, moves: BEFORE_A_BLUNDER }));
  const { user, said } = await open();
  await soon(() => button("Type"));
  // A premove would cover the question, whether it is made before or after.
  await play(user, "15-19{Enter}4-8");
  await soon(() =>
    expect(screen.getByText("15-\u206019 loses a piece: 24x15x8 4x11.")).toBeTruthy(),
  );
  for (const square of [4, 8])
    await user.click(document.querySelector(`[data-square="${square}"]`)!);
  expect(document.querySelector("[data-premove]")).toBeNull();
  expect(said.join(" ")).toContain("15 to 19 loses a piece: 24 jumps to 15 and 8");
  expect(drawn("bad")).toBe(1);
  expect(screen.getByText("Waits for you").nextSibling).toBeNull();
  await pass(5_000);
  expect(listed()).toBe(5);
  await user.click(button("Take back and try again"));
  await pass(100);
  expect(listed()).toBe(4);
  expect(screen.queryByText("15-\u206019 loses a piece: 24x15x8 4x11.")).toBeNull();
  expect(drawn("bad")).toBe(0);
  expect(document.activeElement).not.toBe(document.body);

  await play(user, "15-19");
  await soon(() => expect(button("Play on")).toBeTruthy());
  await user.click(button("Play on"));
  await computerMoves(6);
});

test("[P90] the coach is switched on during a game, and stays on for the next one", async () => {
  localStorage.setItem(
    "kingrow.practice",
    JSON.stringify({ level: 4, black: "one", path: [], moves: BEFORE_A_BLUNDER }),
  );
  const { user, unmount } = await open();
  await user.click(button("Coach"));
  await play(user, "15-19");
  await soon(() => expect(button("Play on")).toBeTruthy());
  unmount();
  await open();
  expect(button("Coach").getAttribute("aria-pressed")).toBe("true");
});

test("[P74] three wins in a row at a level suggest the next one, before a game", async () => {
  const three = { wins: 3, losses: 1, draws: 0, row: 3 };
  localStorage.setItem("kingrow.levels", JSON.stringify({ 3: three }));
  const { user } = await open();
  expect(screen.getByText("3 wins, 1 loss")).toBeTruthy();
  await user.click(button("Three wins in a row! Try level 4."));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "4 Steady" }).checked).toBe(true);
});
