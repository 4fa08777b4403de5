// Two at one device: the board is turned to whoever moves, and never under a hand.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { App, Localised } from "../app/App.tsx";
import { deleteGames, readGames } from "../record/archiveStore.ts";
import { createTestServices } from "../shell/testing/testServices.ts";

beforeAll(() =>
  Promise.all([
    import("./TableRoute.tsx"),
    import("../room/game/game.ts"),
    import("../room/announcements/RoomAnnouncements.tsx"),
    import("../room/result/ResultPanel.tsx"),
  ]),
);
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  window.history.replaceState(null, "", "/table");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.history.replaceState(null, "", "/");
});

async function pass(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
}

/** All that is said from then on. */
async function open(): Promise<readonly string[]> {
  const services = createTestServices();
  const heard: string[] = [];
  vi.spyOn(services.announcer, "say").mockImplementation((text) => void heard.push(text));
  render(
    <Localised>
      <App services={services} />
    </Localised>,
  );
  while (document.querySelector("[role=grid]") === null) await pass(50);
  return heard;
}

/** All that is kept of a game under way, on a board that stays. */
function keep(...moves: readonly string[]): void {
  localStorage.setItem(
    "kingrow.table",
    JSON.stringify({ black: "one", moves, path: [], turns: false }),
  );
}

async function resign(): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: "Resign" }));
  await pass(100);
  const [, sure] = screen.getAllByRole("button", { name: "Resign", hidden: true });
  fireEvent.click(sure!);
}

