// Lessons on the learn screen: the list, one solved, and what is said of positions that are to be saved.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Engine } from "@kingrow/engine";
import { formatMove, legalMoves, playMove, startGame } from "@kingrow/rules";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { Localised, App } from "../../app/App.tsx";
import { createTestServices } from "../../shell/testing/testServices.ts";
import { en } from "../../text/study/en.ts";
import { QuickWorker } from "../../testing/studyScreens.tsx";
import { progressText, taskDetail, taskText, wonText } from "../puzzles/progressText.ts";
import { refute, startPuzzle, tryMove } from "../puzzles/puzzlePlay.ts";
import { LESSONS, solvedOf, tasksOf } from "./lessonBook.ts";

beforeAll(() => import("../../learn/LearnScreen.tsx"));
beforeEach(() => {
  localStorage.removeItem("kingrow.shots");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.stubGlobal("Worker", QuickWorker);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

async function open(address: string): Promise<void> {
  window.history.replaceState(null, "", address);
  await load();
}

async function load(): Promise<void> {
  await act(async () =>
    render(
      <Localised>
        <App services={createTestServices()} />
      </Localised>,
    ),
  );
}

function click(...squares: readonly number[]): void {
  for (const square of squares) {
    fireEvent.click(document.querySelector(`[data-square="${square}"]`)!);
  }
}

function press(name: string): void {
  fireEvent.click(screen.getByRole("button", { name }));
}

describe("[P91] the lessons", () => {
  test("stand beside the rules, each with how far one has come", async () => {
    await open("/learn");
    expect(await screen.findByRole("heading", { name: "How to play" })).toBeTruthy();
    for (const name of LESSONS) {
      const link = screen.getByRole("link", { name: new RegExp(en.lessons.names[name]) });
      expect(link.getAttribute("href")).toBe(`#${name}`);
    }
    expect(screen.getByText("Give one piece and take two back.")).toBeTruthy();
    expect(screen.getAllByText(/^0 of \d solved$/, { selector: "small" })).toHaveLength(
      LESSONS.length,
    );
  });

  test("a phone shows the rules first, and the lessons after one of them or a press", async () => {
    await open("/learn");
    await screen.findByRole("heading", { name: "How to play" });
    expect(screen.getByRole("radio", { name: "Rules", checked: true })).toBeTruthy();
    fireEvent.click(screen.getByLabelText("Lessons"));
    expect(await screen.findByRole("radio", { name: "Lessons", checked: true })).toBeTruthy();
    cleanup();
    await open("/learn#lessons");
    expect(screen.getByRole("radio", { name: "Lessons", checked: true })).toBeTruthy();
  });

  test("[P36] the way back from a rule that is tried leads to the rules", async () => {
    await open("/learn");
    fireEvent.click((await screen.findAllByRole("button", { name: /Try it$/ }))[0]!);
    expect(await screen.findByRole("button", { name: "All the rules" })).toBeTruthy();
    await act(async () => window.history.back());
    expect(await screen.findAllByRole("button", { name: /Try it$/ })).toHaveLength(9);
    expect(window.location.pathname).toBe("/learn");
  });

  test("a phone shows the lessons again on the way back from one", async () => {
    await open("/learn");
    fireEvent.click(await screen.findByLabelText("Lessons"));
    await screen.findByRole("radio", { name: "Lessons", checked: true });
    fireEvent.click(screen.getByRole("link", { name: /^Two for one/ }));
    await screen.findByRole("button", { name: "Skip" });
    await act(async () => window.history.back());
    expect(await screen.findByRole("radio", { name: "Lessons", checked: true })).toBeTruthy();
  });

  test("who has begun with the lessons goes on there", async () => {
    await open("/learn#twoForOne");
    await screen.findByRole("heading", { name: "Two for one" });
    const moves = tasksOf("twoForOne")[0]!.line.map(({ path }) => path);
    click(...moves[0]!);
    act(() => void vi.advanceTimersByTime(1_000));
    click(...moves[2]!);
    cleanup();
    await open("/learn");
    expect((await screen.findByLabelText<HTMLInputElement>("Lessons")).checked).toBe(true);
  });

  test("the way back from a lesson leads to the list, with pieces on its boards", async () => {
    await open("/learn#twoForOne");
    fireEvent.click(await screen.findByRole("link", { name: "Lessons" }));
    await screen.findByRole("heading", { name: "Lessons" });
    expect(document.querySelectorAll("#kingrow-crown")).toHaveLength(1);
  });

  test("the way back from the analysis, or a reload, leads to the same position", async () => {
    await open("/learn#twoForOne");
    fireEvent.click(await screen.findByRole("button", { name: "Skip" }));
    expect(screen.getByText(/^2 \/ \d$/)).toBeTruthy();
    cleanup();
    await load();
    expect(await screen.findByText(/^2 \/ \d$/)).toBeTruthy();
  });

  test("a position is solved on the board and kept, and the next one offered", async () => {
    await open("/learn#twoForOne");
    expect(await screen.findByRole("heading", { name: "Two for one" })).toBeTruthy();
    const [first] = tasksOf("twoForOne");
    const moves = first!.line.map(({ path }) => path);
    click(...moves[0]!);
    act(() => void vi.advanceTimersByTime(1_000));
    click(...moves[2]!);
    expect(screen.getByText(`Solved! ${wonText(first!, en)}`)).toBeTruthy();
    expect(solvedOf("twoForOne")).toBe(1);
    fireEvent.click(screen.getAllByRole("button", { name: "Next position" }).at(-1)!);
    expect(screen.getByText(/^2 \/ \d$/)).toBeTruthy();
    expect(document.activeElement?.closest("main")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "1, Solved before" }));
    expect(screen.getByText(/^1 \/ \d$/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "3", pressed: false }));
    expect(screen.getByText(/^3 \/ \d$/)).toBeTruthy();
  });

  test("two buttons beside the number lead through the positions, and not past the ends", async () => {
    await open("/learn#twoForOne");
    await screen.findByText("1 / 6");
    press("Previous position");
    expect(screen.getByText("1 / 6")).toBeTruthy();
    press("Next position");
    expect(screen.getByText("2 / 6")).toBeTruthy();
    press("Previous position");
    expect(screen.getByText("1 / 6")).toBeTruthy();
    expect(document.activeElement?.closest("main")).toBeTruthy();
  });

  test("a wrong try does not count as solved", async () => {
    await open("/learn#twoForOne");
    await screen.findByRole("heading", { name: "Two for one" });
    fireEvent.click(screen.getByRole("button", { name: "Hint" }));
    fireEvent.click(screen.getByRole("button", { name: "Show solution" }));
    expect(solvedOf("twoForOne")).toBe(0);
  });
});

