// Puzzles: the file of them, the one of a day, and one solved, missed, refuted and shown on the screen.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { GRADES, gainBetween } from "@kingrow/engine/puzzles";
import puzzlesText from "@kingrow/engine/puzzles.txt?raw";
import { Engine } from "@kingrow/engine";
import {
  countBits,
  findMove,
  formatFen,
  formatMove,
  legalMoves,
  opponentOf,
  playMove,
  startGame,
  type Position,
} from "@kingrow/rules";
import { gzipSync } from "node:zlib";
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { App } from "../../app/App.tsx";
import { dayOf } from "../../site/streak.ts";
import { createTestServices } from "../../shell/testing/testServices.ts";
import {
  countSolved,
  dailyNumber,
  keepOutcome,
  markOf,
  nextNumber,
  readOutcomes,
  readPuzzles,
} from "./puzzleBook.ts";
import { progressText, taskDetail, taskText, wonText } from "./progressText.ts";
import { gainOf, movesOf, refute, startPuzzle, tryMove } from "./puzzlePlay.ts";
import { PuzzlesScreen } from "./PuzzlesRoute.tsx";
import { ServicesContext } from "../../shell/services/services.ts";
import { en as english } from "../../text/en.ts";
import { en } from "../../text/study/en.ts";
import { loadTexts, textsStore } from "../../text/texts.ts";
import { QuickWorker } from "../../testing/studyScreens.tsx";
import { keepTraining, readTraining } from "./training.ts";

const puzzles = readPuzzles(puzzlesText);
/** Black gives a man and takes three for it in the end: a step, and then a capture. */
const TWO_MOVES_TEXT = "B:W10,15,21,23,24,27,29:B2,12,13,14,16,20\t16-19 23x16 12x19x28";
const TWO_MOVES = readPuzzles(`2\t${TWO_MOVES_TEXT}`);

beforeAll(() => import("./PuzzlesRoute.tsx"));
beforeEach(() => {
  localStorage.removeItem("kingrow.shots");
  localStorage.removeItem("kingrow.training");
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

describe("[P81] the puzzles", () => {
  test("are three hundred at least, of every grade, none twice, and small", () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(300);
    expect(puzzles.length).toBe(puzzlesText.trim().split("\n").length);
    expect(new Set(puzzles.map(({ position }) => formatFen(position))).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(markOf)).size).toBe(puzzles.length);
    for (const grade of GRADES) {
      expect(puzzles.filter((puzzle) => puzzle.grade === grade).length).toBeGreaterThan(30);
    }
    expect(gzipSync(puzzlesText).length).toBeLessThan(30_000);
  });

  test("each day has its own, and all come up in turn", () => {
    const numbers = puzzles.map((_puzzle, index) =>
      dailyNumber(puzzles.length, dayOf(new Date(2026, 0, index, 12))),
    );
    expect(new Set(numbers).size).toBe(puzzles.length);
    expect(dayOf(new Date(2026, 0, 5, 0, 1))).toBe(dayOf(new Date(2026, 0, 5, 23, 59)));
  });

  test("the next one is of the grade, and not solved yet", () => {
    const third = puzzles.findIndex(({ grade }) => grade === 3);
    expect(nextNumber(puzzles, 0, 3, {})).toBe(third);
    const solved = { [markOf(puzzles[third]!)]: "solved" } as const;
    expect(nextNumber(puzzles, 0, 3, solved)).toBe(third + 1);
  });
});

test("[P81] what is kept of a puzzle that is there no more does not count", () => {
  const [solved, missed] = [puzzles[0]!, puzzles[1]!];
  const outcomes = {
    [markOf(solved)]: "solved",
    [markOf(missed)]: "missed",
    gone: "solved",
  } as const;
  expect(countSolved(puzzles, outcomes)).toBe(1);
});

test("[P81] what another tab has kept meanwhile is not written over", () => {
  const [mine, others] = [puzzles[0]!, puzzles[1]!];
  localStorage.setItem("kingrow.shots", JSON.stringify({ [markOf(others)]: "solved" }));
  keepOutcome(keepOutcome({}, others, "missed"), mine, "missed");
  expect(readOutcomes()).toEqual({ [markOf(others)]: "solved", [markOf(mine)]: "missed" });
});

