// Tests of the board as people use it: by click and keys.

import { initialPosition, legalSteps, playStep, type Position } from "@kingrow/rules";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { Board } from "./Board.tsx";
import { click, destinations, selected, show, square } from "./testing/boards.tsx";
import { CAPTURE, CHAIN, positionOf } from "./testing/positions.ts";
import { plainTexts } from "./testing/texts.ts";
import type { BoardProps } from "./surface/types.ts";

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

const numbers = (): string[] =>
  [...document.querySelectorAll("[data-numbers] > span")].map(({ textContent }) => textContent);

describe("clicking", () => {
  it("[P16] shows the destinations of a selected piece and moves to one of them", () => {
    const { onStep } = show();
    click(11);
    expect(selected()).toEqual([11]);
    expect(destinations()).toEqual([16, 15]);
    click(15);
    expect(onStep).toHaveBeenCalledExactlyOnceWith(11, 15);
  });

  it("[P16] names its squares anew at once when it is turned with another position", () => {
    const { again, onStep } = show();
    again({ position: positionOf("W:W22:B1"), viewer: "white" });
    expect(document.querySelector("[data-square]")).toBe(square(1));
    for (const number of [22, 18]) click(number);
    expect(onStep).toHaveBeenCalledExactlyOnceWith(22, 18);
  });

  it("[P16] clears the selection when the turn has ended", () => {
    const { again } = show();
    click(11);
    again({ active: false });
    expect(selected()).toEqual([]);
    again({ active: true });
    expect(selected()).toEqual([]);
  });

  it("[P17] takes a whole chain, jump by jump, on the same piece", async () => {
    render(<Table start={CAPTURE} />);
    click(11);
    click(18);
    await waitFor(() => expect(selected()).toEqual([18]));
    expect(destinations()).toEqual([27, 25]);
    click(25);
    await waitFor(() => expect(selected()).toEqual([]));
    expect(document.querySelector('[data-at="25"]')).not.toBeNull();
  });

  it("[P17] takes a chain entered faster than it is drawn", async () => {
    render(<Table start={CAPTURE} />);
    for (const each of [11, 18, 25]) click(each);
    expect(document.querySelector('[data-at="25"]')).not.toBeNull();
    await waitFor(() => expect(selected()).toEqual([]));
  });

  it("a piece sets out at once, the marks follow with the next frame", async () => {
    render(<Table start={CAPTURE} />);
    click(11);
    click(18);
    expect(document.querySelector('[data-at="18"]')).not.toBeNull();
    expect(selected()).toEqual([11]);
    await waitFor(() => expect(selected()).toEqual([18]));
  });

  it("[P17] holds the jumper of a chain that was going on when the page was opened", () => {
    show({ position: CHAIN });
    expect(selected()).toEqual([18]);
  });

  it("[P45] says beside the piece why it cannot move, and tells the page", () => {
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

  it.each([
    { near: "black", top: "0%" },
    { near: "white", top: "100%" },
  ] as const)(
    "[P45] explains clear of the capture it speaks of, seen by $near",
    ({ near, top }) => {
      vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(320);
      vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(240);
      vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(80);
      show({ position: CAPTURE, viewer: "black", near });
      click(1);
      expect(square(11).dataset["lit"]).toBe("true");
      expect(screen.getByText("1 must-capture").style.top).toBe(top);
    },
  );

  it("[P45] lays an explanation anew when the window changes", () => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(320);
    const width = vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(240);
    show({ position: CAPTURE });
    click(1);
    const { style } = screen.getByText("1 must-capture");
    const before = style.left;
    width.mockReturnValue(80);
    window.dispatchEvent(new Event("resize"));
    expect(style.left).not.toBe(before);
  });

  it("takes the explanation away after four seconds", () => {
    vi.useFakeTimers();
    show({ position: CAPTURE });
    click(1);
    act(() => void vi.advanceTimersByTime(4000));
    expect(screen.queryByText("1 must-capture")).toBeNull();
    vi.useRealTimers();
  });

  it("leaves the next explanation its whole time", () => {
    vi.useFakeTimers();
    show({ position: positionOf("B:W15,22,23,32:B1,2,11") });
    click(1);
    act(() => void vi.advanceTimersByTime(3000));
    click(2);
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.queryByText("2 must-capture")).not.toBeNull();
    vi.useRealTimers();
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

  it("[P9] shows White's pieces at the bottom for White", () => {
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

  it("crowns a king once, not with each of its moves", () => {
    const animate = vi.fn<(frames: readonly object[]) => object>(() => ({
      addEventListener: () => undefined,
      finish: () => undefined,
    }));
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, "animate"));
    Object.assign(Element.prototype, { animate });
    const { again } = show({ position: positionOf("B:W12:B27") });
    for (const fen of ["W:W12:BK32", "B:W8:BK32", "W:W8:BK27"])
      again({ position: positionOf(fen) });
    const crownings = animate.mock.calls.filter(([frames]) => frames.length === 4);
    expect([animate.mock.calls.length, crownings.length]).toEqual([4, 1]);
  });

  it("fades in a piece that comes on the board, once", () => {
    const animate = vi.fn<(frames: readonly object[]) => object>();
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, "animate"));
    Object.assign(Element.prototype, { animate });
    const { again } = show({ position: positionOf("B:W31:B1") });
    expect(animate).not.toHaveBeenCalled();
    for (let times = 0; times < 2; times += 1) again({ position: positionOf("B:W31:B1,12") });
    expect(animate.mock.calls.map(([frames]) => frames)).toEqual([
      [{ opacity: 0 }, { opacity: 1 }],
    ]);
  });

  it("[P10] has a lock ready on pieces that cannot move, and on no other", () => {
    show({ position: CAPTURE });
    expect(square(1).dataset["ability"]).toBe("none");
    expect(square(1).childElementCount).toBe(1);
    expect(square(11).dataset["ability"]).toBe("capture");
  });
});

