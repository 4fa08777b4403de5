// Maps keys on the board to actions: move the focus, press a square, choose a square by number, cancel.
import { SIDE, type Place } from "../surface/geometry.ts";

export type KeyAction =
  | { readonly type: "go"; readonly place: Place }
  /** To the next place where something can be done, or back to the one before. */
  | { readonly type: "next"; readonly back: boolean }
  | { readonly type: "digit"; readonly digit: string }
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
    case "n":
    case "N":
      return ctrlKey ? undefined : { type: "next", back: key === "N" };
    default:
      return /^\d$/.test(key) && !ctrlKey ? { type: "digit", digit: key } : undefined;
  }
}

function go(x: number, y: number): KeyAction {
  return { type: "go", place: { x: kept(x), y: kept(y) } };
}

function kept(value: number): number {
  return Math.min(Math.max(value, 0), LAST);
}
