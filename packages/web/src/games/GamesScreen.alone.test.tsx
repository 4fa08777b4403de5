// The list of finished games where the answer of the browser's database comes late, or is of no use.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { App } from "../app/App.tsx";
import type { ArchivedGame } from "../record/archive.ts";
import { deleteGames, readGames } from "../record/archiveStore.ts";
import { navigate } from "../shell/address/navigation.ts";
import { createTestServices } from "../shell/testing/testServices.ts";

vi.mock("../record/archiveStore.ts", { spy: true });

const GAME: ArchivedGame = {
  id: "one",
  endedAt: 0,
  side: "black",
  opponent: { kind: "computer", level: 3 },
  name: null,
  pace: "none",
  game: { moves: ["11-15"], result: "black", reason: "resigned" },
};

beforeAll(() => Promise.all([import("./GamesScreen.tsx"), import("../lobby/LobbyScreen.tsx")]));
beforeEach(() => window.history.replaceState(null, "", "/games"));
afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

async function open() {
  const services = createTestServices();
  const say = vi.spyOn(services.announcer, "say");
  render(<App services={services} />);
  return { button: await screen.findByRole("button", { name: "Delete all" }), say };
}

test("[P89] games that are gone only after the person has left are told nowhere else", async () => {
  vi.mocked(readGames).mockResolvedValue({ games: [GAME], unreadable: 0 });
  let answer: ((isDone: boolean) => void) | undefined;
  const deleted = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  vi.mocked(deleteGames).mockReturnValue(deleted);
  const { button, say } = await open();
  fireEvent.click(button);
  fireEvent.click(button);
  await act(async () => navigate("/"));
  const here = await screen.findByRole("button", { name: "Play Now" });
  here.focus();
  await act(async () => answer?.(true));
  expect(document.activeElement).toBe(here);
  expect(say).not.toHaveBeenCalledWith("All games deleted.");
});

test("[P89] a game that ended in another tab is there when one looks again", async () => {
  vi.mocked(readGames).mockResolvedValueOnce({ games: [GAME], unreadable: 0 });
  await open();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  const games = [{ ...GAME, id: "two" }, GAME];
  vi.mocked(readGames).mockResolvedValueOnce({ games, unreadable: 0 });
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("[P89] an opened game tells why it ended, and its result once", async () => {
  vi.mocked(readGames).mockResolvedValue({ games: [{ ...GAME, side: null }], unreadable: 0 });
  await open();
  const game = document.querySelector("details")!;
  game.open = true;
  fireEvent(game, new Event("toggle"));
  expect(await screen.findByText("White resigned.")).toBeTruthy();
  expect(screen.getAllByText(/Black won/)).toHaveLength(1);
});

test("[P89] the way back from a game leads to the same choice of games", async () => {
  vi.mocked(readGames).mockResolvedValue({ games: [GAME], unreadable: 0 });
  await open();
  fireEvent.click(screen.getByRole("radio", { name: "Lost" }));
  await act(async () => navigate("/"));
  await act(async () => window.history.back());
  expect(await screen.findByRole("radio", { name: "Lost", checked: true })).toBeTruthy();
});

test("[P89] games that cannot be read can be deleted where there are no others", async () => {
  vi.mocked(readGames).mockResolvedValueOnce({ games: [], unreadable: 2 });
  vi.mocked(readGames).mockResolvedValueOnce({ games: [], unreadable: 0 });
  vi.mocked(deleteGames).mockResolvedValue(true);
  const { button } = await open();
  fireEvent.click(button);
  await act(async () => fireEvent.click(button));
  expect(screen.queryByRole("button", { name: "Delete all" })).toBeNull();
});
