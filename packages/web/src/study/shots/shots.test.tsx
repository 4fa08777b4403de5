// Shots: the file of them, the one of a day, and one solved, missed and shown on the screen.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { GRADES } from "@kingrow/engine/shots";
import shotsText from "@kingrow/engine/shots.txt?raw";
import { formatFen } from "@kingrow/rules";
import { gzipSync } from "node:zlib";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { App } from "../../app/App.tsx";
import { createTestServices } from "../../shell/testing/testServices.ts";
import {
  countOf,
  dailyNumber,
  keepOutcome,
  markOf,
  nextNumber,
  readOutcomes,
  readShots,
} from "./shotBook.ts";
import { ShotsScreen } from "./ShotsScreen.tsx";
import { ServicesContext } from "../../shell/services/services.ts";

const shots = readShots(shotsText);
/** Black gives a man and takes three for it in the end: a step, and then a capture. */
const TWO_MOVES = readShots("2\tB:W10,15,21,23,24,27,29:B2,12,13,14,16,20\t16-19 23x16 12x19x28");

beforeAll(() => import("./ShotsRoute.tsx"));
beforeEach(() => localStorage.removeItem("kingrow.shots"));
afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

describe("[P81] the shots", () => {
  test("are three hundred at least, of every grade, none twice, and small", () => {
    expect(shots.length).toBeGreaterThanOrEqual(300);
    expect(shots.length).toBe(shotsText.trim().split("\n").length);
    expect(new Set(shots.map(({ position }) => formatFen(position))).size).toBe(shots.length);
    expect(new Set(shots.map(markOf)).size).toBe(shots.length);
    for (const grade of GRADES) {
      expect(shots.filter((shot) => shot.grade === grade).length).toBeGreaterThan(30);
    }
    expect(gzipSync(shotsText).length).toBeLessThan(30_000);
  });

  test("each day has its own, and all come up in turn", () => {
    const numbers = shots.map((_shot, index) =>
      dailyNumber(shots.length, new Date(2026, 0, index, 12)),
    );
    expect(new Set(numbers).size).toBe(shots.length);
    expect(dailyNumber(shots.length, new Date(2026, 0, 5, 0, 1))).toBe(
      dailyNumber(shots.length, new Date(2026, 0, 5, 23, 59)),
    );
  });

  test("the next one is of the grade, and not solved yet", () => {
    const third = shots.findIndex(({ grade }) => grade === 3);
    expect(nextNumber(shots, 0, 3, {})).toBe(third);
    const solved = { [markOf(shots[third]!)]: "solved" } as const;
    expect(nextNumber(shots, 0, 3, solved)).toBe(third + 1);
  });
});

test("[P81] what is kept of a shot that is there no more does not count", () => {
  const [solved, missed] = [shots[0]!, shots[1]!];
  const outcomes = {
    [markOf(solved)]: "solved",
    [markOf(missed)]: "missed",
    gone: "solved",
  } as const;
  expect(countOf(shots, outcomes, "solved")).toBe(1);
  expect(countOf(shots, outcomes, "missed")).toBe(1);
});

test("[P81] what another tab has kept meanwhile is not written over", () => {
  const [mine, others] = [shots[0]!, shots[1]!];
  localStorage.setItem("kingrow.shots", JSON.stringify({ [markOf(others)]: "solved" }));
  keepOutcome(keepOutcome({}, others, "missed"), mine, "missed");
  expect(readOutcomes()).toEqual({ [markOf(others)]: "solved", [markOf(mine)]: "missed" });
});

function show() {
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
      <ShotsScreen shots={TWO_MOVES} today={0} />
    </ServicesContext>,
  );
  return { said, unmount, user: userEvent.setup() };
}

function click(...squares: readonly number[]): void {
  for (const number of squares) {
    const found = document.querySelector(`[data-square="${number}"]`);
    if (found === null) throw new Error(`no square ${number}`);
    fireEvent.click(found);
  }
}

describe("a shot on the screen", () => {
  test("[P81] is solved move by move, said, and kept by the browser", () => {
    const { said } = show();
    expect(screen.getByText("Black moves and wins. There are 2 moves to find.")).toBeTruthy();
    click(16, 19);
    expect(said).toEqual(["Right, 16 to 19. The answer is 23 jumps to 16, takes 19. Go on."]);
    click(12, 19, 28);
    expect(said.at(-1)).toBe("Solved. The win is there.");
    expect(Object.values(readOutcomes())).toEqual(["solved"]);
  });

  test("[P81] a wrong try is answered and taken back, and counts as missed", () => {
    const { said, unmount } = show();
    click(14, 17);
    expect(screen.getByText("14-17 does not win. Try another move.")).toBeTruthy();
    expect(said).toEqual(["14 to 17 does not win. Try another move."]);
    click(16, 19);
    click(12, 19, 28);
    expect(Object.values(readOutcomes())).toEqual(["missed"]);
    unmount();
    show();
    expect(screen.getByText(/Missed before/)).toBeTruthy();
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

  test("[P81] where nothing is kept, what was solved counts for the next shot, and on the next visit of the page", () => {
    const refuse = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const { unmount } = show();
    click(16, 19);
    click(12, 19, 28);
    fireEvent.click(screen.getByRole("button", { name: "Next shot" }));
    expect(screen.getByText("1 of 1 solved, 0 missed")).toBeTruthy();
    unmount();
    show();
    expect(screen.getByText(/Solved before/)).toBeTruthy();
    refuse.mockRestore();
    keepOutcome({}, shots[0]!, "missed");
  });

  test("[P46] the focus goes on to the next shot", () => {
    show();
    const next = screen.getByRole("button", { name: "Next shot" });
    next.focus();
    fireEvent.click(next);
    expect(document.activeElement?.closest("main")).toBeTruthy();
  });

  test("[P81] the solution is shown to who asks for it", async () => {
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Show the solution" }));
    expect(document.querySelector('[data-at="28"]')).not.toBeNull();
    expect(screen.getByText("This was the solution.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Once more" }));
    expect(document.querySelector('[data-at="16"]')).not.toBeNull();
  });

  test("[P81] the screen has an address, and begins with the shot of the day", async () => {
    window.history.replaceState(null, "", "/shots");
    const services = createTestServices();
    await act(async () => render(<App services={services} />));
    expect(await screen.findByRole("heading", { name: "Shot of the day" })).toBeTruthy();
    expect(services.link.opened).toBe(0);
  });
});
