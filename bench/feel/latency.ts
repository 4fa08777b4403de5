// Reads the latency of inputs from the browser's trace: from the time stamp of the input until its frame is presented.
// Event Timing gives a page the same value rounded to 8 ms, and INP is computed from it.
import { spansIn, type TraceEvent } from "./trace.ts";

/** Only inputs and scrolling, so that tracing costs little. */
export const LATENCY_CATEGORIES = ["blink.user_timing", "input.scrolling"];

interface Latency {
  readonly pid: number;
  readonly begin: number;
  readonly end: number;
}

/** The page rounds its clock to 0.1 ms. Microseconds. */
const SAME_MOMENT = 200;

/**
 * The latency of each interaction within the spans of a name, in order and as INP counts: a press of the pointer is one
 * interaction with the slower latency of its two ends, a key is one. Milliseconds.
 */
export function waitsIn(trace: readonly TraceEvent[], span: string): readonly number[] {
  const latencies = latenciesOf(trace);
  const waits: number[] = [];
  for (const { pid, begin, end } of spansIn(trace, span))
    for (const event of trace) {
      const isWithin = event.pid === pid && event.ts >= begin && event.ts <= end;
      if (!isWithin || !event.name.startsWith("input ")) continue;
      const found = latencies.find(
        (each) => each.pid === pid && Math.abs(each.begin - event.ts) < SAME_MOMENT,
      );
      if (found === undefined) throw new Error(`The trace has no latency of ${event.name}.`);
      const wait = (found.end - found.begin) / 1000;
      waits.push(event.name === "input pointerup" ? Math.max(wait, waits.pop() ?? 0) : wait);
    }
  return waits;
}

function latenciesOf(trace: readonly TraceEvent[]): readonly Latency[] {
  const begun = new Map<string, number>();
  return trace.flatMap(({ name, ph, pid, ts, id2 }) => {
    if (name !== "EventLatency" || id2?.local === undefined) return [];
    const key = `${pid} ${id2.local}`;
    const begin = begun.get(key);
    if (ph === "b") begun.set(key, ts);
    else begun.delete(key);
    return ph === "b" || begin === undefined ? [] : [{ pid, begin, end: ts }];
  });
}
