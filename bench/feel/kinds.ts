// Which inputs wait how long: by what the hand does, and by what it waits for.
import { spreadOf } from "./figures.ts";
import type { Input, Marked } from "./latency.ts";

/** The end of an input that goes further than this from where it began is that of a drag. CSS pixels. */
const DRAG_PX = 3;

/** A line for each kind of input, those that wait longest first. A press of the pointer counts twice here: as it goes down and up. */
export function kindsOf(inputs: readonly Input[]): readonly string[] {
  const told = withKinds(inputs);
  const kinds = [...new Set(told.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const all = told.filter((input) => input.kind === kind);
    const { count, p50, p95 } = spreadOf(all.map(({ wait }) => wait));
    const mean = (part: (each: Input) => number): string =>
      (all.reduce((sum, each) => sum + part(each), 0) / count).toFixed(1);
    const before = mean(({ untilHandlers }) => untilHandlers);
    const handlers = mean(({ inHandlers }) => inHandlers);
    const frame = mean(({ wait, untilHandlers, inHandlers }) => wait - untilHandlers - inHandlers);
    return {
      p95,
      text: `  ${kind.padEnd(16)} ${String(count).padStart(4)}   median ${ms(p50)}   p95 ${ms(p95)}   on average ${before} until its handlers, ${handlers} in them, ${frame} until the frame`,
    };
  });
  return rows.toSorted((a, b) => b.p95 - a.p95).map(({ text }) => text);
}

function ms(value: number): string {
  return value.toFixed(1).padStart(5);
}

function withKinds(inputs: readonly Input[]): readonly (Input & { readonly kind: string })[] {
  let down: Marked | undefined;
  return inputs.map((input) => {
    const { marked } = input;
    if (marked.type === "pointerdown") down = marked;
    return Object.assign({ kind: kindOf(marked, down) }, input);
  });
}

function kindOf({ type, key, x = 0, y = 0 }: Marked, down: Marked | undefined): string {
  if (key !== undefined) return key.startsWith("Arrow") ? "arrow key" : `key ${key}`;
  if (type === "pointerdown") return "pointer down";
  const way = Math.hypot(x - (down?.x ?? 0), y - (down?.y ?? 0));
  return way > DRAG_PX ? "let go of a drag" : "click";
}
