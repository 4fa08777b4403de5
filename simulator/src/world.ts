// The context of a simulation: time, random numbers, trace and judge.
import type { Random } from "@kingrow/rules/testing";
import type { Schedule } from "./base/schedule.ts";
import type { Trace } from "./base/trace.ts";
import type { Judge } from "./judge/judge.ts";

export interface World {
  readonly schedule: Schedule;
  readonly random: Random;
  readonly trace: Trace;
  readonly judge: Judge;
}
