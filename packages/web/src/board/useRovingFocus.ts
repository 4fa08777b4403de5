// One tab stop for the whole grid; keys move it from place to place.

import type { FocusEvent, KeyboardEvent } from "react";

import { SIDE, type Place } from "./geometry.ts";
import { keyAction } from "./keyboard.ts";

interface RovingOptions {
  readonly onPress: (place: Place) => void;
  readonly onLetGo: () => void;
}

export interface Roving {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The first tab stop, of the own squares: the corner at the near left is dark for both players. */
export function isHome({ x, y }: Place): boolean {
  return x === 0 && y === SIDE - 1;
}

export function useRovingFocus({ onPress, onLetGo }: RovingOptions): Roving {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const place = placeOfElement(event.target);
    const action = place === undefined ? undefined : keyAction(event, place);
    if (place === undefined || action === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    switch (action.type) {
      case "go":
        return elementAt(event.currentTarget, action.place)?.focus();
      case "press":
        // A key that is held presses once.
        return event.repeat ? undefined : onPress(place);
      case "let-go":
        return onLetGo();
    }
  };
  return { onFocus: takeTabStop, onKeyDown };
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

/** The place of the grid that an element is or lies in. */
export function placeOfElement(target: EventTarget): Place | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest<HTMLElement>("[data-x]");
  if (element === null) return undefined;
  return { x: Number(element.dataset["x"]), y: Number(element.dataset["y"]) };
}

function elementAt(grid: HTMLElement, { x, y }: Place): HTMLElement | null {
  return grid.querySelector<HTMLElement>(`[data-x="${x}"][data-y="${y}"]`);
}
