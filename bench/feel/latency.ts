// Reads the latency of inputs from the browser's trace: from the time stamp of the input until
// the frame is presented. It is what Event Timing tells a page, and INP is counted from, before that is rounded to 8 ms.
import { spansIn, type TraceEvent } from "./trace.ts";

/** Light: it tells of inputs and scrolling alone. */
export const LATENCY_CATEGORIES = ["blink.user_timing", "input.scrolling"];

/** What the hand did, as the page marked it. */
export interface InputMark {
  readonly type: "pointerdown" | "pointerup" | "keydown";
  readonly key?: string;
  /** In CSS pixels of the window. */
  readonly x?: number;
  readonly y?: number;
}

/** One event of an input, with the milliseconds until its frame, and what these consist of. */
export interface Input {
  readonly marked: InputMark;
  readonly wait: number;
  readonly untilHandlers: number;
  readonly inHandlers: number;
}

interface Latency {
  readonly pid: number;
  readonly begin: number;
  readonly end: number;
  readonly handlersBegin: number;
  readonly handlersEnd: number;
}

/** The page rounds its clock to 0.1 ms. Microseconds. */
const SAME_MOMENT = 200;

/** The inputs of a page within spans that it marked with a name, in order. */
export function inputsIn(trace: readonly TraceEvent[], span: string): readonly Input[] {
  const latencies = latenciesOf(trace);
  return spansIn(trace, span).flatMap(({ pid, begin, end }) => {
    const marks = trace.filter(
      (event) =>
        event.pid === pid &&
        event.ts >= begin &&
        event.ts <= end &&
        event.name.startsWith("input "),
    );
    return marks.map(({ name, ts }) => {
      const marked: InputMark = JSON.parse(name.slice("input ".length));
      const told = latencies.find(
        (each) => each.pid === pid && Math.abs(each.begin - ts) < SAME_MOMENT,
      );
      if (told === undefined) throw new Error(`The trace does not tell of ${name}.`);
      const wait = (told.end - told.begin) / 1000;
      const untilHandlers = (told.handlersBegin - told.begin) / 1000;
      const inHandlers = (told.handlersEnd - told.handlersBegin) / 1000;
      return { marked, wait, untilHandlers, inHandlers };
    });
  });
}

/** How long each interaction waited, as INP counts: a press of the pointer is one, and the slower of its ends counts; a key is one. */
export function waitsOf(inputs: readonly Input[]): readonly number[] {
  const waits: number[] = [];
  for (const { marked, wait } of inputs)
    waits.push(marked.type === "pointerup" ? Math.max(wait, waits.pop() ?? 0) : wait);
  return waits;
}

function latenciesOf(trace: readonly TraceEvent[]): readonly Latency[] {
  const begun = new Map<string, Latency>();
  const ended: Latency[] = [];
  for (const { name, ph, pid, ts, id2 } of trace) {
    if (id2?.local === undefined) continue;
    const key = `${pid} ${id2.local}`;
    const told = begun.get(key);
    if (name === "EventLatency" && ph === "b")
      begun.set(key, { pid, begin: ts, end: ts, handlersBegin: ts, handlersEnd: ts });
    else if (told === undefined) continue;
    else if (name === "EventLatency") {
      begun.delete(key);
      ended.push({ ...told, end: ts });
    } else if (name === "RendererMainProcessing")
      begun.set(key, { ...told, ...(ph === "b" ? { handlersBegin: ts } : { handlersEnd: ts }) });
  }
  return ended;
}
