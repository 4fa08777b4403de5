// The machine of the server: a disk, and one process after another.
import type { Mutation } from "../mutations/mutation.ts";
import type { World } from "../world.ts";
import { type CrashPoint, createDisk, type Disk } from "./disk.ts";
import { startInstance, type Instance } from "../base/instance.ts";
import { type ServerProcess, startProcess } from "./process.ts";

export interface Machine {
  readonly disk: Disk;
  /** The current process. */
  readonly server: () => ServerProcess | undefined;
  readonly instance: () => Instance | undefined;
  readonly start: () => void;
  /** Starts a process now, or when the current stop has ended. */
  readonly keepUp: () => void;
  /** `kill -9` now or at the next write; a new process starts after `downMs`. */
  readonly crash: (when: "now" | CrashPoint, downMs: number) => void;
  /** SIGTERM; a new process starts after `downMs`. */
  readonly deploy: (downMs: number) => void;
}

/** The program ends itself if a stop takes longer. */
const PATIENCE_MS = 13_000;

export function createMachine(world: World, mutation: Mutation): Machine {
  const { schedule, trace } = world;
  let lives = 0;
  let instance: Instance | undefined;
  let server: ServerProcess | undefined;
  let downMs = 0;
  let isKeptUp = false;

  const start = (): void => {
    if (instance?.isAlive === true) return;
    lives += 1;
    instance = startInstance(lives, schedule.now());
    trace.note(`server: starts as ${instance.run}`);
    world.judge.serving.restarted();
    world.judge.people.instanceStarted(instance);
    server = startProcess({ world, instance, mutation, ...disk.mount(instance) });
  };
  const startLater = (): void => void schedule.after(isKeptUp ? 0 : downMs, start);
  const die = (): void => {
    if (instance?.isAlive !== true) return;
    trace.note("server: killed");
    server?.kill();
    server = undefined;
    startLater();
  };
  const disk = createDisk({ world, crash: die });

  return {
    disk,
    start,
    keepUp: () => {
      isKeptUp = true;
      start();
    },
    server: () => server,
    instance: () => instance,
    crash: (when, ms) => {
      downMs = ms;
      if (when === "now") die();
      else disk.faults.crashPoint = when;
    },
    deploy: (ms) => {
      const stopping = server;
      if (stopping === undefined) return;
      trace.note("server: SIGTERM");
      const stopped = async (): Promise<void> => {
        await stopping.stop();
        if (server !== stopping) return;
        trace.note("server: stopped");
        server = undefined;
        downMs = ms;
        startLater();
      };
      void stopped();
      schedule.after(PATIENCE_MS, () => {
        if (server === stopping) die();
      });
    },
  };
}
