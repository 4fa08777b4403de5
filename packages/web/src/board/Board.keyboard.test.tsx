// The board by keys: where the focus goes, and squares by their numbers.
import { act, fireEvent } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { selected, show, square } from "./testing/boards.tsx";
import { positionOf } from "./testing/positions.ts";

const focused = (): string | null => document.activeElement?.getAttribute("aria-label") ?? null;

const focusedSquare = (): HTMLElement => {
  if (document.activeElement instanceof HTMLElement) return document.activeElement;
  throw new Error("nothing has the focus");
};

describe("the keyboard", () => {
  it("has one tab stop in the whole grid, at the near left corner", async () => {
    show();
    await userEvent.tab();
    expect(focused()).toBe("4 you black man none");
    await userEvent.keyboard("{ArrowUp}");
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

  it("leaves the browser its own keys", () => {
    show();
    act(() => square(11).focus());
    for (const modifier of [{ altKey: true }, { metaKey: true }])
      expect(fireEvent.keyDown(square(11), { key: "ArrowLeft", ...modifier })).toBe(true);
    expect(document.activeElement).toBe(square(11));
  });

  it("keeps its own keys from the browser", () => {
    show();
    for (const key of ["ArrowUp", "Home", "Enter", " ", "n", "1"])
      expect(fireEvent.keyDown(square(11), { key })).toBe(false);
    expect(fireEvent.keyDown(square(11), { key: "x" })).toBe(true);
    expect(fireEvent.keyDown(square(11), { key: "n", ctrlKey: true })).toBe(true);
  });

  it("goes on with an arrow that is held", () => {
    show();
    act(() => square(4).focus());
    for (const repeat of [false, true])
      fireEvent.keyDown(focusedSquare(), { key: "ArrowUp", repeat });
    expect(focused()).toBe("12 you black man step");
  });

  it.each(["black", "white"] as const)(
    "[P26] N goes on as one reads the board seen by %s, shift and N goes back",
    (near) => {
      show({ viewer: "black", near });
      act(() => square(4).focus());
      const stops: (string | undefined)[] = [];
      for (const key of ["n", "n", "N", "N"]) {
        fireEvent.keyDown(focusedSquare(), { key });
        stops.push(focusedSquare().dataset["square"]);
      }
      expect(stops).toEqual(near === "black" ? ["12", "11", "12", "9"] : ["9", "10", "9", "12"]);
    },
  );

  it("takes a key that is held as one press", () => {
    show();
    fireEvent.keyDown(square(11), { key: "Enter" });
    fireEvent.keyDown(square(11), { key: "Enter", repeat: true });
    expect(selected()).toEqual([11]);
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

it("[P26] a move by its numbers takes four keys, and by N and Enter as many", async () => {
  const user = userEvent.setup();
  const { onStep } = show();
  square(4).focus();
  await user.keyboard("11");
  expect(selected()).toEqual([11]);
  expect(document.activeElement).toBe(square(11));
  await user.keyboard("16");
  expect(onStep).toHaveBeenLastCalledWith(11, 16);
  await user.keyboard("{Escape}");
  square(4).focus();
  await user.keyboard("n{Enter}n{Enter}");
  expect(onStep).toHaveBeenCalledTimes(2);
});

it("[P26] Enter ends a number, also one that has pressed its square already", async () => {
  const user = userEvent.setup();
  const { onStep, again } = show();
  square(4).focus();
  await user.keyboard("11{Enter}");
  expect(selected()).toEqual([11]);
  await user.keyboard("16{Enter}");
  expect(onStep).toHaveBeenCalledExactlyOnceWith(11, 16);
  again({ position: positionOf("B:W24:B12,16") });
  await user.keyboard("{Enter}");
  expect(selected()).toEqual([16]);
});

it("[P26] a number is not carried over: another key ends it, and so does leaving the board", async () => {
  const user = userEvent.setup();
  show();
  square(4).focus();
  await user.keyboard("1{ArrowUp}1");
  expect(selected()).toEqual([]);
  await user.keyboard("{Escape}");
  square(4).focus();
  await user.keyboard("1");
  act(() => square(4).blur());
  square(4).focus();
  await user.keyboard("2");
  expect(selected()).toEqual([]);
  await user.keyboard("{Enter}");
  expect(selected()).toEqual([]);
});

it("[P26] a digit and Enter name a square of one digit where two could follow, and no square is beyond 32", async () => {
  const user = userEvent.setup();
  show({ position: positionOf("B:W5:B3,K30,K31") });
  act(() => square(4).focus());
  await user.keyboard("39");
  expect([selected(), document.querySelector("[data-typed]")]).toEqual([[], null]);
  await user.keyboard("3{Enter}");
  expect(selected()).toEqual([3]);
});

it("a square that takes the focus is brought into sight", async () => {
  const seen: string[] = [];
  HTMLElement.prototype.scrollIntoView = function scroll(this: HTMLElement, how): void {
    seen.push(`${this.dataset["square"]} ${JSON.stringify(how)}`);
  };
  show();
  act(() => square(11).focus());
  fireEvent.keyDown(square(11), { key: "n" });
  await expect.poll(() => seen).toEqual(['10 {"block":"nearest","inline":"nearest"}']);
});
