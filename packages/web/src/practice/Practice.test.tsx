// A game against the computer as a visitor sees it; here the page itself thinks, as in a browser without workers.
import { aloneRoom, bothRoom, ME, ROOM } from "@kingrow/client/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { App } from "../app/App.tsx";
import { Localised } from "../app/Localised.tsx";
import { navigate } from "../shell/navigation.ts";
import { createTestServices } from "../shell/testing/testServices.ts";

beforeAll(() =>
  Promise.all([
    import("../app/otherScreens.ts"),
    import("./PracticeRoute.tsx"),
    import("../room/RoomRoute.tsx"),
    import("../room/SharePanel.tsx"),
    import("../lobby/LobbyScreen.tsx"),
    import("../room/game.ts"),
    import("../room/RoomAnnouncements.tsx"),
    import("../room/ResultOverlay.tsx"),
    import("../record/SaveGame.tsx"),
    import("../engine/inPage.ts"),
  ]),
);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

async function pass(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
}

async function open() {
  window.history.replaceState(null, "", "/practice");
  const services = createTestServices();
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const { unmount } = render(
    <StrictMode>
      <Localised>
        <App services={services} />
      </Localised>
    </StrictMode>,
  );
  await pass(50);
  const said: string[] = [];
  services.announcer.store.subscribe(({ polite, assertive }, before) => {
    for (const [now, was] of [
      [polite, before.polite],
      [assertive, before.assertive],
    ])
      if (now !== undefined && now !== was) said.push(now.text);
  });
  return { user, services, said, unmount };
}

async function start(options: { readonly side?: string } = {}) {
  const page = await open();
  if (options.side !== undefined)
    await page.user.click(screen.getByRole("radio", { name: options.side }));
  await page.user.click(button("Start"));
  await pass(100);
  return page;
}

function button(name: string): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>("button", { name });
}

function shownAt(number: number): string | undefined {
  return document.querySelector<HTMLElement>(`[data-at="${number}"]`)?.dataset["piece"];
}

async function play(user: ReturnType<typeof userEvent.setup>, text: string): Promise<void> {
  await user.type(screen.getByRole("textbox", { name: "Move" }), `${text}{Enter}`);
  await pass(100);
}

/** Until something holds, however slow the machine. */
async function soon(look: () => unknown): Promise<void> {
  await vi.waitFor(
    async () => {
      await pass(200);
      look();
    },
    { timeout: 15_000 },
  );
}

/** Until the computer has moved. */
async function computerMoves(count: number): Promise<void> {
  await soon(() => {
    expect(screen.getByText("Your Turn")).toBeTruthy();
    expect(listed()).toBe(count);
  });
}

function listed(): number {
  const kept: unknown = JSON.parse(localStorage.getItem("kingrow.practice") ?? "{}");
  return typeof kept === "object" && kept !== null && "moves" in kept && Array.isArray(kept.moves)
    ? kept.moves.length
    : 0;
}

test("[P74] before a game two links lead on, to the shots and to the analysis board", async () => {
  await open();
  const links = screen.getAllByRole("link", { name: /^(?:Shots to solve|Analysis board)$/ });
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
  await user.click(button("Take back your move"));
  await pass(100);
  expect(listed()).toBe(0);
  expect(shownAt(11)).toBe("black-man");
});

test("[P72] the game goes on where it was after the page was left", async () => {
  const first = await start();
  await play(first.user, "11-15");
  await computerMoves(2);
  first.unmount();
  await open();
  expect(listed()).toBe(2);
  expect(shownAt(15)).toBe("black-man");
  expect(screen.getByText("Your Turn")).toBeTruthy();
});

/** What another tab writes, and how this one hears of it. */
async function fromOtherTab(changes: object): Promise<void> {
  const kept: unknown = JSON.parse(localStorage.getItem("kingrow.practice") ?? "{}");
  localStorage.setItem(
    "kingrow.practice",
    JSON.stringify(Object.assign({}, kept, { tab: "other" }, changes)),
  );
  await act(async () => window.dispatchEvent(new StorageEvent("storage")));
  await pass(100);
}

