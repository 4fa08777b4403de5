// Arrows and circles on the board: shown, drawn with the right button, and drawn with the pen by pointer and keys.
import { fireEvent } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { opponentOf, type Square } from "@kingrow/rules";
import { click, selected, show, square } from "./testing/boards.tsx";

const at = (number: number) => {
  const { x, y } = square(number).dataset;
  const point = { clientX: Number(x) * 100 + 50, clientY: Number(y) * 100 + 50 };
  return { ...point, pointerId: 1, isPrimary: true };
};

const kinds = (): (string | undefined)[] =>
  [...document.querySelectorAll<SVGElement>("[data-kind]")].map(({ dataset }) => dataset["kind"]);

function draw(from: Square, to: Square, button: number): void {
  fireEvent.pointerDown(square(from), { ...at(from), button, buttons: 1 });
  fireEvent.pointerMove(square(from), { ...at(to), buttons: 1 });
  fireEvent.pointerUp(square(from), { ...at(to), button, buttons: 0 });
}

describe("arrows and circles", () => {
  beforeEach(() => {
    const box = new DOMRect(0, 0, 800, 800);
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(box);
    HTMLElement.prototype.setPointerCapture = () => {};
  });

  test("an arrow follows all squares of a capture with a head at each, and one square is a circle", () => {
    show({
      shapes: [
        { path: [1, 10, 19], kind: "good" },
        { path: [14], kind: "bad" },
      ],
    });
    expect(kinds()).toEqual(["good", "bad"]);
    const [arrow, heads, , , circle] = [...document.querySelectorAll("[data-kind] path")];
    expect(arrow?.getAttribute("d")?.match(/L/g)?.length).toBe(2);
    expect(heads?.getAttribute("d")?.match(/z/g)?.length).toBe(2);
    expect(circle?.getAttribute("d")).toContain("a");
  });

  test.each([
    { viewer: "black" },
    { viewer: "white" },
    { viewer: "white", near: "black" },
  ] as const)("a shape lies on its square as it is seen: %o", (seen) => {
    show({ ...seen, shapes: [{ path: [14], kind: "good" }] });
    const { x, y } = square(14).dataset;
    const outline = document.querySelector("[data-kind] path")?.getAttribute("d") ?? "";
    const [left, middle] = outline.slice(1).split(/[ a]/).map(Number);
    expect(left).toBeCloseTo(Number(x) + 0.06);
    expect(middle).toBe(Number(y) + 0.5);
  });

  test("the right button draws and picks up nothing; the left one plays", () => {
    const onDraw = vi.fn<(path: readonly Square[]) => void>();
    show({ drawing: { isPen: false, onDraw } });
    draw(11, 15, 2);
    draw(18, 18, 2);
    expect(onDraw.mock.calls).toEqual([[[11, 15]], [[18]]]);
    expect(selected()).toEqual([]);
    draw(11, 11, 0);
    expect(onDraw).toHaveBeenCalledTimes(2);
    expect(selected()).toEqual([11]);
    click(12);
    expect(selected()).toEqual([12]);
  });

  test.each(["black", "white"] as const)("are drawn where they are seen from %s's side", (near) => {
    const onDraw = vi.fn<(path: readonly Square[]) => void>();
    show({ near, viewer: opponentOf(near), drawing: { isPen: false, onDraw } });
    draw(11, 15, 2);
    expect(onDraw.mock.calls).toEqual([[[11, 15]]]);
  });

  test("with the pen any pointer draws, the arrow is seen on the way, and a click plays nothing", () => {
    const onDraw = vi.fn<(path: readonly Square[]) => void>();
    show({ drawing: { isPen: true, onDraw } });
    fireEvent.pointerDown(square(11), { ...at(11), button: 0, buttons: 1 });
    expect(kinds()).toEqual(["drawn"]);
    fireEvent.pointerCancel(square(11), at(11));
    expect(kinds()).toEqual([]);
    fireEvent.pointerDown(square(11), { ...at(11), button: 0, buttons: 1 });
    const secondFinger = { ...at(20), pointerId: 2, isPrimary: false };
    fireEvent.pointerDown(square(20), { ...secondFinger, button: 0, buttons: 1 });
    fireEvent.pointerUp(square(11), { ...at(11), button: 0, buttons: 0 });
    fireEvent.click(square(11));
    expect(onDraw.mock.calls).toEqual([[[11]]]);
    expect(selected()).toEqual([]);
  });

  test("an arrow ends with the last button, captures its pointer, and opens no menu", () => {
    const onDraw = vi.fn<(path: readonly Square[]) => void>();
    const capture = vi.fn<(id: number) => void>();
    HTMLElement.prototype.setPointerCapture = capture;
    show({ drawing: { isPen: false, onDraw } });
    expect(fireEvent.contextMenu(square(11))).toBe(false);
    fireEvent.pointerMove(square(11), { ...at(15), buttons: 1 });
    fireEvent.pointerDown(square(11), { ...at(11), button: 2, buttons: 3 });
    fireEvent.pointerMove(square(11), { ...at(15), buttons: 3 });
    fireEvent.pointerUp(square(11), { ...at(15), button: 0, buttons: 2 });
    expect([onDraw.mock.calls.length, kinds()]).toEqual([0, ["drawn"]]);
    const outside = { ...at(15), clientX: 900 };
    fireEvent.pointerMove(square(11), { ...outside, buttons: 2 });
    fireEvent.pointerUp(square(11), { ...outside, button: 2, buttons: 0 });
    expect(onDraw.mock.calls).toEqual([[[11, 15]]]);
    expect(capture.mock.calls).toEqual([[1]]);
    fireEvent.pointerUp(square(11), { ...outside, button: 2, buttons: 0 });
    expect(onDraw).toHaveBeenCalledTimes(1);
  });

  test("without the pen keys play, with it they draw, and the page sees both", () => {
    const onDraw = vi.fn<(path: readonly Square[]) => void>();
    const onKeyDown = vi.fn<() => void>();
    const page = { handlers: { onKeyDown }, shapes: [{ path: [14], kind: "good" }] } as const;
    const { again } = show({ ...page, drawing: { isPen: false, onDraw } });
    fireEvent.keyDown(square(11), { key: "Enter" });
    expect([selected(), onKeyDown.mock.calls.length]).toEqual([[11], 1]);
    again({ ...page, drawing: { isPen: true, onDraw } });
    expect(fireEvent.keyDown(square(12), { key: "Enter" })).toBe(false);
    expect([selected(), kinds()]).toEqual([[11], ["good", "drawn"]]);
    fireEvent.keyDown(square(12), { key: "ArrowUp" });
    expect(onKeyDown).toHaveBeenCalledTimes(2);
  });

  test("with the pen Enter begins and ends an arrow, and Escape gives it up", () => {
    const onDraw = vi.fn<(path: readonly Square[]) => void>();
    show({ drawing: { isPen: true, onDraw } });
    fireEvent.keyDown(square(9), { key: "Enter" });
    fireEvent.keyDown(square(14), { key: " " });
    fireEvent.keyDown(square(9), { key: "Enter" });
    fireEvent.keyDown(square(9), { key: "Escape" });
    fireEvent.keyDown(square(14), { key: "Enter" });
    fireEvent.keyDown(square(14), { key: "Enter" });
    expect(onDraw.mock.calls).toEqual([[[9, 14]], [[14]]]);
  });
});