describe("square numbers", () => {
  it("[P30] stand at the ends of each row, on every dark square, or nowhere", () => {
    const { again } = show();
    expect(numbers()).toHaveLength(16);
    expect(numbers().slice(0, 2)).toEqual(["32", "29"]);
    again({ numbers: "squares" });
    expect(numbers()).toHaveLength(32);
    again({ numbers: "off" });
    expect(numbers()).toEqual([]);
  });

  it("[P30] stand on every dark square of a phone, which has no frame, or nowhere", () => {
    const phone = matchMedia("all");
    vi.spyOn(phone, "matches", "get").mockReturnValue(true);
    vi.spyOn(window, "matchMedia").mockReturnValue(phone);
    const { again } = show();
    expect(numbers()).toHaveLength(32);
    again({ numbers: "off" });
    expect(numbers()).toEqual([]);
  });

  it("[P30] turn with the board", () => {
    show({ viewer: "white" });
    expect(numbers().slice(0, 2)).toEqual(["1", "4"]);
  });
});

const told = (): (string | null)[] =>
  [...document.querySelectorAll('[class*="told"] > span')].map(({ textContent }) => textContent);

it("[P45] shows the numbers of the squares that a note speaks of, for as long as it is there", () => {
  show({ position: CAPTURE });
  expect(told()).toEqual([]);
  click(1);
  expect(told()).toEqual(["11"]);
  click(11);
  expect(told()).toEqual([]);
});

/** The squares on which a mark of this name is drawn. */
const markedWith = (name: string): number[] =>
  [...document.querySelectorAll(`[role="gridcell"] > [class*="${name}"]`)]
    .map(({ parentElement }) => Number(parentElement?.dataset["square"]))
    .toSorted((one, other) => one - other);

