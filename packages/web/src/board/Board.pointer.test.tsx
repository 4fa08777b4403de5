// The board by pointer: dragging, and moving ahead of the turn.
import { initialPosition, playStep } from "@kingrow/rules";
import { act, fireEvent, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it, onTestFinished, test, vi } from "vitest";
import { Board } from "./Board.tsx";
import { click, selected, show, square } from "./testing/boards.tsx";
import { CAPTURE, CHAIN } from "./testing/positions.ts";
import { plainTexts } from "./testing/texts.ts";
import type { BoardProps } from "./surface/types.ts";

const marked = (mark: string): number[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-premove="${mark}"]`)].map((element) =>
    Number(element.dataset["square"]),
  );

const middle = (number: number): { clientX: number; clientY: number } => {
  const { x, y } = square(number).dataset;
  return { clientX: Number(x) * 100 + 50, clientY: Number(y) * 100 + 50 };
};

const styleOf = (at: number): string | undefined =>
  document.querySelector<HTMLElement>(`[data-at="${at}"]`)?.style.transform;

/** The pointers that are captured. */
const captured = new Set<number>();

function rememberCaptures(): void {
  captured.clear();
  HTMLElement.prototype.setPointerCapture = (id) => void captured.add(id);
}

/** As a browser tells of a mouse: if it was captured, as in a drag, that ends with it. */
function letGo(from: number, at: { readonly pointerId: number }): void {
  fireEvent.pointerUp(square(from), at);
  if (captured.delete(at.pointerId)) fireEvent.lostPointerCapture(square(from), at);
}

/** A board whose steps nothing but React's own state answers. */
function Played() {
  const [position, setPosition] = useState(initialPosition);
  return (
    <Board
      position={position}
      viewer="black"
      active
      lastStep={undefined}
      onStep={(from, to) =>
        setPosition(playStep(position, { from, to, captured: undefined }).position)
      }
      texts={plainTexts}
    />
  );
}

describe("dragging", () => {
  beforeEach(() => {
    const box = new DOMRect(0, 0, 800, 800);
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(box);
    rememberCaptures();
  });
  const pointer = { pointerId: 1, isPrimary: true, button: 0, buttons: 1 };
  const secondFinger = { ...pointer, pointerId: 2, isPrimary: false };

  function drag(from: number, to: { clientX: number; clientY: number }): void {
    fireEvent.pointerDown(square(from), { ...pointer, ...middle(from) });
    fireEvent.pointerMove(square(from), { ...pointer, ...to });
    letGo(from, { ...pointer, ...to });
    fireEvent.click(square(from), { detail: 1 });
  }

  it("selects on the way down and plays the step when let go over a destination", () => {
    const { onStep } = show();
    fireEvent.pointerDown(square(11), { ...pointer, ...middle(11) });
    expect(selected()).toEqual([11]);
    fireEvent.pointerMove(square(11), { ...pointer, ...middle(15) });
    expect(square(15).dataset["over"]).toBeDefined();
    expect(onStep).not.toHaveBeenCalled();
    letGo(11, { ...pointer, ...middle(15) });
    expect(square(15).dataset["over"]).toBeUndefined();
    expect(onStep).toHaveBeenCalledExactlyOnceWith(11, 15);
  });

  it("marks the square under the piece whatever it is: it may become one to be let go on, or be one no more", () => {
    show();
    fireEvent.pointerDown(square(11), { ...pointer, ...middle(11) });
    fireEvent.pointerMove(square(11), { ...pointer, ...middle(20) });
    expect(square(20).dataset["over"]).toBeDefined();
    const light = { clientX: middle(20).clientX + 100, clientY: middle(20).clientY };
    fireEvent.pointerMove(square(11), { ...pointer, ...light });
    expect(document.querySelector("[data-over]")).toBeNull();
  });

  it("asks where the board is before it moves the piece, and not again, which would lay the page out", () => {
    const places: (string | undefined)[] = [];
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(() => {
      places.push(styleOf(11));
      return new DOMRect(0, 0, 800, 800);
    });
    show();
    const home = styleOf(11);
    drag(11, { clientX: 310, clientY: 410 });
    expect(places).toEqual([home, home]);
  });

  it("leaves the board as it is until the browser has looked for what is under the pointer that goes up", () => {
    const { onStep } = show();
    fireEvent.pointerDown(square(11), { ...pointer, ...middle(11) });
    fireEvent.pointerMove(square(11), { ...pointer, ...middle(15) });
    const carried = styleOf(11);
    fireEvent.pointerUp(square(11), { ...pointer, ...middle(15) });
    expect([styleOf(11), onStep.mock.calls.length]).toEqual([carried, 0]);
  });

  it("goes on when the square of a touch loses the pointer to the board", () => {
    show();
    fireEvent.pointerDown(square(11), { ...pointer, ...middle(11) });
    fireEvent.pointerMove(square(11), { ...pointer, ...middle(15) });
    const carried = styleOf(11);
    fireEvent.lostPointerCapture(square(11), pointer);
    expect(styleOf(11)).toBe(carried);
  });

  it("shows what came of it before a frame can show the piece on its way home", () => {
    render(<Played />);
    const shown: (string | undefined)[] = [];
    document.addEventListener("lostpointercapture", () => shown.push(styleOf(15)), { once: true });
    drag(11, middle(15));
    expect(shown).toEqual(["translate(300%, 400%)"]);
  });

  it("is over with a click, so that a button held down elsewhere takes no piece along", () => {
    const { onStep } = show();
    fireEvent.pointerDown(square(11), { ...pointer, ...middle(11) });
    letGo(11, { ...pointer, ...middle(11) });
    fireEvent.click(square(11), { detail: 1 });
    fireEvent.pointerMove(square(15), { ...pointer, ...middle(15) });
    expect(styleOf(11)).toBe("translate(200%, 500%)");
    letGo(15, { ...pointer, ...middle(15) });
    expect(onStep).not.toHaveBeenCalled();
  });

  it("takes a click without a pointer right after a piece was picked up", () => {
    const { onStep } = show();
    fireEvent.pointerDown(square(11), { ...pointer, ...middle(11) });
    letGo(11, { ...pointer, ...middle(11) });
    fireEvent.click(square(11), { detail: 1 });
    expect(selected()).toEqual([11]);
    fireEvent.click(square(15), { detail: 0 });
    expect(onStep).toHaveBeenCalledExactlyOnceWith(11, 15);
  });

  it("takes a click without a pointer right after a drag, which claims only a click of its own", () => {
    const { onStep } = show();
    const outside = { clientX: 900, clientY: 100 };
    fireEvent.pointerDown(square(11), { ...pointer, ...middle(11) });
    fireEvent.pointerMove(square(11), { ...pointer, ...outside });
    letGo(11, { ...pointer, ...outside });
    fireEvent.click(square(15), { detail: 0 });
    expect(onStep).toHaveBeenCalledExactlyOnceWith(11, 15);
  });

  it("takes the second click after a picked-up piece even if it brings no pointer of its own", () => {
    const { onStep } = show();
    fireEvent.pointerDown(square(11), { ...pointer, ...middle(11) });
    letGo(11, { ...pointer, ...middle(11) });
    fireEvent.click(square(11), { detail: 1 });
    fireEvent.click(square(15), { detail: 1 });
    expect(onStep).toHaveBeenCalledExactlyOnceWith(11, 15);
  });

  it("plays nothing when let go off the board, and the piece is back and still selected", () => {
    const { onStep } = show();
    const outside = { clientX: 900, clientY: 100 };
    for (let times = 0; times < 2; times += 1) drag(11, outside);
    expect(onStep).not.toHaveBeenCalled();
    expect(selected()).toEqual([11]);
    expect(styleOf(11)).toBe("translate(200%, 500%)");
  });

  it("lets go of a piece whose pointer was released where the board could not see it", () => {
    show();
    fireEvent.pointerDown(square(11), { ...pointer, ...middle(11) });
    fireEvent.pointerMove(square(20), { ...pointer, ...middle(20), buttons: 0 });
    expect(styleOf(11)).toBe("translate(200%, 500%)");
    fireEvent.pointerMove(square(19), { ...pointer, ...middle(19) });
    expect(styleOf(11)).toBe("translate(200%, 500%)");
  });

  it("is not disturbed by a second finger", () => {
    const { onStep } = show();
    fireEvent.pointerDown(square(11), { ...pointer, ...middle(11) });
    fireEvent.pointerMove(square(11), { ...pointer, ...middle(16) });
    fireEvent.pointerDown(square(15), { ...secondFinger, ...middle(15) });
    fireEvent.pointerUp(square(15), { ...secondFinger, ...middle(15) });
    fireEvent.lostPointerCapture(square(15), secondFinger);
    fireEvent.pointerCancel(square(15), secondFinger);
    expect(onStep).not.toHaveBeenCalled();
    letGo(11, { ...pointer, ...middle(16) });
    expect(onStep).toHaveBeenCalledExactlyOnceWith(11, 16);
  });

  it("leaves no piece in the air when another one is picked up", () => {
    show();
    fireEvent.pointerDown(square(11), { ...pointer, ...middle(11) });
    fireEvent.pointerMove(square(11), { ...pointer, ...middle(20) });
    fireEvent.pointerDown(square(12), { ...pointer, ...middle(12) });
    expect(styleOf(11)).toBe("translate(200%, 500%)");
  });

  it("[P24] stores a premove when a piece is dragged out of turn", () => {
    const onPremove = vi.fn<NonNullable<BoardProps["onPremove"]>>();
    show({ position: { ...initialPosition, turn: "white" }, active: false, onPremove });
    drag(11, middle(15));
    expect(onPremove).toHaveBeenLastCalledWith({ from: 11, to: 15 });
  });

  it("takes up no piece with another button than the first", () => {
    show();
    fireEvent.pointerDown(square(11), { ...pointer, ...middle(11), button: 2, buttons: 2 });
    expect(selected()).toEqual([]);
  });

  it("captures its pointer once, when the press becomes a drag, at three pixels", () => {
    show();
    const capture = vi.spyOn(HTMLElement.prototype, "setPointerCapture");
    const from = middle(11);
    fireEvent.pointerDown(square(11), { ...pointer, ...from });
    fireEvent.pointerMove(square(11), { ...pointer, ...from, clientX: from.clientX + 2.5 });
    expect([capture.mock.calls.length, styleOf(11)]).toEqual([0, "translate(200%, 500%)"]);
    for (const by of [3, 0])
      fireEvent.pointerMove(square(11), { ...pointer, ...from, clientX: from.clientX + by });
    expect(capture.mock.calls).toEqual([[1]]);
    expect(styleOf(11)).toBe("translate(200px, 500px)");
  });

  it("ends with a pointer that the browser takes away, and the next click counts", () => {
    const { onStep } = show();
    fireEvent.pointerDown(square(11), { ...pointer, ...middle(11) });
    fireEvent.pointerMove(square(11), { ...pointer, ...middle(20) });
    fireEvent.pointerCancel(square(11), pointer);
    expect(styleOf(11)).toBe("translate(200%, 500%)");
    expect(document.querySelector("[data-over]")).toBeNull();
    fireEvent.click(square(15), { detail: 1 });
    expect(onStep).toHaveBeenCalledExactlyOnceWith(11, 15);
  });

  it("is seen from the near side, and lets a piece go as fast as was chosen", async () => {
    const animate = vi.fn<(frames: readonly object[], timing: { duration: number }) => object>(
      () => ({ addEventListener: () => undefined, finish: () => undefined }),
    );
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, "animate"));
    Object.assign(Element.prototype, { animate });
    const { onStep } = show({ near: "white", speed: "fast" });
    drag(11, middle(15));
    expect(onStep).toHaveBeenCalledExactlyOnceWith(11, 15);
    expect(styleOf(11)).toBe("translate(500%, 200%)");
    const lastDuration = () => animate.mock.lastCall?.[1].duration;
    await vi.waitFor(() => expect(lastDuration()).toBe(60), { timeout: 15_000 });
  });

  it("takes a piece on its way into the hand", () => {
    const finish = vi.fn<() => void>();
    const animate = () => ({ addEventListener: () => undefined, finish });
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, "animate"));
    Object.assign(Element.prototype, { animate });
    const { again } = show({ position: CAPTURE });
    again({ position: CHAIN });
    fireEvent.pointerDown(square(18), { ...pointer, ...middle(18) });
    expect(finish).not.toHaveBeenCalled();
    fireEvent.pointerMove(square(18), { ...pointer, ...middle(25) });
    expect(finish).toHaveBeenCalled();
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

  it("[P24] gives up a premove by a second press on its piece", () => {
    const onPremove = vi.fn<NonNullable<BoardProps["onPremove"]>>();
    show({ position: { ...initialPosition, turn: "white" }, active: false, onPremove });
    drag(11, middle(11));
    expect(marked("piece")).toEqual([11]);
    drag(11, middle(11));
    expect(marked("piece")).toEqual([]);
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
    expect(document.querySelector("[data-lifted]")?.getAttribute("data-at")).toBe("11");
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

  it("tells the page which piece is taken up, once, and a click on it lets go", () => {
    const onPremove = vi.fn<NonNullable<BoardProps["onPremove"]>>();
    const onPlan = vi.fn<NonNullable<BoardProps["onPlan"]>>();
    show({ ...waiting, onPremove, onPlan });
    click(11);
    click(12);
    expect(marked("piece")).toEqual([12]);
    click(12);
    expect(marked("piece")).toEqual([]);
    click(18);
    expect(onPlan.mock.calls).toEqual([[11], [12]]);
    expect(onPremove).not.toHaveBeenCalled();
  });

  it("of a watcher there is none", () => {
    const onPremove = vi.fn<NonNullable<BoardProps["onPremove"]>>();
    show({ ...waiting, viewer: undefined, onPremove });
    for (const at of [11, 15]) click(at);
    expect([marked("piece"), onPremove.mock.calls]).toEqual([[], []]);
  });

  it("is not taken by a board that was not asked to", () => {
    const onExplain = vi.fn<NonNullable<BoardProps["onExplain"]>>();
    show({ ...waiting, onExplain });
    click(11);
    expect(marked("piece")).toEqual([]);
    expect(onExplain.mock.lastCall?.[0].reason).toBe("not-your-turn");
  });
});

const isPointedAt = (number: number): boolean => "pointed" in square(number).dataset;

describe("the lock", () => {
  const at = { clientX: 10, clientY: 10 };

  it("[P10] shows once the pointer moves, and not where it rests after a change", () => {
    const { again } = show({ position: CAPTURE });
    fireEvent.pointerMove(square(1), at);
    expect(isPointedAt(1)).toBe(true);
    again({ position: { ...CAPTURE } });
    expect(isPointedAt(1)).toBe(false);
    fireEvent.pointerMove(square(1), at);
    expect(isPointedAt(1), "the pointer has not moved").toBe(false);
    fireEvent.pointerMove(square(1), { clientX: 12, clientY: 10 });
    expect(isPointedAt(1)).toBe(true);
    fireEvent.pointerMove(square(11), { clientX: 30, clientY: 10 });
    expect([isPointedAt(1), isPointedAt(11)], "that piece can move").toEqual([false, false]);
    fireEvent.pointerMove(square(1), at);
    fireEvent.pointerLeave(square(1).closest("[role=grid]")!);
    expect(isPointedAt(1)).toBe(false);
  });

  it("[P10] does not stay where a finger has passed", () => {
    show({ position: CAPTURE });
    fireEvent.pointerMove(square(1), { ...at, pointerType: "touch" });
    expect(isPointedAt(1)).toBe(false);
  });

  it("[P10] is ready on one's own turn only: a premove may take up any piece", () => {
    const { again } = show({ position: CAPTURE });
    expect(square(1).dataset["ability"]).toBe("none");
    again({ position: CAPTURE, active: false });
    expect(square(1).dataset["ability"]).toBeUndefined();
  });
});

test("a disc in the hand of a touch is told apart, so that the finger does not hide it", () => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 0, 800, 800),
  );
  rememberCaptures();
  show();
  const finger = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType: "touch" };
  fireEvent.pointerDown(square(11), { ...finger, ...middle(11) });
  fireEvent.pointerMove(square(11), { ...finger, clientX: 300, clientY: 300 });
  expect(document.querySelector<HTMLElement>('[data-at="11"]')?.dataset["moving"]).toBe("touch");
});

test("[P25] a move that waits to be confirmed is a ghost", () => {
  show({ ghost: 11 });
  const ghosts = [...document.querySelectorAll<HTMLElement>("[data-ghost]")];
  expect(ghosts.map(({ dataset }) => dataset["at"])).toEqual(["11"]);
});
