// A replay link opened: the game in it, and what is said of a broken one.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { App } from "../app/App.tsx";
import { createTestServices } from "../shell/testing/testServices.ts";
import { encodeGame } from "../record/replayLink.ts";
import type { SavedGame } from "../record/savedGame.ts";

const GAME: SavedGame = {
  moves: ["11-15", "22-18", "15x22", "25x18"],
  result: "black",
  reason: "resigned",
};

beforeAll(() => import("./ReplayRoute.tsx"));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

async function open(fragment: string) {
  window.history.replaceState(null, "", `/replay${fragment}`);
  const services = createTestServices();
  await act(async () => render(<App services={services} />));
  return { link: services.link, user: userEvent.setup() };
}

function button(name: string): HTMLElement {
  return screen.getByRole("button", { name });
}

function first(): string | undefined {
  return document.querySelector<HTMLElement>("[data-square]")?.dataset["square"];
}

function strike(key: string): void {
  fireEvent.keyDown(document.querySelector("[data-square]")!, { key });
}

function shownAt(number: number): string | undefined {
  return document.querySelector<HTMLElement>(`[data-at="${number}"]`)?.dataset["piece"];
}

test("[P82] a link does not know whether an opening was drawn, so the replay names none", async () => {
  await open(`#${encodeGame({ ...GAME, moves: ["9-13", "22-18", "6-9"], result: "open" })}`);
  expect(screen.queryByText(/opening/)).toBeNull();
});

test("[P29] the game is played again step by step, without a connection", async () => {
  const { link, user } = await open(`#${encodeGame(GAME)}`);
  expect(screen.getByText("Black won. White resigned.")).toBeTruthy();
  expect(shownAt(11)).toBe("black-man");
  await user.click(button("Next move"));
  expect([shownAt(11), shownAt(15)]).toEqual([undefined, "black-man"]);
  await user.click(button("To the last move"));
  expect(shownAt(18)).toBe("white-man");
  await user.click(button("To the start"));
  expect(shownAt(11)).toBe("black-man");
  expect(link.opened).toBe(0);
  expect(link.sent).toEqual([]);
});

test("[P27] after a press of the pointer the arrows step through the moves, after another key they are the board's", async () => {
  await open(`#${encodeGame(GAME)}`);
  fireEvent.pointerDown(document.body);
  strike("ArrowRight");
  strike("ArrowRight");
  expect(shownAt(18)).toBe("white-man");
  strike("ArrowLeft");
  expect(shownAt(18)).toBeUndefined();
  strike("Tab");
  strike("ArrowLeft");
  expect(shownAt(15)).toBe("black-man");
  fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  expect(shownAt(11)).toBe("black-man");
});

test.each([
  ["black", "Black1 – 0White"],
  ["draw", "Black½ – ½White"],
  ["open", "Black–White"],
] as const)("[P29] a replay names both sides with their points: %s", async (result, sides) => {
  await open(`#${encodeGame({ ...GAME, result, reason: undefined })}`);
  expect(screen.getByText("Black").parentElement?.textContent).toBe(sides);
});

test("[P29] from the person's own games it names the players, the person's side is near, and the address drops the names", async () => {
  await open(`#${encodeGame(GAME)}?you=white&black=Otter&white=Heron`);
  const sides = screen.getByText("Black: Otter").parentElement;
  expect(sides?.textContent).toBe("Black: Otter1 – 0White: You");
  expect(first()).toBe("1");
  expect(window.location.hash).toBe(`#${encodeGame(GAME)}`);
});

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

test("[P29] the game plays by itself at the speed that is chosen, to its end, and again from its start", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open(`#${encodeGame(GAME)}`);
  fireEvent.click(button("Play"));
  await pass(1_400);
  expect(shownAt(11)).toBe("black-man");
  await pass(200);
  expect(shownAt(15)).toBe("black-man");
  fireEvent.click(screen.getByRole("radio", { name: "Fast" }));
  await pass(750);
  expect(shownAt(22)).toBeUndefined();
  await pass(1_500);
  expect(shownAt(18)).toBe("white-man");
  fireEvent.click(button("Play"));
  expect(shownAt(11)).toBe("black-man");
  fireEvent.click(button("Pause"));
  await pass(5_000);
  expect(shownAt(11)).toBe("black-man");
  vi.useRealTimers();
});

test("[P29] who goes through the game by hand stops it", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open(`#${encodeGame(GAME)}`);
  fireEvent.click(button("Play"));
  fireEvent.click(button("Next move"));
  await pass(5_000);
  expect(shownAt(15)).toBe("black-man");
  expect(button("Play")).toBeTruthy();
  vi.useRealTimers();
});

test("[P29] [G8] an aborted game says so, with no result", async () => {
  await open(`#${encodeGame({ ...GAME, result: "open", reason: "aborted" })}`);
  expect(screen.getByText("Game aborted. The first move wasn't made in time.")).toBeTruthy();
  expect(screen.queryByText("Not decided.")).toBeNull();
});

test("[P29] the board can be turned, and another link put in its place", async () => {
  const { user } = await open(`#${encodeGame(GAME)}`);
  expect(first()).toBe("32");
  await user.click(button("Flip the board"));
  expect(first()).toBe("1");
  const other = encodeGame({ ...GAME, result: "draw", reason: "agreement" });
  await act(async () => {
    window.location.hash = other;
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(screen.getByText("Draw. Both agreed on it.")).toBeTruthy();
});

test.each([
  ["no fragment", "", "No game in this link"],
  ["an empty one", "#", "No game in this link"],
  ["a later version", "#2abc", "This link is newer than this page"],
  ["a much later version", "#9later", "This link is newer than this page"],
  ["too few letters", "#1BFAA", "This link is damaged"],
  ["a lost end", `#${encodeGame(GAME).slice(0, -3)}`, "This link is damaged"],
  ["a program", "#%0a<script>", "This link is damaged"],
  ["a program in signs", "#%0a%3Cscript%3E", "This link is damaged"],
  ["a hundred thousand letters", `#1${"A".repeat(100_000)}`, "This link is damaged"],
])("[P29] a broken link gets a sentence and a way home: %s", async (_, fragment, title) => {
  const { user } = await open(fragment);
  expect(screen.getByRole("heading", { name: title })).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Back to the lobby" }));
  expect(window.location.pathname).toBe("/");
});

test("[P28] a link is shared that opens the game where it is looked at", async () => {
  const { user } = await open(`#${encodeGame(GAME)}.2`);
  expect(shownAt(18)).toBe("white-man");
  const panel = screen.getByRole("group", { name: "Share" });
  const opening = Object.assign(new Event("toggle"), { newState: "open" });
  await act(async () => panel.dispatchEvent(opening));
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await user.click(button("Copy replay link"));
  const link = `${window.location.origin}/replay#${encodeGame(GAME)}.2`;
  expect(write).toHaveBeenLastCalledWith(link);
  await user.click(button("Copy PDN"));
  expect(write.mock.lastCall?.[0]).toContain('[Result "1-0"]');
});
