// One tab stop for the whole grid; keys move it from place to place.
import type { Square } from "@kingrow/rules";
import type { FocusEvent, KeyboardEvent } from "react";
import { afterFrame } from "../../ui/base/afterFrame.ts";
import { placeOf, SIDE, type Place } from "../surface/geometry.ts";
import { keyAction, type KeyAction } from "./keyboard.ts";
import { nextStop, squareTyped } from "./stops.ts";

/** Where something can be done now; only some keys ask for it. */
type Stops = () => readonly Square[];

interface RovingOptions {
  readonly turned: boolean;
  readonly stops: Stops;
  readonly onPress: (place: Place) => void;
  readonly onLetGo: () => void;
}

/** The first tab stop, of the own squares: the corner at the near left is dark for both players. */
export function isHome({ x, y }: Place): boolean {
  return x === 0 && y === SIDE - 1;
}

export function useRovingFocus(options: RovingOptions) {
  const { onPress, onLetGo, stops, turned } = options;
  const pressAt = (grid: HTMLElement, place: Place): void => {
    focusAt(grid, place);
    onPress(place);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented) return number.forget(event.currentTarget);
    const place = placeOfElement(event.target);
    const action = place === undefined ? undefined : keyAction(event, place);
    if (place === undefined || action === undefined || event.altKey || event.metaKey) return;
    const grid = event.currentTarget;
    event.preventDefault();
    // A key that is held presses once.
    if (event.repeat && action.type !== "go") return;
    const named = number.take(grid, action, stops);
    if (named === "none") return;
    if (named !== undefined) return pressAt(grid, placeOf(named, turned));
    if (action.type === "go") focusAt(grid, action.place);
    if (action.type === "next")
      focusAt(grid, nextStop(stops(), place, { back: action.back, turned }));
    if (action.type === "press") onPress(place);
    if (action.type === "let-go") onLetGo();
  };
  return { onFocus: takeTabStop, onBlur: forgetNumber, onKeyDown };
}

/** The digits struck last, of which the page shows those that name no square yet; it keeps them itself, so that they draw nothing. */
const number = {
  /** The square that is named with this key, by its digit or because Enter ends a number of one digit. */
  take: (grid: HTMLElement, action: KeyAction, stops: Stops): Square | "none" | undefined => {
    const { typed = "", named } = grid.dataset;
    number.forget(grid);
    const isEnd = action.type === "press";
    if (isEnd && named !== undefined) return "none";
    if (isEnd && /^[1-9]$/.test(typed)) return Number(typed);
    if (action.type !== "digit") return undefined;
    const square = squareTyped(typed + action.digit, stops());
    grid.dataset[square === undefined ? "typed" : "named"] = typed + action.digit;
    return square;
  },
  forget: (grid: HTMLElement): void => {
    delete grid.dataset["typed"];
    delete grid.dataset["named"];
  },
};

/** A visitor who leaves the board begins anew. */
function forgetNumber({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.contains(relatedTarget)) number.forget(currentTarget);
}

/** Where it has to be scrolled to, that follows the frame: looking for it at once lays the whole page out. */
function focusAt(grid: HTMLElement, place: Place | undefined): void {
  const element = place === undefined ? null : elementAt(grid, place);
  element?.focus({ preventScroll: true });
  afterFrame(() => {
    if (document.activeElement === element)
      element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

/** The tab stop is where the focus was last. The page itself keeps it, so that a focus that moves draws nothing. */
function takeTabStop({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  const place = placeOfElement(target);
  const now = place === undefined ? null : elementAt(currentTarget, place);
  if (now === null) return;
  const before = currentTarget.querySelector<HTMLElement>('[data-x][tabindex="0"]');
  before?.setAttribute("tabindex", "-1");
  now.setAttribute("tabindex", "0");
}

export function placeOfElement(target: EventTarget): Place | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest<HTMLElement>("[data-x]");
  if (element === null) return undefined;
  return { x: Number(element.dataset["x"]), y: Number(element.dataset["y"]) };
}

export function squareOfElement(target: EventTarget | null): Square | undefined {
  const element = target instanceof Element && target.closest<HTMLElement>("[data-square]");
  return element ? Number(element.dataset["square"]) : undefined;
}

function elementAt(grid: HTMLElement, { x, y }: Place): HTMLElement | null {
  return grid.querySelector<HTMLElement>(`[data-x="${x}"][data-y="${y}"]`);
}