describe("marks", () => {
  it("[P10] [P16] show what is selected, where it may go, and what must capture", () => {
    show({ position: CAPTURE });
    expect([markedWith("capture"), markedWith("selected"), markedWith("dot")]).toEqual([
      [11],
      [],
      [],
    ]);
    click(11);
    expect([markedWith("capture"), markedWith("selected"), markedWith("dot")]).toEqual([
      [],
      [11],
      [18],
    ]);
    expect(square(11).getAttribute("aria-label")).toBe("11 you black man capture selected");
    const light = document.querySelector('[aria-label="light"]')!;
    expect([light.hasAttribute("aria-selected"), light.childElementCount]).toEqual([false, 0]);
    expect(square(1).getAttribute("aria-selected")).toBe("false");
  });

  it("show where the last step began and ended, and say it", () => {
    show({ lastStep: { from: 22, to: 18 }, position: positionOf("B:W18:B1") });
    expect(markedWith("lastStep")).toEqual([18, 22]);
    const ends = [18, 22].map((at) => square(at).querySelector<SVGElement>("[data-end]")!);
    expect(ends.map(({ dataset }) => dataset["end"])).toEqual(["to", "from"]);
    expect(ends.map((mark) => mark.querySelectorAll("circle").length)).toEqual([0, 1]);
    expect(square(22).getAttribute("aria-label")).toBe("22 empty last from");
  });

  it("[P24] on one's own turn a click takes up a piece to move, not to move later", () => {
    show({ onPremove: vi.fn<NonNullable<BoardProps["onPremove"]>>() });
    click(11);
    expect(selected()).toEqual([11]);
  });

  it("[P24] show a premove, and where its piece could go", () => {
    const waiting = { position: { ...initialPosition, turn: "white" }, active: false } as const;
    const onPremove = vi.fn<NonNullable<BoardProps["onPremove"]>>();
    const { again } = show({ ...waiting, onPremove });
    click(12);
    expect([markedWith("premove"), markedWith("target")]).toEqual([[12], [16, 19]]);
    again({ ...waiting, onPremove, premove: { from: 11, to: 15 } });
    expect(markedWith("premove")).toContain(11);
    expect(markedWith("target")).toContain(15);
  });
});

const transformAt = (at: number) =>
  document.querySelector<HTMLElement>(`[data-at="${at}"]`)?.style.transform;

describe("pieces", () => {
  it("[P9] stand as they are seen by the player at the near side, whoever that is", () => {
    const { again } = show({ viewer: "white", near: "black" });
    const near = [transformAt(11), square(11).dataset["y"]];
    expect(near).toEqual(["translate(200%, 500%)", "5"]);
    again({ viewer: undefined, near: "white" });
    expect([transformAt(11), square(11).dataset["y"]]).toEqual(["translate(500%, 200%)", "2"]);
  });

  it("are gone when they have been captured and have faded", () => {
    const ends: (() => void)[] = [];
    const addEventListener = (_event: string, end: () => void) => ends.push(end);
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, "animate"));
    Object.assign(Element.prototype, {
      animate: () => ({ addEventListener, finish: () => undefined }),
    });
    const { again } = show({ position: CAPTURE });
    const layer = document.querySelector("[data-piece]")!.parentElement!;
    again({ position: CHAIN });
    expect(layer.childElementCount).toBe(6);
    act(() => ends.forEach((end) => end()));
    expect(layer.childElementCount).toBe(5);
  });

  it("[P30] set out and fade as fast as was chosen, a captured one as none that can be played", () => {
    const animate = vi.fn<(frames: readonly object[], timing: { duration: number }) => object>(
      () => ({ addEventListener: () => undefined, finish: () => undefined }),
    );
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, "animate"));
    Object.assign(Element.prototype, { animate });
    const { again } = show({ position: CAPTURE, speed: "fast", ghost: 15 });
    again({ position: CHAIN, speed: "fast", ghost: 15 });
    expect(animate.mock.calls.map(([, { duration }]) => duration)).toEqual([100, 80]);
    expect(document.querySelector('[data-at="15"], [data-ghost]')).toBeNull();
    again({ position: { ...CHAIN }, speed: "fast" });
    again({ position: CAPTURE, speed: "fast" });
    expect(animate.mock.calls.slice(2).map(([, { duration }]) => duration)).toEqual([100, 80]);
    again({ position: CHAIN, speed: "off" });
    expect(animate).toHaveBeenCalledTimes(4);
  });
});

