// The frames that the browser really put on the screen while pieces were on their way, from its trace.
import type { Browser, Page } from "@playwright/test";
import { gapsOf } from "./figures.ts";

interface TraceEvent {
  readonly name: string;
  /** Microseconds. */
  readonly ts: number;
  readonly cat: string;
}

const CATEGORIES = ["blink.user_timing", "disabled-by-default-devtools.timeline.frame"];

/** Does the work, and hands back the times between frames during slides, in milliseconds. */
export async function tracedSlideFrames(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const events = trace.traceEvents.toSorted((a, b) => a.ts - b.ts);
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
