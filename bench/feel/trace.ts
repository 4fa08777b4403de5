// Records and reads the browser's trace: frames on the screen during slides, and the cost of inputs.
import type { Browser, Page } from "@playwright/test";
import { gapsOf, type Gap } from "./figures.ts";
import type { Notes } from "./recorder.ts";

export interface TraceEvent {
  readonly name: string;
  /** "b" and "e" are the two ends of what has an id. */
  readonly ph: string;
  /** Microseconds; so are all times of a trace. */
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread alone, without waiting for a processor. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly id2?: { readonly local?: string };
  readonly args: { readonly data?: { readonly type?: string } };
}

/** What a page does between two marks of its own. */
interface Span {
  readonly pid: number;
  readonly begin: number;
  readonly end: number;
}

/** Heavier than those of latency.ts, and for a page at its own speed. */
export const FRAME_CATEGORIES = [
  "blink.user_timing",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-devtools.timeline.frame",
];
const INPUTS = new Set(["pointerdown", "pointerup", "click", "keydown"]);
/** An input that changes nothing has no frame of its own; what comes later is not its cost. */
const FRAME_WITHIN = 200_000;

/** What all pages of the browser do, in order. */
export async function traced(
  browser: Browser,
  categories: string[],
  work: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(undefined, { categories });
  await work();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  return trace.traceEvents.toSorted((a, b) => a.ts - b.ts);
}

/** Does something between two marks of the page, so that a trace can be asked about it. */
export async function marked<T>(page: Page, name: string, work: () => Promise<T>): Promise<T> {
  const mark = (moment: string): Promise<void> =>
    page.evaluate((text) => void performance.mark(text), `${name} ${moment}`);
  await mark("starts");
  const result = await work();
  await mark("ends");
  return result;
}

/** All spans whose name begins so. */
export function spansIn(trace: readonly TraceEvent[], name: string): readonly Span[] {
  const starts = new Map<string, number>();
  return trace.flatMap((event) => {
    const [, span = "", moment] = /^(.+) (starts|ends)$/.exec(event.name) ?? [];
    if (!span.startsWith(name)) return [];
    if (moment === "starts") starts.set(span, event.ts);
    const begin = starts.get(span);
    if (moment !== "ends" || begin === undefined) return [];
    return [{ pid: event.pid, begin, end: event.ts }];
  });
}

/** Times between frames on the screen while pieces were on their way, in milliseconds. */
export function slideFramesOf(trace: readonly TraceEvent[]): readonly number[] {
  const drawn = trace.filter(({ name }) => name === "DrawFrame");
  return spansIn(trace, "slide").flatMap(({ pid, begin, end }) =>
    gapsOf(
      drawn
        .filter((frame) => frame.pid === pid && frame.ts >= begin && frame.ts <= end)
        .map(({ ts }) => ts / 1000),
    ),
  );
}

/** Processor time of the page's main thread between two frames of a slide, in milliseconds: what of their distance is the page's own. */
export function computedIn(
  trace: readonly TraceEvent[],
  { slides }: Notes,
  { slide, begin, length }: Gap,
): number {
  const mark = trace.find(({ name }) => name === `slide ${slide} starts`);
  if (mark === undefined) throw new Error(`The trace knows no slide ${slide}.`);
  // Both clocks at the same moment.
  const from = mark.ts / 1000 + begin - (slides[slide]?.begin ?? begin);
  return trace
    .filter(({ name, tid }) => name === "RunTask" && tid === mark.tid)
    .reduce((sum, { ts, dur = 0, tdur = 0 }) => {
      const start = ts / 1000;
      const shared = Math.min(start + dur / 1000, from + length) - Math.max(start, from);
      return shared > 0 ? sum + (tdur * shared) / dur : sum;
    }, 0);
}

/** Processor time of the page's main thread from each input until its frame was handed on, in milliseconds. */
export function inputCostsOf(trace: readonly TraceEvent[]): readonly number[] {
  const inputs = trace.filter(
    ({ name, args }) => name === "EventDispatch" && INPUTS.has(args.data?.type ?? ""),
  );
  const main = trace.filter(({ tid }) => tid === inputs[0]?.tid);
  const tasks = main.filter(({ name }) => name === "RunTask");
  const commits = main.filter(({ name }) => name === "Commit");
  return inputs.map(({ ts }) => {
    const commit = commits.find((each) => each.ts > ts && each.ts < ts + FRAME_WITHIN)?.ts ?? ts;
    const own = tasks.filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts <= commit);
    return own.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  });
}
