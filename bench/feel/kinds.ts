// Which inputs wait how long: by what the hand does, and by what it waits for.
import { spreadOf, waitOf } from "./figures.ts";
import type { Input, Notes, Presented } from "./recorder.ts";

/** The end of an input that goes further than this from where it began is that of a drag. CSS pixels. */
const DRAG_PX = 3;

interface Timed {
  readonly kind: string;
  readonly wait: number;
  /** Undefined of an input that was answered so soon that the browser does not tell. */
  readonly told: Presented | undefined;
}

/** A line for each kind of input, those that wait longest first. A press of the pointer counts twice here: as it goes down and up. */
export function kindsOf(notes: Notes): readonly string[] {
  const inputs = timed(notes);
  const kinds = [...new Set(inputs.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const all = inputs.filter((input) => input.kind === kind);
    const { count, p50, p95 } = spreadOf(all.map(({ wait }) => wait));
    const told = all.flatMap(({ told }) => (told === undefined ? [] : [told]));
    const mean = (part: (each: Presented) => number): string =>
      (told.reduce((sum, each) => sum + part(each), 0) / Math.max(1, told.length)).toFixed(1);
    const before = mean(({ at, begun }) => begun - at);
    const handlers = mean(({ begun, done }) => done - begun);
    const frame = mean(({ at, done, duration }) => Math.max(0, at + duration - done));
    return {
      p95,
      text: `  ${kind.padEnd(16)} ${String(count).padStart(4)}   median ${ms(p50)}   p95 ${ms(p95)}   of ${told.length} over 16 ms: ${before} until its handlers, ${handlers} in them, ${frame} until the frame`,
    };
  });
  return rows.toSorted((a, b) => b.p95 - a.p95).map(({ text }) => text);
}

function ms(value: number): string {
  return value.toFixed(1).padStart(5);
}

function timed({ inputs, presented }: Notes): readonly Timed[] {
  let down: Input | undefined;
  return inputs
    .toSorted((a, b) => a.at - b.at)
    .map((input) => {
      if (input.type === "pointerdown") down = input;
      const told = presented.find(
        (each) => each.type === input.type && Math.abs(each.at - input.at) < 0.2,
      );
      return { kind: kindOf(input, down), wait: waitOf(input, presented), told };
    });
}

function kindOf({ type, key, x = 0, y = 0 }: Input, down: Input | undefined): string {
  if (key !== undefined) return key.startsWith("Arrow") ? "arrow key" : `key ${key}`;
  if (type === "pointerdown") return "pointer down";
  const way = Math.hypot(x - (down?.x ?? 0), y - (down?.y ?? 0));
  return way > DRAG_PX ? "let go of a drag" : type === "click" ? "click" : "pointer up";
}