/** A day of the test; the puzzle of that day is the first one. */
const TODAY = 20_000;

/** Noon of a day. */
function setDay(day: number): void {
  vi.setSystemTime(new Date(1970, 0, 1 + day, 12));
}

function show(offered = TWO_MOVES, today = TODAY) {
  setDay(today);
  const services = createTestServices();
  const said: string[] = [];
  const announcer = {
    ...services.announcer,
    say: (text: string) => {
      said.push(text);
    },
  };
  const { unmount } = render(
    <ServicesContext value={{ ...services, announcer }}>
      <PuzzlesScreen puzzles={offered} today={today} isDaily={false} />
    </ServicesContext>,
  );
  return { said, unmount };
}

function click(...squares: readonly number[]): void {
  for (const number of squares) {
    const found = document.querySelector(`[data-square="${number}"]`);
    if (found === null) throw new Error(`no square ${number}`);
    fireEvent.click(found);
  }
}

function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole("button", { name }));
}

const isAt = (square: number): boolean => document.querySelector(`[data-at="${square}"]`) !== null;

/** The board plays by itself for so long. */
function wait(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

function solve(): void {
  click(16, 19);
  wait(1_000);
  click(12, 19, 28);
}

/** Not a puzzle that is known by now. */
function showNew() {
  localStorage.removeItem("kingrow.shots");
  return show();
}

function missFirst(): void {
  click(14, 17);
  press("Try again");
}

describe("a puzzle on the screen", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    vi.stubGlobal("Worker", QuickWorker);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("[P81] is solved move by move, said, and kept by the browser", () => {
    const { said } = show();
    expect(screen.getByText("Black moves and wins.")).toBeTruthy();
    click(16, 19);
    expect(said).toEqual([
      "Right, 16 to 19. Your opponent replies 23 jumps to 16, takes 19. Go on.",
    ]);
    expect([isAt(19), isAt(23)]).toEqual([true, true]);
    wait(1_000);
    expect([isAt(19), isAt(16)]).toEqual([false, true]);
    click(12, 19, 28);
    expect(said.at(-1)).toBe("Solved! Black wins a piece.");
    expect(Object.values(readOutcomes())).toEqual(["solved"]);
  });

  test("[P81] after the solution the board plays on to the win, and each move can be chosen", () => {
    const [longer] = readPuzzles(
      "1\tB:W10,15,21,23,24,27,29:B2,12,13,14,16,20\t16-19\t23x16 12x19x28",
    );
    show([longer!]);
    click(16, 19);
    expect(screen.getByText("Solved! Black wins a piece.")).toBeTruthy();
    wait(700);
    expect([isAt(16), isAt(28)]).toEqual([true, false]);
    wait(700);
    expect(isAt(28)).toBe(true);
    press("Move 1, Black, 16 to 19");
    expect([isAt(19), isAt(28)]).toEqual([true, false]);
    wait(5_000);
    expect(isAt(28)).toBe(false);
    press("Next move");
    expect(isAt(16)).toBe(true);
  });

  test("[P81] a wrong try is refuted on the board, taken back, and counts as missed", async () => {
    const { said, unmount } = show();
    click(14, 17);
    expect(screen.getByText("14-17 doesn't win.")).toBeTruthy();
    await act(() => vi.waitFor(() => expect(said).toHaveLength(2)));
    expect(said[1]).toBe("14 to 17 doesn't win.");
    expect(screen.getByRole("button", { name: "Move 1, Black, 14 to 17, Mistake" })).toBeTruthy();
    expect(document.querySelectorAll('[data-kind="bad"]')).toHaveLength(1);
    wait(5_000);
    expect([isAt(17), isAt(14)]).toEqual([false, true]);
    expect(document.querySelector("[data-kind]")).toBeNull();
    press("Try again");
    expect(screen.queryByText(/doesn't win/)).toBeNull();
    solve();
    expect(said.at(-1)).toBe(
      "Solved, but not at the first try: it will come up again. Black wins a piece.",
    );
    expect(Object.values(readOutcomes())).toEqual(["missed"]);
    unmount();
    show();
    expect(screen.getByText(/Missed before/)).toBeTruthy();
  });

  test.each([
    ["B:W6,7,19,28,30:B3,12,13,K24\t3x10", "24x15", 0, "24x15 doesn't win."],
    ["W:W5,18,19,21,22,26,32:B1,7,10,11,12,13,28\t19-15", "18-14", -30, "18-14 doesn't win."],
    [TWO_MOVES_TEXT, "14-17", -120, "14-17 wins less than another move."],
  ])("[P81] only a move that wins by its score wins less: %s %s", (text, tried, score, said) => {
    const [puzzle] = readPuzzles(`1\t${text}`);
    const move = findMove(puzzle!.position, tried);
    if (!move.ok) throw new Error(tried);
    const wrong = tryMove(startPuzzle(puzzle!), move.value);
    const game = startGame(playMove(puzzle!.position, move.value));
    const { line } = new Engine({ tableBits: 14 }).thinkNow({ game, limits: { nodes: 8000 } })!;
    const thought = { move: line[0]!, line, score, depth: 9, nodes: 1 };
    expect(progressText(refute(wrong, thought), en)).toBe(said);
  });

  test("[P81] a move that wins nothing says so once the reply is known", () => {
    const [puzzle] = TWO_MOVES;
    const { position } = puzzle!;
    const [move, reply] = legalMoves(position)
      .map((tried) => [tried, legalMoves(playMove(position, tried))[0]!] as const)
      .find(([, answer]) => answer.captures.length === 0)!;
    const wrong = tryMove(startPuzzle(puzzle!), move);
    const thought = { move: reply, line: [reply], score: 0, depth: 9, nodes: 1 };
    expect(progressText(refute(wrong, thought), en)).toBe(
      `${formatMove(move)} doesn't win: your opponent replies ${formatMove(reply)}, and you gain nothing.`,
    );
  });

  test("[P81] a capture is played whole by its last square, with the pointer and with the keys", () => {
    for (const key of ["Enter", undefined]) {
      const { said, unmount } = show();
      click(16, 19);
      wait(1_000);
      click(12);
      if (key === undefined) click(28);
      else fireEvent.keyDown(document.querySelector('[data-square="28"]')!, { key });
      expect(said.at(-1)).toMatch(/^Solved/);
      unmount();
    }
  });

  test("[P81] a capture that ends where another one leads to is played as it was chosen", () => {
    const { said } = show(readPuzzles("1\tB:W6,15,16,32:B1,12\t1x10x19"));
    click(12, 19);
    expect(said.at(-1)).toMatch(/^12 jumps to 19/);
  });

  test("[P81] a try that was taken back is not refuted any more", async () => {
    const { said } = show();
    click(14, 17);
    press("Try again");
    await act(async () => {});
    expect(said).toEqual(["14 to 17 doesn't win."]);
  });

  test("[P81] the list of moves has its place before the first move", () => {
    show();
    const list = screen.getByRole("region", { name: "Moves" });
    solve();
    expect(screen.getByRole("region", { name: "Moves" })).toBe(list);
  });

  test("[P81] a hint names the piece before the solution is shown", () => {
    const { said } = show();
    expect(screen.getByText("Black moves and wins.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Show solution" })).toBeNull();
    press("Hint");
    expect(said).toEqual(["Move the piece on 16."]);
    // Whose turn it is stays there.
    const hint = screen.getByText("Move the piece on 16.");
    expect(hint.parentElement!.textContent).toBe("Black moves and wins. Move the piece on 16.");
    expect(document.querySelector('[data-kind="good"]')).not.toBeNull();
    press("Show solution");
    expect(isAt(16)).toBe(true);
    expect(document.querySelector('[data-kind="good"]')).not.toBeNull();
    wait(5_000);
    expect(isAt(28)).toBe(true);
    expect(document.querySelector('[data-kind="good"]')).toBeNull();
    expect(screen.getByText("Solution: 16-19, 12x19x28. Black wins a piece.")).toBeTruthy();
    expect(Object.values(readOutcomes())).toEqual(["missed"]);
    press("Try again");
    expect(isAt(16)).toBe(true);
  });

  test("[P81] the solution can be shown right after a wrong try, which counts once", () => {
    keepTraining({ grade: 2, run: 0, day: 0, days: 0 });
    show();
    click(14, 17);
    expect(screen.queryByRole("button", { name: "Skip" })).toBeNull();
    press("Show solution");
    expect(screen.getByText("Solution: 16-19, 12x19x28. Black wins a piece.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Next puzzle" })).toBeTruthy();
    expect(readTraining()).toMatchObject({ grade: 2, run: -1 });
  });

  test("[P81] a wrong try between two right ones begins the row anew", () => {
    keepTraining({ grade: 2, run: 0, day: 0, days: 0 });
    for (const [prepare, run] of [
      [() => {}, 1],
      [missFirst, -1],
      [() => {}, 1],
      [() => press("Hint"), 0],
      [() => {}, 1],
    ] as const) {
      const { unmount } = showNew();
      prepare();
      solve();
      unmount();
      expect(readTraining()).toMatchObject({ grade: 2, run });
    }
  });

  test("[P81] solved at the first try twice it gets harder, missed twice easier", () => {
    expect(readTraining().grade).toBe(1);
    keepTraining({ grade: 2, run: 0, day: 0, days: 0 });
    for (const times of [1, 2]) {
      const { said, unmount } = showNew();
      solve();
      const harder = screen.queryByText(/From now on they get harder\.$/) !== null;
      expect(harder).toBe(times === 2);
      expect(said.at(-1)?.endsWith("harder.")).toBe(harder);
      unmount();
      expect(readTraining().grade).toBe(times + 1);
    }
    keepTraining({ grade: 2, run: 0, day: 0, days: 0 });
    for (const grade of [2, 1]) {
      const { unmount } = showNew();
      click(14, 17);
      unmount();
      expect(readTraining().grade).toBe(grade);
    }
  });

  test.each([
    ["with a hint", () => press("Hint"), { grade: 2, run: 0 }],
    ["after a wrong try", missFirst, { grade: 2, run: -1 }],
    ["of another grade", () => keepTraining({ ...readTraining(), grade: 3 }), { grade: 3, run: 1 }],
  ])("[P81] a puzzle solved %s does not count as right", (_how, prepare, counted) => {
    keepTraining({ grade: 2, run: 1, day: 0, days: 0 });
    show();
    prepare();
    solve();
    expect(readTraining()).toMatchObject(counted);
  });

  test("[P81] a puzzle that comes again does not count for the grade", () => {
    keepTraining({ grade: 2, run: 0, day: 0, days: 0 });
    for (const run of [1, 1]) {
      const { unmount } = show();
      solve();
      unmount();
      expect(readTraining()).toMatchObject({ grade: 2, run });
    }
  });

  test("[P81] days in a row are counted, and end with a day without a puzzle", () => {
    for (const day of [TODAY, TODAY + 1]) {
      const { unmount } = show(TWO_MOVES, day);
      solve();
      unmount();
    }
    const { unmount } = show(TWO_MOVES, TODAY + 2);
    expect(screen.getByText(/2 days in a row/)).toBeTruthy();
    unmount();
    show(TWO_MOVES, TODAY + 3);
    expect(screen.queryByText(/days in a row/)).toBeNull();
  });

  test("[P81] a puzzle counts for the day on which it is solved, in a tab that was left open too", () => {
    show();
    setDay(TODAY + 1);
    solve();
    expect(readTraining()).toMatchObject({ day: TODAY + 1, days: 1 });
  });

  test("[P81] a journey across the date line does not end the days in a row", () => {
    keepTraining({ grade: 1, run: 0, day: TODAY + 1, days: 5 });
    show();
    solve();
    expect(readTraining()).toMatchObject({ day: TODAY + 1, days: 5 });
  });

  test("[P81] a newcomer begins with an easy one, and a chosen grade comes at once", () => {
    show(puzzles);
    expect(screen.getByText(/^Easy/, { selector: "p" })).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: "Hard" }));
    expect(screen.getByText(/^Hard/, { selector: "p" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Hard" }));
  });

  test("[P81] the heading and the row name one difficulty, also once the next puzzle is easier", () => {
    keepTraining({ grade: 2, run: -1, day: 0, days: 0 });
    show();
    click(14, 17);
    expect(readTraining().grade).toBe(1);
    expect(screen.getByText(/(^| · )Medium/, { selector: "p" })).toBeTruthy();
    expect(screen.getByRole("radio", { name: "Medium", checked: true })).toBeTruthy();
  });

  test("[P81] a browser that keeps nothing is no secret", () => {
    show();
    expect(screen.queryByText(/^This browser keeps nothing/)).toBeNull();
    const refuse = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    cleanup();
    show();
    expect(screen.getByText(/^This browser keeps nothing/)).toBeTruthy();
    refuse.mockRestore();
  });

  test("[P81] where nothing is kept, what was solved counts for the next puzzle, and on the next visit of the page", () => {
    const refuse = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const [easy] = readPuzzles(
      "1\tB:W10,15,21,23,24,27,29:B2,12,13,14,16,20\t16-19 23x16 12x19x28",
    );
    const { unmount } = show([easy!]);
    solve();
    press("Next puzzle");
    expect(screen.getByText(/1 of 1 solved/)).toBeTruthy();
    unmount();
    show([easy!]);
    expect(screen.getByText(/Solved before/)).toBeTruthy();
    refuse.mockRestore();
    keepOutcome({}, puzzles[0]!, "missed");
    keepTraining(readTraining());
  });

  test("[P46] the focus goes on to the next puzzle", () => {
    show();
    const next = screen.getByRole("button", { name: "Skip" });
    next.focus();
    fireEvent.click(next);
    expect(document.activeElement?.closest("main")).toBeTruthy();
  });
});

