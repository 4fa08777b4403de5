// Runs one simulation from a seed.
import { drained } from "../base/schedule.ts";
import type { Violation } from "../judge/violationLog.ts";
import { openScenario } from "./scenario.ts";
import { operate } from "./operations.ts";
import { checkAfterFaults } from "./finalChecks.ts";
import { createScene } from "./scene.ts";
import { type Mutation, NO_MUTATION } from "../mutations/mutation.ts";
import { createWorld, type World } from "../world.ts";

export interface SimulationRequest {
  readonly seed: number;
  readonly operations: number;
  readonly mutation?: Mutation;
  /** Called with every line of the trace. */
  readonly show?: (line: string) => void;
}

export interface SimulationReport {
  readonly seed: number;
  readonly violation: Violation | undefined;
  /** Digest of the trace. */
  readonly digest: string;
  readonly lines: number;
}

export async function simulate(request: SimulationRequest): Promise<SimulationReport> {
  const { seed, operations, mutation = NO_MUTATION, show } = request;
  const world = createWorld(seed, show);
  const { judge, trace } = world;
  await run(world, operations, mutation);
  return { seed, violation: judge.violation(), digest: trace.digest(), lines: trace.count() };
}

async function run(world: World, operations: number, mutation: Mutation): Promise<void> {
  const { random, judge } = world;
  const scene = createScene(world, mutation);
  const pass = (ms: number) => passTime(world, ms);
  scene.machine.start();
  await openScenario(scene, pass);
  for (let count = 0; count < operations && judge.violation() === undefined; count += 1) {
    operate(scene);
    await drained();
    await pass(gap(random.between(0, 99), random.fraction()));
  }
  if (judge.violation() === undefined) await checkAfterFaults(scene, pass);
}

/** Advances the time. Ends early at a violation. */
export async function passTime({ schedule, judge }: World, ms: number): Promise<void> {
  const end = schedule.now() + ms;
  await drained();
  while ((schedule.nextTime() ?? Number.POSITIVE_INFINITY) <= end) {
    if (judge.violation() !== undefined) return;
    schedule.runNext();
    await drained();
  }
  schedule.moveTo(end);
}

/** Pause before the next operation: mostly short, sometimes minutes. */
function gap(dice: number, fraction: number): number {
  if (dice < 55) return Math.floor(fraction * 300);
  if (dice < 82) return Math.floor(fraction * 3_000);
  if (dice < 94) return Math.floor(fraction * 20_000);
  if (dice < 99) return Math.floor(fraction * 100_000);
  return Math.floor(fraction * 2_400_000);
}
