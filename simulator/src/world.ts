// The context of a simulation: time, random numbers, trace and judge.
import { createRandom, type Random } from "@kingrow/rules/testing";
import { createSchedule, type Schedule } from "./base/schedule.ts";
import { createTrace, type Trace } from "./base/trace.ts";
import { createJudge, type Judge } from "./judge/judge.ts";

export interface World {
  readonly schedule: Schedule;
  readonly random: Random;
  readonly trace: Trace;
  readonly judge: Judge;
}

const START = Date.UTC(2026, 0, 1);

/** `show` is called with every line of the trace. */
export function createWorld(seed: number, show?: (line: string) => void): World {
  const schedule = createSchedule(START);
  const trace = createTrace(schedule, show);
  return { schedule, random: createRandom(seed), trace, judge: createJudge(schedule, trace) };
}
