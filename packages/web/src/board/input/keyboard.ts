// Maps keys on the board to actions: move the focus, press a square, choose a square by number, cancel.
import { SIDE, type Place } from "../surface/geometry.ts";

export type KeyAction =
  | { readonly type: "go"; readonly place: Place }
  /** To the next place where something can be done, or back to the one before. */
  | { readonly type: "next"; readonly back: boolean }
  | { readonly type: "digit"; readonly digit: string }
  | { readonly type: "press" }
  | { readonly type: "let-go" };

type Key = Pick<KeyboardEvent, "key" | "ctrlKey">;

const LAST = SIDE - 1;

/** The action of a key struck at a place; undefined for keys that are not the board's. Arrows go as seen. */
export function keyAction({ key, ctrlKey }: Key, place: Place): KeyAction | undefined {
  const { x, y } = place;
  const actions: Readonly<Record<string, KeyAction>> = {
    ArrowLeft: go(x - 1, y),
    ArrowRight: go(x + 1, y),
    ArrowUp: go(x, y - 1),
    ArrowDown: go(x, y + 1),
    Home: go(0, ctrlKey ? 0 : y),
    End: go(LAST, ctrlKey ? LAST : y),
    Enter: { type: "press" },
    " ": { type: "press" },
    Escape: { type: "let-go" },
  };
  if (/^n$/i.test(key) && !ctrlKey) return { type: "next", back: key === "N" };
  if (/^\d$/.test(key) && !ctrlKey) return { type: "digit", digit: key };
  return actions[key];
}

function go(x: number, y: number): KeyAction {
  return { type: "go", place: { x: kept(x), y: kept(y) } };
}

function kept(value: number): number {
  return Math.min(Math.max(value, 0), LAST);
}
