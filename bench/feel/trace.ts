// What the browser's trace tells of a game: the frames on the screen during slides, and what inputs cost.
import type { Browser, Page } from "@playwright/test";
import { gapsOf } from "./figures.ts";

interface TraceEvent {
  readonly name: string;
  /** Microseconds; so are all times of a trace. */
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread alone, without waiting for a processor. */
  readonly tdur?: number;
  readonly tid: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

export interface Trace {
  /** Times between frames on the screen while pieces were on their way, in milliseconds. */
  readonly slideFrames: readonly number[];
  /** Processor time of the page's main thread from each input until its frame was handed on, in milliseconds. */
  readonly inputCosts: readonly number[];
}

const CATEGORIES = [
  "blink.user_timing",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-devtools.timeline.frame",
];
const INPUTS = new Set(["pointerdown", "pointerup", "click", "keydown"]);
/** An input that changes nothing has no frame of its own; what comes later is not its cost. */
const FRAME_WITHIN = 200_000;

export async function traced(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<Trace> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const events = trace.traceEvents.toSorted((a, b) => a.ts - b.ts);
  return { slideFrames: slideFramesOf(events), inputCosts: inputCostsOf(events) };
}

function slideFramesOf(events: readonly TraceEvent[]): readonly number[] {
  const drawn = events.filter(({ name }) => name === "DrawFrame").map(({ ts }) => ts / 1000);
  return slidesIn(events).flatMap(([start, end]) =>
    gapsOf(drawn.filter((time) => time >= start && time <= end)),
  );
}

function slidesIn(events: readonly TraceEvent[]): readonly (readonly [number, number])[] {
  const starts = new Map<string, number>();
  return events.flatMap(({ name, ts }) => {
    const [, id = "", moment] = /^slide (\d+) (starts|ends)$/.exec(name) ?? [];
    if (moment === "starts") starts.set(id, ts / 1000);
    const start = starts.get(id);
    return moment === "ends" && start !== undefined ? [[start, ts / 1000] as const] : [];
  });
}

function inputCostsOf(events: readonly TraceEvent[]): readonly number[] {
  const inputs = events.filter(
    ({ name, args }) => name === "EventDispatch" && INPUTS.has(args.data?.type ?? ""),
  );
  const main = events.filter(({ tid }) => tid === inputs[0]?.tid);
  const tasks = main.filter(({ name }) => name === "RunTask");
  const commits = main.filter(({ name }) => name === "Commit");
  return inputs.map(({ ts }) => {
    const commit = commits.find((each) => each.ts > ts && each.ts < ts + FRAME_WITHIN)?.ts ?? ts;
    const own = tasks.filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts <= commit);
    return own.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  });
}
