// Tests of the board as people use it: by click, drag and keys.

import { initialPosition, legalSteps, playStep, type Position } from "@kingrow/rules";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Board } from "./Board.tsx";
import { CAPTURE, CHAIN, positionOf } from "./positions.fixture.ts";
import { plainTexts } from "./texts.fixture.ts";
import type { BoardProps } from "./types.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(props: Partial<BoardProps> = {}) {
  const onStep = vi.fn<BoardProps["onStep"]>();
  const all: BoardProps = {
    position: initialPosition,
    viewer: "black",
    active: true,
    lastStep: undefined,
    onStep,
    texts: plainTexts,
    ...props,
  };
  const { rerender } = render(<Board {...all} />);
  const again = (more: Partial<BoardProps>): void => rerender(<Board {...all} {...more} />);
  return { onStep, again };
}

/** Plays what is chosen, like the room does. */
function Table({ start }: { readonly start: Position }) {
  const [position, setPosition] = useState(start);
  const play = (from: number, to: number): void => {
    const step = legalSteps(position).find((one) => one.from === from && one.to === to)!;
    setPosition(playStep(position, step).position);
  };
  return (
    <Board
      position={position}
      viewer="black"
      active={position.turn === "black"}
      lastStep={undefined}
      onStep={play}
      texts={plainTexts}
    />
  );
}

const square = (number: number): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-square="${number}"]`)!;
const click = (number: number): boolean => fireEvent.click(square(number));
const destinations = (): number[] =>
  [...document.querySelectorAll<HTMLElement>("[data-destination]")].map((element) =>
    Number(element.dataset["square"]),
  );
const selected = (): number[] =>
  [...document.querySelectorAll<HTMLElement>('[aria-selected="true"]')].map((element) =>
    Number(element.dataset["square"]),
  );
const marked = (mark: string): number[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-premove="${mark}"]`)].map((element) =>
    Number(element.dataset["square"]),
  );
const numbers = (): string[] =>
  [...document.querySelectorAll("[data-numbers] > span")].map(({ textContent }) => textContent);

const focused = (): string | null => document.activeElement?.getAttribute("aria-label") ?? null;

const middle = (number: number): { clientX: number; clientY: number } => {
  const { x, y } = square(number).dataset;
  return { clientX: Number(x) * 100 + 50, clientY: Number(y) * 100 + 50 };
};

describe("clicking", () => {
  it("[P16] shows the destinations of a selected piece and moves to one of them", () => {
    const { onStep } = show();
    click(11);
    expect(selected()).toEqual([11]);
    expect(destinations()).toEqual([16, 15]);
    click(15);
    expect(onStep).toHaveBeenCalledExactlyOnceWith(11, 15);
  });

  it("[P16] clears the selection when the turn has ended", () => {
    const { again } = show();
    click(11);
    again({ active: false });
    expect(selected()).toEqual([]);
    again({ active: true });
    expect(selected()).toEqual([]);
  });

  it("[P17] takes a whole chain, jump by jump, on the same piece", () => {
    render(<Table start={CAPTURE} />);
    click(11);
    click(18);
    expect(selected()).toEqual([18]);
    expect(destinations()).toEqual([27, 25]);
    click(25);
    expect(selected()).toEqual([]);
    expect(document.querySelector('[data-at="25"]')).not.toBeNull();
  });

  it("[P17] holds the jumper of a chain that was going on when the page was opened", () => {
    show({ position: CHAIN });
    expect(selected()).toEqual([18]);
  });

  it("says beside the piece why it cannot move, and tells the page", () => {
    const onExplain = vi.fn<NonNullable<BoardProps["onExplain"]>>();
    show({ position: CAPTURE, onExplain });
    click(1);
    expect(screen.getByText("1 must-capture")).toBeTruthy();
    expect(onExplain).toHaveBeenCalledExactlyOnceWith({
      square: 1,
      reason: "must-capture",
      pieces: [11],
    });
    expect(square(11).dataset["lit"]).toBe("true");
    click(11);
    expect(screen.queryByText("1 must-capture")).toBeNull();
  });

  it("takes the explanation away after four seconds", () => {
    vi.useFakeTimers();
    show({ position: CAPTURE });
    click(1);
    act(() => void vi.advanceTimersByTime(4000));
    expect(screen.queryByText("1 must-capture")).toBeNull();
    vi.useRealTimers();
  });
});

