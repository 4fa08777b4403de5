// The board on which pieces are put: by click, drag and keys.
import { initialPosition } from "@kingrow/rules";
import { fireEvent, render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { SetupBoard } from "./SetupBoard.tsx";
import { square } from "./testing/boards.tsx";

const box = new DOMRect(0, 0, 800, 800);
const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 };

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(box);
  HTMLElement.prototype.setPointerCapture = () => {};
});

function show(turned = false, props: Partial<ComponentProps<typeof SetupBoard>> = {}) {
  const onPress = vi.fn<(square: number) => void>();
  const onLight = vi.fn<(from?: number) => void>();
  const onLetGo = vi.fn<() => void>();
  const onShift = vi.fn<(from: number, to: number) => void>();
  render(
    <SetupBoard
      position={initialPosition}
      turned={turned}
      numbers="frame"
      speed="normal"
      label="Setup"
      lightSquare="light"
      nameOf={(at, piece) => `${at} ${piece?.color ?? "empty"}`}
      held={11}
      {...{ onPress, onLight, onLetGo, onShift, ...props }}
    />,
  );
  return { onPress, onLight, onLetGo, onShift };
}

const light = (): HTMLElement => document.querySelector<HTMLElement>('[aria-label="light"]')!;

function middle(of: HTMLElement): { clientX: number; clientY: number } {
  return {
    clientX: Number(of.dataset["x"]) * 100 + 50,
    clientY: Number(of.dataset["y"]) * 100 + 50,
  };
}

function drag(from: HTMLElement, at: { clientX: number; clientY: number }): void {
  fireEvent.pointerDown(from, { ...pointer, ...middle(from) });
  fireEvent.pointerMove(from, { ...pointer, ...at });
  fireEvent.pointerUp(from, { ...pointer, ...at });
  fireEvent.lostPointerCapture(from, pointer);
  fireEvent.click(from, { detail: 1 });
}

test("says of each square what is on it, as seen, and shows the one that is held", () => {
  show(true);
  expect(square(11).getAttribute("aria-label")).toBe("11 black");
  expect(square(14).getAttribute("aria-label")).toBe("14 empty");
  expect(document.querySelectorAll('[role="row"]')).toHaveLength(8);
  expect(square(29).dataset).toMatchObject({ x: "0", y: "7" });
  const rings = document.querySelectorAll('[class*="selected"]');
  expect([...rings].map(({ parentElement }) => parentElement)).toEqual([square(11)]);
  const { dataset, style } = document.querySelector<HTMLElement>("[data-lifted]")!;
  expect([dataset["at"], style.transform]).toEqual(["11", "translate(500%, 200%)"]);
  expect(document.querySelector("[data-numbers] > span")?.textContent).toBe("1");
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test("marks no square when none is held", () => {
  show(false, { held: undefined });
  expect(document.querySelectorAll('[class*="selected"]')).toHaveLength(0);
});

test.each([false, true])("a press names its square, turned or not: %s", (turned) => {
  const { onPress, onLight, onLetGo } = show(turned);
  fireEvent.click(square(14), { detail: 1 });
  fireEvent.keyDown(square(18), { key: "Enter" });
  fireEvent.keyDown(square(18), { key: "5" });
  fireEvent.click(light(), { detail: 1 });
  fireEvent.keyDown(square(18), { key: "Escape" });
  expect(onPress.mock.calls).toEqual([[14], [18], [5]]);
  expect(onLight.mock.calls).toEqual([[]]);
  expect(onLetGo).toHaveBeenCalledOnce();
});

const ENDS =
  "a piece is dragged to any square or off the board, and the click that ends it is no press";
test.each([false, true])(`${ENDS}: %s`, (turned) => {
  const { onPress, onLight, onShift } = show(turned);
  drag(square(11), middle(square(23)));
  expect(onShift.mock.calls).toEqual([[11, 23]]);
  drag(square(11), { clientX: 900, clientY: 100 });
  drag(square(12), middle(light()));
  expect(onLight.mock.calls).toEqual([[11], [12]]);
  drag(square(11), { ...middle(square(11)), clientX: middle(square(11)).clientX + 20 });
  drag(square(14), middle(square(15)));
  expect(onPress.mock.calls, "an empty square is pressed").toEqual([[14]]);
  expect([onShift.mock.calls.length, onLight.mock.calls.length]).toEqual([1, 2]);
});

test("a press after a drag counts, and so does one without a pointer", () => {
  const { onPress } = show();
  drag(square(11), middle(square(23)));
  fireEvent.pointerDown(square(12), { ...pointer, ...middle(square(12)) });
  fireEvent.pointerUp(square(12), { ...pointer, ...middle(square(12)) });
  fireEvent.click(square(12), { detail: 1 });
  drag(square(11), middle(square(23)));
  fireEvent.click(square(14), { detail: 0 });
  expect(onPress.mock.calls).toEqual([[12], [14]]);
});