const numberAt = (index: number) => {
  const { style, dataset, textContent } =
    document.querySelectorAll<HTMLElement>("[data-numbers] > span")[index]!;
  return [textContent, style.top, style.left, dataset["side"]];
};

const toldStyle = () =>
  document.querySelector<HTMLElement>('[class*="told"] > span')?.style.cssText;

describe("where numbers and notes lie", () => {
  it("[P30] numbers lie at their rows, and on their squares", () => {
    const { again } = show();
    expect([numberAt(0), numberAt(1)]).toEqual([
      ["32", "0%", "", "left"],
      ["29", "0%", "", "right"],
    ]);
    again({ numbers: "squares" });
    expect(numberAt(5)).toEqual(["27", "12.5%", "25%", "left"]);
    expect(document.querySelectorAll('[data-numbers="squares"]')).toHaveLength(2);
  });

  it("[P30] they follow a phone that is turned", () => {
    const phone = matchMedia("all");
    const matches = vi.spyOn(phone, "matches", "get").mockReturnValue(false);
    const listeners = new Set<() => void>();
    vi.spyOn(phone, "addEventListener").mockImplementation((_event, listen) => {
      if (typeof listen === "function") listeners.add(() => Reflect.apply(listen, phone, []));
    });
    vi.spyOn(window, "matchMedia").mockReturnValue(phone);
    show();
    expect(numbers()).toHaveLength(16);
    matches.mockReturnValue(true);
    act(() => listeners.forEach((turn) => turn()));
    expect(numbers()).toHaveLength(32);
  });

  it("[P45] the number of a square that a note speaks of lies on it", () => {
    const { again } = show({ position: CAPTURE });
    click(1);
    expect(toldStyle()).toBe("top: 62.5%; left: 25%;");
    again({ position: CAPTURE, numbers: "squares" });
    expect(told(), "each square has its number").toEqual([]);
    again({ position: CAPTURE, near: "white" });
    expect(toldStyle()).toBe("top: 25%; left: 62.5%;");
  });

  it("[P45] a note of a small board lies in the free line below, and on the board once that is taken", () => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(320);
    vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(240);
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(20);
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function rect(
      this: HTMLElement,
    ) {
      const isLine = this.dataset["noteLine"] !== undefined;
      return isLine ? new DOMRect(0, 340, 320, 24) : new DOMRect(0, 10, 320, 320);
    });
    const disconnect = vi.fn<() => void>();
    const observers: { readonly onChange: () => void; readonly line: Node }[] = [];
    class FakeObserver {
      readonly disconnect = disconnect;
      readonly observe: (line: Node) => void;
      constructor(onChange: () => void) {
        this.observe = (line) => void observers.push({ onChange, line });
      }
    }
    vi.stubGlobal("MutationObserver", FakeObserver);
    const line = document.body.appendChild(document.createElement("p"));
    line.dataset["noteLine"] = "";
    const removed = vi.spyOn(window, "removeEventListener");
    show({ position: CAPTURE });
    click(1);
    const { style } = screen.getByText("1 must-capture");
    expect([style.left, style.top]).toEqual(["50%", "332px"]);
    line.append(document.createElement("b"));
    expect(observers[0]?.line).toBe(line);
    observers[0]?.onChange();
    expect(style.top).toMatch(/%$/);
    click(11);
    expect(disconnect).toHaveBeenCalled();
    expect(removed.mock.calls.map(([event]) => event)).toContain("resize");
  });
});
