// Records and reads the browser's trace: spans that a page marks, and frames on the screen during slides.
import type { Browser, Page } from "@playwright/test";

export interface TraceEvent {
  readonly name: string;
  /** "b" and "e" are the begin and the end of an event with an id. */
  readonly ph: string;
  /** Microseconds. */
  readonly ts: number;
  readonly pid: number;
  readonly id2?: { readonly local?: string };
}

/** The time between two marks of a page. */
interface Span {
  readonly pid: number;
  readonly begin: number;
  readonly end: number;
}

/** They cost more than those of latency.ts, so they are for a page at full speed. */
export const FRAME_CATEGORIES = [
  "blink.user_timing",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-devtools.timeline.frame",
];

/** Traces all pages of the browser during the work. Resolves to the events in order. */
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

/** Runs the work between two marks of the page, which `spansIn` finds in a trace. */
export async function marked<T>(page: Page, name: string, work: () => Promise<T>): Promise<T> {
  const mark = (moment: string): Promise<void> =>
    page.evaluate((text) => void performance.mark(text), `${name} ${moment}`);
  await mark("starts");
  const result = await work();
  await mark("ends");
  return result;
}

/** All spans whose name begins with this text. */
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

/** Milliseconds between frames on the screen while pieces slid. */
export function slideFramesOf(trace: readonly TraceEvent[]): readonly number[] {
  const drawn = trace.filter(({ name }) => name === "DrawFrame");
  return spansIn(trace, "slide").flatMap(({ pid, begin, end }) => {
    const times = drawn
      .filter((frame) => frame.pid === pid && frame.ts >= begin && frame.ts <= end)
      .map(({ ts }) => ts / 1000);
    return times.slice(1).map((time, index) => time - (times[index] ?? time));
  });
}