describe("[P91] a wrong try is answered by what the position claims", () => {
  const engine = new Engine({ tableBits: 14 });
  const ANSWERS = {
    wins: / doesn't win| loses/,
    holds: / loses[^:]*: /,
    fastest: / wins too, but more slowly\.$| doesn't win| loses/,
    most: /never/,
  };

  test.each(LESSONS)("%s", (name) => {
    engine.endgames.prepareNow(3);
    const unfitting = tasksOf(name).flatMap((task) =>
      legalMoves(task.position).flatMap((move) => {
        const wrong = tryMove(startPuzzle(task), move);
        if (wrong.progress.kind !== "wrong") return [];
        const game = startGame(playMove(task.position, move));
        const thought = engine.thinkNow({ game, limits: { nodes: 2000 } })!;
        const text = progressText(refute(wrong, thought), en);
        return ANSWERS[task.claim].test(text) ? [] : [text];
      }),
    );
    expect(unfitting).toEqual([]);
  });
});

const held = tasksOf("kingRow").find(({ claim }) => claim === "holds");
const [fastest] = tasksOf("twoKings");

test("[P91] a position to be saved says so before and after", () => {
  expect(taskText(held!, en)).toMatch(/moves and saves the game\.$/);
  const solved = held!.line.reduce(tryMove, startPuzzle(held!));
  expect(progressText(solved, en)).toMatch(/holds the game: every other move loses\.$/);
});

test("[P91] a win that is slower than the fastest is told from a mistake", () => {
  expect(taskText(fastest!, en)).toBe("Black wins in 2 moves.");
  expect(taskDetail(fastest!, en)).toBe("Find the fastest way.");
  const [, other] = fastest!.line;
  const wrong = tryMove(startPuzzle(fastest!), other!);
  const thought = { move: other!, line: [fastest!.line[1]!], score: -900, depth: 9, nodes: 1 };
  expect(progressText(wrong, en)).toBe(`${formatMove(other!)} is not the move.`);
  expect(progressText(refute(wrong, thought), en)).toBe(
    `${formatMove(other!)} wins too, but more slowly.`,
  );
});