test.each([
  ["/puzzles", "Puzzle"],
  ["/puzzles#today", "Puzzle of the day"],
])("[P81] %s has its own first puzzle", async (address, heading) => {
  window.history.replaceState(null, "", address);
  const services = createTestServices();
  await act(async () => render(<App services={services} />));
  expect(await screen.findByRole("heading", { name: heading })).toBeTruthy();
  expect(services.link.opened).toBe(0);
});

test("[P81] the way back from the analysis, or a reload, leads to the same puzzle", async () => {
  window.history.replaceState(null, "", "/puzzles");
  await act(async () => render(<App services={createTestServices()} />));
  await screen.findByRole("heading", { name: "Puzzle" });
  const first = shownSquares();
  press("Skip");
  const skippedTo = shownSquares();
  expect(skippedTo).not.toEqual(first);
  cleanup();
  await act(async () => render(<App services={createTestServices()} />));
  await screen.findByRole("heading", { name: "Puzzle" });
  expect(shownSquares()).toEqual(skippedTo);
});

test("[P81] the day is written in the language that was chosen since", async () => {
  onTestFinished(() => {
    document.documentElement.lang = "";
    textsStore.setState({ language: "en", texts: english });
  });
  window.history.replaceState(null, "", "/puzzles#today");
  await act(async () => render(<App services={createTestServices()} />));
  await screen.findByRole("heading", { name: "Puzzle of the day" });
  const texts = await loadTexts("de");
  document.documentElement.lang = "de";
  await act(async () => textsStore.setState({ language: "de", texts }));
  const day = new Intl.DateTimeFormat("de", { day: "numeric", month: "long" }).format(new Date());
  expect(await screen.findByText(new RegExp(`^${day} · `))).toBeTruthy();
});

