// The rules tried in the dialog: by pointer and by keys, seen and said, in every language.
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES } from "../text/language.ts";
import { en } from "../text/study/en.ts";
import { loadStudyTexts, studyTextsStore, type StudyTexts } from "../text/study/studyTexts.ts";
import { HelpDialog } from "./HelpDialog.tsx";
import { LESSONS, type LessonName } from "./lessons.ts";

afterEach(() => {
  cleanup();
  // Other files' tests find the page in English.
  studyTextsStore.setState(en, true);
});

function show(name: LessonName, texts: StudyTexts = en) {
  studyTextsStore.setState(texts, true);
  const onClose = vi.fn<() => void>();
  render(<HelpDialog onClose={onClose} />);
  const { lines, tryIt } = texts.help;
  const line = screen.getByText(lines[name]).closest("li");
  fireEvent.click(within(line!).getByRole("button", { name: `${lines[name]} ${tryIt}` }));
  return { onClose, user: userEvent.setup() };
}

/** What a screen reader is told; of the page outside the dialog it would read nothing. */
function said(): string {
  return within(screen.getByRole("dialog")).getByRole("status").textContent;
}

/** What is seen of it. */
function seen(text: string): boolean {
  return screen.getAllByText(text).some((element) => element.closest("[role=status]") === null);
}

function click(...squares: readonly number[]): void {
  for (const number of squares) {
    fireEvent.click(document.querySelector(`[data-square="${number}"]`)!, { detail: 1 });
  }
}

function middleOf(number: number) {
  const rank = (number - 1) >> 2;
  const file = 2 * ((number - 1) & 3) + (rank % 2 === 0 ? 1 : 0);
  return { clientX: (7 - file) * 10 + 5, clientY: (7 - rank) * 10 + 5 };
}

function drag(from: number, to: number): void {
  const grid = screen.getByRole("grid");
  const finger = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType: "touch" };
  vi.spyOn(grid, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 80, 80));
  grid.setPointerCapture = () => {};
  fireEvent.pointerDown(grid, { ...finger, ...middleOf(from) });
  fireEvent.pointerMove(grid, { ...finger, ...middleOf(to) });
  fireEvent.pointerUp(grid, { ...finger, ...middleOf(to), buttons: 0 });
  fireEvent.lostPointerCapture(grid, finger);
  click(from);
}

describe("[P36] a rule is tried on a board", () => {
  test("a wrong try is answered and taken back, a right one confirmed, the next one offered", () => {
    show("jump");
    expect(said()).toBe(`${en.help.lines.jump} ${en.help.tasks.jump}`);
    click(14, 17);
    expect([said(), seen(en.help.wrong.must)]).toEqual([en.help.wrong.must, true]);
    expect(screen.getByRole("gridcell", { name: "Square 14, your man" })).toBeDefined();
    click(14, 23);
    expect([said(), seen(en.help.right)]).toEqual([en.help.right, true]);
    expect(screen.getByRole("gridcell", { name: "Square 23, your man" })).toBeDefined();
    expect(screen.getByRole("gridcell", { name: "Square 18, empty" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: en.help.next }));
    expect(screen.getByText(en.help.tasks.must)).toBeDefined();
    expect(said()).toBe(`${en.help.lines.must} ${en.help.tasks.must}`);
    expect(document.activeElement?.closest("[role=grid]")).not.toBeNull();
  });

  test("a piece is dragged there, too", () => {
    show("step");
    drag(14, 10);
    expect(said()).toBe(en.help.wrong.back);
    // The click that ends a drag is no press.
    expect(screen.getByRole("gridcell", { name: "Square 14, your man" })).toBeDefined();
    click(14);
    expect(screen.getByRole("gridcell", { name: /^Square 14.*selected/ })).toBeDefined();
    drag(14, 18);
    expect(said()).toBe(en.help.right);
  });

  test("by keys alone: a chain, a crowning, and Escape lets go before it closes", async () => {
    const { user, onClose } = show("chain");
    await user.keyboard("514");
    expect(said()).toBe(en.help.more);
    await user.keyboard("23");
    expect(said()).toBe(en.help.right);
    await user.click(screen.getByRole("button", { name: en.help.next }));
    await user.keyboard("26");
    expect(screen.getByRole("gridcell", { name: /^Square 26.*selected/ })).toBeDefined();
    await user.keyboard("{Escape}");
    expect(screen.getByRole("gridcell", { name: "Square 26, your man" })).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard("26");
    await user.keyboard("30");
    expect(screen.getByRole("gridcell", { name: "Square 30, your king" })).toBeDefined();
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("[P36] a piece that jumps on stays selected, after a wrong try and a press on it too", () => {
    show("chain");
    for (const square of [5, 14, 14, 17]) click(square);
    expect(said()).toBe(en.help.wrong.goOn);
    expect(screen.getByRole("gridcell", { name: /^Square 14.*selected/ })).toBeDefined();
    click(23);
    expect(said()).toBe(en.help.right);
  });

  test("the opponent's pieces and the light squares have answers of their own", () => {
    show("step");
    click(31);
    expect(said()).toBe(en.help.wrong.theirs);
    click(14);
    fireEvent.click(screen.getAllByRole("gridcell", { name: "Light square" })[0]!);
    expect(said()).toBe(en.help.wrong.light);
  });

  test("the last one ends the tour; all the rules are one press away, the focus with them", async () => {
    const { user } = show("draw");
    click(15, 18);
    expect(said()).toBe(`${en.help.right} ${en.help.finished}`);
    expect(screen.queryByRole("button", { name: en.help.next })).toBeNull();
    await user.click(screen.getByRole("button", { name: en.help.again }));
    expect(screen.getByRole("gridcell", { name: "Square 15, your king" })).toBeDefined();
    await user.click(screen.getByRole("button", { name: en.help.allRules }));
    expect(screen.getAllByRole("listitem")).toHaveLength(10);
    expect(document.activeElement?.textContent).toBe(en.help.close);
  });

  const OTHERS = LANGUAGES.filter((language) => language !== "en");
  test.each(OTHERS)("in %s every rule has its task and its answers", async (language) => {
    const texts = await loadStudyTexts(language);
    show("jump", texts);
    click(14, 17);
    expect(said()).toBe(texts.help.wrong.must);
    click(14, 23);
    expect(said()).toBe(texts.help.right);
    for (const { name } of LESSONS) expect(texts.help.tasks[name]).not.toBe("");
  });
});