describe("the keyboard", () => {
  it("has one tab stop in the whole grid, at the near left corner", async () => {
    show();
    await userEvent.tab();
    expect(focused()).toBe("4 you black man none");
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it("goes by arrow in the direction seen, also for White", async () => {
    show({ viewer: "white", active: false });
    await userEvent.tab();
    expect(focused()).toBe("29 you white man");
    await userEvent.keyboard("{ArrowUp}{ArrowRight}");
    expect(focused()).toBe("25 you white man");
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    expect(focused()).toBe("light");
  });

  it("picks up and places with Enter and Space, and lets go with Esc", async () => {
    const { onStep } = show();
    act(() => square(11).focus());
    await userEvent.keyboard("{Enter}");
    expect(selected()).toEqual([11]);
    await userEvent.keyboard("{Escape}");
    expect(selected()).toEqual([]);
    await userEvent.keyboard(" {ArrowUp}{ArrowRight} ");
    expect(onStep).toHaveBeenCalledExactlyOnceWith(11, 15);
  });

  it("keeps the focus where it is when the opponent moves", () => {
    const { again } = show();
    act(() => square(11).focus());
    again({ position: positionOf("B:W24:B11,12") });
    expect(document.activeElement).toBe(square(11));
  });
});

describe("dragging", () => {
  beforeEach(() => {
    const box = new DOMRect(0, 0, 800, 800);
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(box);
    HTMLElement.prototype.setPointerCapture = () => undefined;
  });
  const pointer = { pointerId: 1, isPrimary: true, button: 0 };

  function drag(from: number, to: { clientX: number; clientY: number }): void {
    fireEvent.pointerDown(square(from), { ...pointer, ...middle(from) });
    fireEvent.pointerMove(square(from), { ...pointer, ...to });
    fireEvent.pointerUp(square(from), { ...pointer, ...to });
    fireEvent.click(square(from));
  }

  it("selects on the way down and plays the step when let go over a destination", () => {
    const { onStep } = show();
    fireEvent.pointerDown(square(11), { ...pointer, ...middle(11) });
    expect(selected()).toEqual([11]);
    fireEvent.pointerMove(square(11), { ...pointer, ...middle(15) });
    expect(square(15).dataset["over"]).toBe("true");
    expect(onStep).not.toHaveBeenCalled();
    fireEvent.pointerUp(square(11), { ...pointer, ...middle(15) });
    expect(onStep).toHaveBeenCalledExactlyOnceWith(11, 15);
  });

  it("plays nothing when let go off the board, and the piece is back and still selected", () => {
    const { onStep } = show();
    drag(11, { clientX: 900, clientY: 100 });
    expect(onStep).not.toHaveBeenCalled();
    expect(selected()).toEqual([11]);
    const piece = document.querySelector<HTMLElement>('[data-at="11"]')!;
    expect(piece.style.transform).toBe("translate(200%, 500%)");
  });

  it("moves no piece that may not move", () => {
    const { onStep } = show({ position: CAPTURE });
    drag(1, middle(6));
    expect(onStep).not.toHaveBeenCalled();
  });

  it("takes a press that moves less than three pixels as a click", () => {
    const { onStep } = show();
    const near = { clientX: middle(11).clientX + 2, clientY: middle(11).clientY };
    drag(11, near);
    expect(selected()).toEqual([11]);
    drag(11, near);
    expect(selected()).toEqual([]);
    expect(onStep).not.toHaveBeenCalled();
  });
});

describe("what is said and shown", () => {
  it("is a named grid of eight rows with its keys described", () => {
    show();
    const grid = screen.getByRole("grid", { name: "Board" });
    expect(within(grid).getAllByRole("row")).toHaveLength(8);
    expect(within(grid).getAllByRole("gridcell")).toHaveLength(64);
    const keys = document.getElementById(grid.getAttribute("aria-describedby")!);
    expect(keys?.textContent).toBe("Keys");
  });

  it("[P9] shows White's pieces at the bottom for White, on the same wire rows", () => {
    show({ viewer: "white" });
    const lowest = within(screen.getAllByRole("row")[7]!).getAllByRole("gridcell");
    expect(lowest.map((one) => one.dataset["square"])).toEqual([
      "29",
      undefined,
      "30",
      undefined,
      "31",
      undefined,
      "32",
      undefined,
    ]);
    expect(lowest[0]!.dataset["row"]).toBe("0");
  });

  it("draws one piece for each on the board, kings with a crown", () => {
    show({ position: positionOf("B:WK5,30:BK27,1") });
    const pieces = [...document.querySelectorAll<HTMLElement>("[data-piece]")];
    expect(new Set(pieces.map((piece) => piece.dataset["piece"]))).toEqual(
      new Set(["black-king", "black-man", "white-king", "white-man"]),
    );
    expect(document.querySelectorAll('[href="#kingrow-crown"]')).toHaveLength(2);
  });

  it("moves the same element when a piece steps", () => {
    const { again } = show();
    const piece = document.querySelector('[data-at="11"]');
    const step = legalSteps(initialPosition).find(({ from, to }) => from === 11 && to === 15)!;
    again({ position: playStep(initialPosition, step).position });
    expect(document.querySelector('[data-at="15"]')).toBe(piece);
  });

  it("[P10] has a lock ready on pieces that cannot move, and on no other", () => {
    show({ position: CAPTURE });
    expect(square(1).dataset["duty"]).toBe("locked");
    expect(square(1).childElementCount).toBe(1);
    expect(square(11).dataset["duty"]).toBe("capture");
  });
});

describe("a premove", () => {
  const waiting = { position: { ...initialPosition, turn: "white" }, active: false } as const;

  it("[P24] is stored by two clicks, shown on both squares, and taken back with Esc", async () => {
    const onPremove = vi.fn<NonNullable<BoardProps["onPremove"]>>();
    const { again } = show({ ...waiting, onPremove });
    click(11);
    expect(selected()).toEqual([]);
    expect(marked("piece")).toEqual([11]);
    click(15);
    expect(onPremove).toHaveBeenLastCalledWith({ from: 11, to: 15 });
    again({ ...waiting, onPremove, premove: { from: 11, to: 15 } });
    expect([...marked("from"), ...marked("to")]).toEqual([11, 15]);
    act(() => square(1).focus());
    await userEvent.keyboard("{Escape}");
    expect(onPremove).toHaveBeenLastCalledWith(undefined);
  });

  it("leaves the piece taken up in the hand when the turn comes", () => {
    const onPremove = vi.fn<NonNullable<BoardProps["onPremove"]>>();
    const { again } = show({ ...waiting, onPremove });
    click(11);
    again({ position: initialPosition, active: true, onPremove });
    expect(selected()).toEqual([11]);
    expect(marked("piece")).toEqual([]);
  });

  it("is not taken by a board that was not asked to", () => {
    const onExplain = vi.fn<NonNullable<BoardProps["onExplain"]>>();
    show({ ...waiting, onExplain });
    click(11);
    expect(marked("piece")).toEqual([]);
    expect(onExplain.mock.lastCall?.[0].reason).toBe("not-your-turn");
  });
});

describe("square numbers", () => {
  it("[P26] stand at the ends of each row, on every dark square, or nowhere", () => {
    const { again } = show();
    expect(numbers()).toHaveLength(16);
    expect(numbers().slice(0, 2)).toEqual(["32", "29"]);
    again({ numbers: "squares" });
    expect(numbers()).toHaveLength(32);
    again({ numbers: "off" });
    expect(numbers()).toEqual([]);
  });

  it("[P26] turn with the board", () => {
    show({ viewer: "white" });
    expect(numbers().slice(0, 2)).toEqual(["1", "4"]);
  });
});