test("[P72] a game that was opened in another tab goes on there, and can be called back", async () => {
  const { user } = await start();
  await play(user, "11-15");
  await computerMoves(2);
  await fromOtherTab({ moves: ["11-15", "22-18", "15x22"] });
  expect(screen.getByRole("heading").textContent).toBe("This game is open in another tab");
  await pass(5_000);
  expect(listed()).toBe(3);
  await user.click(button("Play on here"));
  await computerMoves(4);
  expect(shownAt(15)).toBeUndefined();
});

test("[P72] whoever is about to begin is told of the game that another tab has begun", async () => {
  const { user } = await open();
  await fromOtherTab({ black: "one", moves: ["9-13", "22-18"], path: [] });
  await user.click(button("Play on here"));
  await pass(200);
  expect(shownAt(13)).toBe("black-man");
});

test("[P72] a move that this tab makes before it hears of the other one is not written over that one's", async () => {
  const { user } = await start();
  const others = localStorage
    .getItem("kingrow.practice")!
    .replace(/"tab":"[^"]+"/, '"tab":"other"');
  localStorage.setItem("kingrow.practice", others);
  await play(user, "11-15");
  expect(localStorage.getItem("kingrow.practice")).toBe(others);
});

test("[P74] resigning, another game with colors swapped, and a new one with another level", async () => {
  const { user } = await start();
  await user.click(button("Resign"));
  await user.click(screen.getAllByRole("button", { name: "Resign" }).at(-1)!);
  await pass(300);
  expect(screen.getByText("You lost!")).toBeTruthy();
  expect(button("Copy PDN")).toBeTruthy();
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

test("[P72] without storage the game is played all the same, and the page says what is lost", async () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new Error("storage is switched off");
  });
  const { user } = await open();
  expect(screen.getByText(/This browser keeps nothing/)).toBeTruthy();
  await user.click(button("Start"));
  await pass(100);
  await play(user, "11-15");
  expect(shownAt(15)).toBe("black-man");
});

async function waitInRoom() {
  window.history.replaceState(null, "", `/room/${ROOM}`);
  const services = createTestServices();
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  render(
    <StrictMode>
      <Localised>
        <App services={services} />
      </Localised>
    </StrictMode>,
  );
  await pass(0);
  await act(async () => services.link.connect(ME));
  await soon(() => expect(services.link.sentOf("joinRoom")).toHaveLength(1));
  await act(async () =>
    services.link.answer("joinRoom", { success: true, roomState: aloneRoom() }),
  );
  await soon(() => button("Play the computer meanwhile"));
  return { user, services };
}

test("[P75] who waits plays the computer meanwhile, keeps the seat, and is called back", async () => {
  const { user, services } = await waitInRoom();
  await pass(10_000);
  expect(screen.getByText("Nobody has come yet.")).toBeTruthy();
  await user.click(button("Play the computer meanwhile"));
  await pass(100);
  await user.click(button("Start"));
  await pass(100);
  expect(services.link.sentOf("leaveRoom")).toEqual([]);
  await act(async () => services.link.emit("roomState", bothRoom({}, 1)));
  await pass(100);
  expect(screen.getByRole("alertdialog", { name: "Your opponent is here" })).toBeTruthy();
  expect(document.title).toBe("Your opponent is here · Kingrow");
  await user.click(button("To your room"));
  await pass(200);
  expect(window.location.pathname).toBe(`/room/${ROOM}`);
  expect(screen.getByText("Please ready-up to begin playing...")).toBeTruthy();
  expect(services.link.sentOf("leaveRoom")).toEqual([]);
  expect(services.link.sentOf("joinRoom")).toHaveLength(1);
  expect(localStorage.getItem("kingrow.practice")).toContain('"moves":[]');
});

test("[P75] whoever goes on to the lobby instead gives the seat up", async () => {
  const { user, services } = await waitInRoom();
  await user.click(button("Play the computer meanwhile"));
  await pass(100);
  await act(async () => navigate("/"));
  await pass(100);
  expect(services.link.sentOf("leaveRoom")).toHaveLength(1);
});
