// What a key does on the board: go to another place, press the present one, or let go.

import { SIDE, type Place } from "./geometry.ts";

export type KeyAction =
  | { readonly type: "go"; readonly place: Place }
  | { readonly type: "press" }
  | { readonly type: "let-go" };

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
}

const LAST = SIDE - 1;

/** The action of a key struck at a place; undefined for keys that are not the board's. Arrows go as seen. */
export function keyAction({ key, ctrlKey }: Key, place: Place): KeyAction | undefined {
  const { x, y } = place;
  switch (key) {
    case "ArrowLeft":
      return go(x - 1, y);
    case "ArrowRight":
      return go(x + 1, y);
    case "ArrowUp":
      return go(x, y - 1);
    case "ArrowDown":
      return go(x, y + 1);
    case "Home":
      return go(0, ctrlKey ? 0 : y);
    case "End":
      return go(LAST, ctrlKey ? LAST : y);
    case "Enter":
    case " ":
      return { type: "press" };
    case "Escape":
      return { type: "let-go" };
    default:
      return undefined;
  }
}

function go(x: number, y: number): KeyAction {
  return { type: "go", place: { x: kept(x), y: kept(y) } };
}

function kept(value: number): number {
  return Math.min(Math.max(value, 0), LAST);
}