test("[P81] after a night with the page open the puzzle of the day is the new day's", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  vi.setSystemTime(new Date(2026, 4, 1, 23, 59));
  window.history.replaceState(null, "", "/puzzles#today");
  await act(async () => render(<App services={createTestServices()} />));
  await screen.findByText(/^May 1 · /);
  await act(async () => vi.advanceTimersByTimeAsync(2 * 60_000));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Puzzle");
  press("Puzzle of the day");
  expect(screen.getByText(/^May 2 · /)).toBeTruthy();
  const { black, white } = puzzles[dailyNumber(puzzles.length, dayOf(new Date()))]!.position;
  expect(shownSquares()).toEqual(
    Array.from({ length: 32 }, (_, index) => index + 1).filter(
      (square) => ((black | white) >>> (square - 1)) & 1,
    ),
  );
});

function shownSquares(): readonly number[] {
  return [...document.querySelectorAll<HTMLElement>("[data-at]")]
    .map((piece) => Number(piece.dataset["at"]))
    .toSorted((one, other) => one - other);
}

/** The pieces that the side to move in `start` has won. */
function won(start: Position, end: Position): number {
  const ahead = (position: Position): number =>
    countBits(position[start.turn]) - countBits(position[opponentOf(start.turn)]);
  return ahead(end) - ahead(start);
}

