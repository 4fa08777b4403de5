// A whole game against the computer as a screen reader reads it: each thing that happens is said, once.
import { findMove, parseMove, type Game } from "@kingrow/rules";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { App, Localised } from "../app/App.tsx";
import type { EngineHandle } from "../engine/startEngine.ts";
import { heard, readOn, startReader, stopReader } from "../shell/testing/reader.ts";
import { createTestServices } from "../shell/testing/testServices.ts";

/** Black takes two at once, is crowned, and leaves White without a piece. */
const GAME =
  "9-13 23-19 10-14 27-23 7-10 31-27 11-15 22-17 13x22x31 21-17 14x21 24-20 31x24 23-18 15x22 25x18 24x15x22 20-16 12x19 30-26 22x31 32-27 31x24 29-25 21x30".split(
    " ",
  );

const { startEngine } = vi.hoisted(() => ({ startEngine: vi.fn<() => EngineHandle>() }));
vi.mock("../engine/startEngine.ts", () => ({ startEngine }));

/** The engine knows this game alone. */
function moveIn({ moves, position }: Game) {
  const move = findMove(position, GAME[moves.length] ?? "");
  return move.ok ? move.value : undefined;
}
const knowing: EngineHandle = {
  think: async ({ game }) => {
    const move = moveIn(game);
    return move && { move, score: 0, depth: 1, nodes: 1, line: [move] };
  },
  play: async ({ game }) => moveIn(game),
  stop: () => {},
  close: () => {},
};

beforeAll(() =>
  Promise.all([
    import("./PracticeRoute.tsx"),
    import("../room/game/game.ts"),
    import("../room/announcements/RoomAnnouncements.tsx"),
    import("../room/result/ResultPanel.tsx"),
  ]),
);
beforeEach(() => {
  localStorage.clear();
  startEngine.mockReturnValue(knowing);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(async () => {
  await stopReader();
  cleanup();
  vi.useRealTimers();
  window.history.replaceState(null, "", "/");
});

async function pass(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
}

async function start() {
  window.history.replaceState(null, "", "/practice");
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  const services = createTestServices();
  let count = 0;
  services.announcer.store.subscribe((now, before) => {
    for (const urgency of ["polite", "assertive"] as const)
      if (now[urgency] !== undefined && now[urgency] !== before[urgency]) count += 1;
  });
  render(
    <Localised>
      <App services={services} />
    </Localised>,
  );
  await pass(100);
  await user.click(screen.getByRole("button", { name: "Start" }));
  await pass(500);
  return { user, count: () => count };
}

type User = Awaited<ReturnType<typeof start>>["user"];

/** By the numbers of the squares, as who sees no board plays; then the computer has its time. */
async function play(user: User, text: string): Promise<void> {
  const path = parseMove(text);
  document.querySelector<HTMLElement>("[role=grid] [tabindex='0']")?.focus();
  for (const square of path.ok ? path.value : []) {
    await user.keyboard(String(square).padStart(2, "0"));
    await pass(250);
  }
  await pass(2_000);
}

async function press(user: User, name: string): Promise<void> {
  await user.click(screen.getByRole("button", { name }));
  await pass(1_600);
}

test("[P74] a whole game with a hint and a move taken back is heard to its end, everything once", async () => {
  const { user, count } = await start();
  // The page around the regions is long, and says nothing by itself.
  await startReader(document.querySelector("[aria-live]")!.parentElement!.parentElement!);
  await press(user, "Hint");
  await play(user, "9-13");
  await press(user, "Undo");
  for (const text of GAME.filter((_text, index) => index % 2 === 0)) await play(user, text);

  const polite = await heard("polite");
  const assertive = await heard("assertive");
  expect(polite).toEqual([
    "Hint: 9 to 13.",
    "You: 9 to 13",
    "Computer: 23 to 19",
    "Taking back.",
    "The move was taken back.",
    "You: 9 to 13",
    "Computer: 23 to 19",
    "You: 10 to 14",
    "Computer: 27 to 23",
    "You: 7 to 10",
    "Computer: 31 to 27",
    "You: 11 to 15",
    "Computer: 22 to 17",
    "You: 13 jumps to 22, and goes on.",
    "You: 13 jumps to 22 and 31, takes 17 and 26, becomes king",
    "Computer: 21 to 17",
    "You: 14 jumps to 21, takes 17",
    "Computer: 24 to 20",
    "You: 31 jumps to 24, takes 27",
    "Computer: 23 to 18",
    "You: 15 jumps to 22, takes 18",
    "Computer: 25 jumps to 18, takes 22",
    "You: 24 jumps to 15, and goes on.",
    "You: 24 jumps to 15 and 22, takes 19 and 18",
    "Computer: 20 to 16",
    "You: 12 jumps to 19, takes 16",
    "Computer: 30 to 26",
    "You: 22 jumps to 31, takes 26",
    "Computer: 32 to 27",
    "You: 31 jumps to 24, takes 27",
    "Computer: 29 to 25",
    "You: 21 jumps to 30, takes 25, becomes king",
  ]);
  const turns = assertive.slice(0, -1);
  expect(turns).toHaveLength(13);
  expect(turns.filter((text) => !text.startsWith("It is your move."))).toEqual([]);
  expect(turns).toContain("It is your move. You must capture with the piece on 13.");
  expect(assertive.at(-1)).toBe("The game is over, you have won. The computer has no move left.");
  expect(count()).toBe(polite.length + assertive.length);
}, 120_000);

test("[P74] the table is read from top to bottom: who sits there, every square, what there is to do", async () => {
  await start();
  await startReader(document.body);
  const read = await readOn();
  const places = [
    "heading, Level\u00A03\u00A0· Casual, level 1",
    "group, Computer",
    "region, Board",
    "gridcell, Square 32, computer's man, not selected",
    "gridcell, Square 20, empty, not selected",
    "gridcell, Square 12, your man, can move, not selected",
    "gridcell, Square 1, your man, cannot move, not selected",
    "group, You",
    "Your Turn",
    "heading, Moves, level 2",
    "group, Game",
    "button, Resign",
    "button, Hint",
  ].map((phrase) => read.indexOf(phrase));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(read.filter((phrase) => phrase.startsWith("gridcell, Square"))).toHaveLength(32);
}, 60_000);