function square(number: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[role=grid] [data-square="${number}"]`);
  if (found === null) throw new Error(`no square ${number}`);
  return found;
}

/** A finger on a place of the screen, whatever square it is by then. */
async function tap(place: HTMLElement): Promise<void> {
  await act(async () => {
    fireEvent.pointerDown(place);
    fireEvent.pointerUp(place);
    fireEvent.click(place);
  });
  await pass(20);
}

/** By a key: the button has the focus. */
async function press(name: string): Promise<void> {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
  await pass(100);
}

function near(): "black" | "white" {
  return document.querySelector("[role=grid] [data-square]") === square(1) ? "white" : "black";
}

function pieceOn(number: number): string | undefined {
  return document.querySelector<HTMLElement>(`[data-at="${number}"]`)?.dataset["piece"];
}

async function blackMoves(): Promise<void> {
  await tap(square(11));
  await tap(square(15));
  expect(pieceOn(15)).toBe("black-man");
  expect(near()).toBe("black");
}

test("[P73] the board is turned to whoever moves once the piece has come to rest", async () => {
  await open();
  await blackMoves();
  await pass(800);
  expect(near()).toBe("white");
});

test("[P73] it is not turned while the pointer moves over it, nor between two presses", async () => {
  await open();
  await blackMoves();
  await pass(600);
  fireEvent.pointerMove(square(22));
  await pass(600);
  await tap(square(22));
  await pass(1_500);
  expect(near()).toBe("black");
  await tap(square(18));
  expect(pieceOn(18)).toBe("white-man");
  await pass(5_000);
  expect(near()).toBe("black");
});

test("[P73] a press that was aimed before the turn counts for the square it was aimed at", async () => {
  await open();
  await blackMoves();
  const aimed = square(22);
  while (near() !== "white") await pass(20);
  await tap(aimed);
  await tap(square(18));
  expect(pieceOn(18)).toBe("white-man");
});

test("[P73] a press on one's own piece right after the turn is taken as it is seen", async () => {
  await open();
  await blackMoves();
  await vi.waitFor(
    async () => {
      await pass(20);
      expect(near()).toBe("white");
    },
    { timeout: 15_000 },
  );
  await tap(square(22));
  expect(near()).toBe("white");
  await tap(square(18));
  expect(pieceOn(18)).toBe("white-man");
});

test("[P73] who pressed and thinks better of it has the board turned all the same", async () => {
  await open();
  await blackMoves();
  await tap(square(22));
  await pass(4_100);
  expect(near()).toBe("white");
});

test("[P73] after the game there is one way to a new one, besides a rematch", async () => {
  await open();
  await blackMoves();
  await pass(800);
  await resign();
  await pass(1_000);
  expect(screen.getByRole("button", { name: "Play Again" })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^new game$/i })).toHaveLength(1);
});

test("[P73] after the game the board stays as it was", async () => {
  await open();
  await blackMoves();
  await pass(800);
  await resign();
  await pass(1_000);
  fireEvent.pointerMove(square(22));
  await pass(1_000);
  expect(near()).toBe("white");
});

test("[P73] both are called by their colors, once", async () => {
  await open();
  for (const color of ["Black", "White"])
    expect(screen.getByRole("group", { name: color }).textContent?.split(color)).toHaveLength(
      color === "Black" ? 3 : 2,
    );
});

test("[P72] a game of two that was opened in another tab can be called back", async () => {
  await open();
  await blackMoves();
  localStorage.setItem(
    "kingrow.table",
    JSON.stringify({ black: "one", moves: ["9-13"], path: [], turns: true, tab: "other" }),
  );
  await act(async () => window.dispatchEvent(new StorageEvent("storage")));
  await press("Play on here");
  expect(pieceOn(13)).toBe("black-man");
  expect(document.activeElement?.closest("main")).toBeTruthy();
});

test("[P46] the focus goes on to another game", async () => {
  await open();
  await press("New game");
  expect(document.activeElement?.closest("main")).toBeTruthy();
});

test("[P73] a game in which only one side has moved is not dropped unasked", async () => {
  await open();
  await blackMoves();
  await pass(1_500);
  await press("New game");
  expect(screen.getByRole("alertdialog", { name: "Give this game up?" })).toBeTruthy();
  expect(pieceOn(15)).toBe("black-man");
});

test("[O5, P73] the first move of a game can be taken back by the one who made it", async () => {
  await open();
  await blackMoves();
  await pass(1_500);
  await press("Undo");
  await pass(100);
  expect(pieceOn(11)).toBe("black-man");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Undo" }).disabled).toBe(true);
});

test("[P47, P73] after each move it is said whose turn it is and what must capture", async () => {
  keep("11-15");
  const heard = await open();
  await pass(100);
  for (const number of [22, 18, 15, 22]) await tap(square(number));
  await pass(100);
  expect(heard).toEqual([
    "White: 22 to 18",
    "Black to move. You must capture with the piece on 15.",
    "Black: 15 jumps to 22, takes 18",
    "White to move. You must capture with a piece on 25 or 26.",
  ]);
  await press("Undo");
  expect(heard.slice(4)).toEqual([
    "Taking back.",
    "The move was taken back.",
    "Black to move. You must capture with the piece on 15.",
  ]);
});

test("[P47, P73] as another game begins, who moves first is said once", async () => {
  keep("11-15", "22-18");
  const heard = await open();
  await pass(100);
  await resign();
  await pass(1_000);
  await press("Play Again");
  await pass(3_000);
  expect(heard.at(-1)).toBe("The game begins. Black to move.");
});

test("[P73] the navigation of the site is there before the first move and after the game", async () => {
  await open();
  expect(screen.getByRole("navigation")).toBeTruthy();
  await blackMoves();
  await pass(200);
  expect(screen.queryByRole("navigation")).toBeNull();
  await resign();
  await pass(1_000);
  expect(screen.getByRole("navigation")).toBeTruthy();
});

test("[P26, P73] S tells how the game stands, by the names of the sides", async () => {
  keep("11-15", "22-18", "15x22");
  const heard = await open();
  await pass(100);
  fireEvent.keyDown(square(26), { key: "s" });
  expect(heard.at(-1)).toBe(
    "White to move. White has captured 0 of 12. Black has captured 1 of 12. Last move: Black: 15 jumps to 22, takes 18. You must capture with a piece on 25 or 26.",
  );
});

test("[P89] a game of two is kept once, also when another one begins", async () => {
  await deleteGames();
  keep("11-15", "22-18");
  await open();
  await pass(100);
  await resign();
  await pass(1_000);
  fireEvent.click(screen.getAllByRole("button", { name: "New game" })[0]!);
  await pass(1_000);
  expect(pieceOn(11)).toBe("black-man");
  expect((await readGames())?.games).toHaveLength(1);
});