describe("[P81] a wrong try is refuted on the board", () => {
  const engine = new Engine({ tableBits: 14 });
  const LOSSES = ["", "a piece", "two pieces", "three pieces", "four pieces"];

  function refutations(puzzle: (typeof puzzles)[number]) {
    const { position } = puzzle;
    return legalMoves(position).flatMap((move) => {
      const wrong = tryMove(startPuzzle(puzzle), move);
      const game = startGame(playMove(position, move));
      const thought = engine.thinkNow({ game, limits: { nodes: 8000 } });
      if (wrong.progress.kind !== "wrong" || thought === undefined) return [];
      const refuted = refute(wrong, thought);
      const end = movesOf(refuted).reduce(playMove, position);
      const { lead } = gainBetween(position, end);
      const text = progressText(refuted, en);
      const moves = movesOf(refuted).map(formatMove).join(" ");
      const [, line] = / loses .*pieces?: (.*)\.$/.exec(text) ?? [];
      const named = movesOf(refuted).slice(
        0,
        line === undefined ? undefined : 1 + line.split(" ").length,
      );
      const pieces = won(position, named.reduce(playMove, position));
      return [{ text, pieces, isLess: lead < gainOf(puzzle).lead, moves }];
    });
  }

  test("and the sentence agrees with the moves it names, or with the last board that is shown", () => {
    engine.endgames.prepareNow(3);
    const all = puzzles.filter((_, index) => index % 5 === 0).flatMap(refutations);
    const untrue = all.filter(({ text, pieces }) => {
      const [, lost] = /loses (.*pieces?):/.exec(text) ?? [];
      if (lost !== undefined) return lost !== (LOSSES[-pieces] ?? `${-pieces} pieces`);
      return text.endsWith("you gain nothing.")
        ? pieces !== 0
        : !/ loses:|wins less|doesn't win\.$/.test(text);
    });
    expect(untrue).toEqual([]);
    const unclear = all.filter(({ text, isLess }) => !isLess && !/ loses:/.test(text));
    expect(all.length).toBeGreaterThan(300);
    // A search may end before it sees the difference.
    expect(
      unclear.map(({ text }) => text).filter((text) => !/wins less|doesn't win\.$/.test(text)),
    ).toEqual([]);
    expect(unclear.length).toBeLessThan(all.length / 100);
  });

  test.each([
    [
      "a piece that is lost again is not counted as won",
      "B:W13,16,17,21,24,26,28,30,31:B3,5,6,7,10,12,14,15,19",
      "14-18",
      /^14-18 16-11 7x16 24-20 .*20x11/,
    ],
    [
      "a king on its way is not yet nothing",
      "W:W10,11,21,28,31:B3,5,23,K25",
      "10-6",
      /25x18 .*18-15/,
    ],
  ])("%s", (_what, position, tried, line) => {
    const all = [...puzzles, ...readPuzzles("1\tW:W10,11,21,28,31:B3,5,23,K25\t11-7\t5-9 7-2")];
    const puzzle = all.find((each) => formatFen(each.position) === position)!;
    expect(refutations(puzzle).find(({ moves }) => moves.startsWith(tried))?.moves).toMatch(line);
  });
});

function kingsOf(position: Position, color: "black" | "white"): number {
  return countBits(position[color] & position.kings);
}

describe("[P81] what is won, in a sentence", () => {
  test.each([
    [1, 0, "White wins a piece."],
    [2, 1, "White wins two pieces and gets a king."],
    [0, 2, "White gets two kings."],
    [5, 0, "White wins 5 pieces."],
  ])("%i pieces and %i kings", (pieces, kings, sentence) => {
    expect(en.puzzles.won("white", pieces, kings)).toBe(sentence);
  });

  test("every puzzle has one", () => {
    const sentences = puzzles.map((puzzle) => wonText(puzzle, en));
    expect(sentences.filter((text) => !/ (?:wins|gets)\b/.test(text))).toEqual([]);
  });

  test("and it counts the new kings of both sides", () => {
    const KINGS = ["", "a king", "two kings", "three kings"];
    const untrue = puzzles.filter((puzzle) => {
      const { position, line, finish } = puzzle;
      const end = [...line, ...finish].reduce(playMove, position);
      const expected = (["black", "white"] as const).flatMap((color) => {
        const kings = kingsOf(end, color) - kingsOf(position, color);
        return kings > 0 ? [`${color} gets ${KINGS[kings]}`] : [];
      });
      const said = [...wonText(puzzle, en).matchAll(/(Black|White)[^.]* (gets [^.]*)\./g)].map(
        ([, name = "", what]) => `${name.toLowerCase()} ${what}`,
      );
      return gainOf(puzzle).end === undefined && said.toSorted().join() !== expected.join();
    });
    expect(untrue.map((puzzle) => wonText(puzzle, en))).toEqual([]);
  });

  test("a win is promised where the end shows one, and a king where that is all", () => {
    const kept = puzzles.map((puzzle) => [taskText(puzzle, en), wonText(puzzle, en)] as const);
    const kings = kept.filter(([task]) => task.endsWith("moves and gets a king."));
    expect(kings.filter(([, won]) => /wins/.test(won))).toEqual([]);
    const wins = kept.filter(([task]) => /moves and wins\./.test(task));
    // Four end with a king, which other moves get too, and at once.
    expect(wins.filter(([, won]) => !/wins/.test(won))).toHaveLength(4);
    expect(kings.length + wins.length).toBe(puzzles.length);
  });

  test("no first move that is rejected does at once what the task asks for", () => {
    const misleading = puzzles.filter((puzzle) => {
      const { position, line } = puzzle;
      const isForKing = taskText(puzzle, en).endsWith("gets a king.");
      return legalMoves(position)
        .filter((move) => formatMove(move) !== formatMove(line[0]!))
        .map((move) => gainBetween(position, playMove(position, move)))
        .some(({ kings, end }) => (isForKing ? kings > 0 : end !== undefined));
    });
    expect(misleading.map(({ position }) => formatFen(position))).toEqual([]);
  });

  test("moves without a choice are not counted as moves to find", () => {
    const [free] = readPuzzles(`1\tW:W18,19,21,22,23,25,27:B5,9,12,13,14,15,16\t18x11 14-18 22x15`);
    expect(taskDetail(TWO_MOVES[0]!, en)).toBe("");
    expect(taskDetail(free!, en)).toBe("There are 2 moves to find.");
  });

  test("a single choice between captures is easy", () => {
    const hard = puzzles.filter(({ position, line, grade }) => {
      const choices = line.filter((_move, index) => {
        const before = line.slice(0, index).reduce(playMove, position);
        return index % 2 === 0 && legalMoves(before).length > 1;
      });
      return grade > 1 && choices.length === 1 && choices[0]!.captures.length > 0;
    });
    expect(hard.map(({ position }) => formatFen(position))).toEqual([]);
  });
});
