// The disk: survives the server process, may be slow or full, and crashes can happen between any two steps.
import type { Room } from "@kingrow/room";
import { createMemoryStore } from "@kingrow/server/src/store/testing/memoryStore.ts";
import {
  type CommitResult,
  type RoomStore,
  StoreFault,
} from "@kingrow/server/src/store/roomStore.ts";
import type { World } from "../world.ts";
import type { Instance } from "../base/instance.ts";

/** The point of a crash relative to the next write. */
export type CrashPoint = "before-write" | "after-write";

/** The current faults of the disk, changed by the simulation. */
export interface DiskFaults {
  isFull: boolean;
  isUnreadable: boolean;
  isSlow: boolean;
  crashPoint: CrashPoint | undefined;
}

export interface Disk {
  readonly faults: DiskFaults;
  /** Mounts the disk for an instance of the server. After the end of the instance nothing answers. */
  readonly mount: (instance: Instance) => Mount;
  /** The content of the disk, without its faults. */
  readonly contents: RoomStore;
}

export interface Mount {
  readonly store: RoomStore;
  /** Stores a room without checking its version. Used only by mutations. */
  readonly overwrite: (next: Room) => Promise<CommitResult>;
}

export interface DiskOptions {
  readonly world: World;
  readonly crash: () => void;
}

export function createDisk(options: DiskOptions): Disk {
  const contents = createMemoryStore();
  const faults: DiskFaults = {
    isFull: false,
    isUnreadable: false,
    isSlow: false,
    crashPoint: undefined,
  };
  return {
    faults,
    contents,
    mount: (instance) => {
      const mounted = { ...options, contents, faults, instance };
      return { store: mount(mounted), overwrite: (next) => overwrite(mounted, next) };
    },
  };
}

interface MountedDisk extends DiskOptions {
  readonly contents: RoomStore;
  readonly faults: DiskFaults;
  readonly instance: Instance;
}

function mount(mounted: MountedDisk): RoomStore {
  const { contents } = mounted;
  const { serving } = mounted.world.judge;
  const changeRoom = (id: string, expected: number, next: Room | undefined) =>
    during(serving.working(true), change(mounted, { id, expected, next }));
  return {
    load: (id) =>
      during(
        serving.working(true),
        read(mounted, () => contents.load(id)),
      ),
    commit: (next, expected) => changeRoom(next.id, expected, next),
    remove: (id, expected) => changeRoom(id, expected, undefined),
    lobby: (limit) => read(mounted, () => contents.lobby(limit)),
    waiting: (options) => read(mounted, () => contents.waiting(options)),
    roomsOf: (owner) => read(mounted, () => contents.roomsOf(owner)),
    due: (now, limit) =>
      during(
        serving.working(false),
        read(mounted, () => contents.due(now, limit)),
      ),
    ids: (after, limit) => read(mounted, () => contents.ids(after, limit)),
    count: () => read(mounted, () => contents.count()),
    matches: {
      lock: (...request) => read(mounted, () => contents.matches.lock(...request)),
      note: (...noted) => write(mounted, () => contents.matches.note(...noted)),
      unlock: (...noted) => write(mounted, () => contents.matches.unlock(...noted)),
    },
    partings: contents.partings,
    secret: () => read(mounted, () => contents.secret()),
    probe: () => write(mounted, () => contents.probe()),
    close: () => Promise.resolve(),
  };
}

/** Calls `end` when the work is done. */
async function during<T>(end: () => void, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } finally {
    end();
  }
}

function read<T>({ world, faults, instance }: MountedDisk, look: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const answer = (): void => {
      if (!instance.isAlive) return;
      if (faults.isUnreadable) reject(new StoreFault("Input/output error"));
      else look().then(resolve, reject);
    };
    world.schedule.after(delay(world, faults), answer);
  });
}

interface RoomWrite {
  readonly id: string;
  /** `undefined`: any version. */
  readonly expected: number | undefined;
  readonly next: Room | undefined;
}

function overwrite(mounted: MountedDisk, next: Room): Promise<CommitResult> {
  return change(mounted, { id: next.id, expected: undefined, next });
}

function change(mounted: MountedDisk, request: RoomWrite): Promise<CommitResult> {
  const { world, instance } = mounted;
  const inspect = world.judge.watchWrite({ ...request, instance });
  const land = async (): Promise<CommitResult> => {
    const result = await apply(mounted, request);
    inspect(result);
    return result;
  };
  return write(mounted, land, () => writeLate(mounted, request, land));
}

/**
 * A write takes two steps, to the medium and back. A crash may come before, between and after.
 * @param lost called if the process ended before the first step
 */
function write<T>(mounted: MountedDisk, land: () => Promise<T>, lost?: () => void): Promise<T> {
  const { world, faults, instance } = mounted;
  return new Promise((resolve, reject) => {
    const back = (deliver: () => void): void => {
      world.schedule.after(delay(world, faults), () => {
        if (instance.isAlive) deliver();
      });
    };
    const reach = async (): Promise<void> => {
      if (dies(mounted, "before-write") || !instance.isAlive) return lost?.();
      if (faults.isFull) return back(() => reject(new StoreFault("No space left on device")));
      const result = await land();
      if (!dies(mounted, "after-write")) back(() => resolve(result));
    };
    world.schedule.after(delay(world, faults), () => void reach());
  });
}

/** How much later a write of a dead process may still reach the disk. */
const LATE_WRITE_MS = 10_000;

/**
 * A write of a frozen process may reach the disk although a new process runs already. The check of the version makes
 * that harmless. Only changes of rooms do this: a new room and a match have no version to check.
 */
function writeLate(
  { world, faults }: MountedDisk,
  { expected }: RoomWrite,
  land: () => Promise<unknown>,
): void {
  if (expected === 0 || world.random.chance(0.5)) return;
  world.schedule.after(world.random.between(0, LATE_WRITE_MS), () => {
    if (!faults.isFull) void land();
  });
}

async function apply(
  { contents }: MountedDisk,
  { id, expected, next }: RoomWrite,
): Promise<CommitResult> {
  const version = expected ?? (await contents.load(id))?.version ?? 0;
  return next === undefined ? contents.remove(id, version) : contents.commit(next, version);
}

function dies({ faults, instance, crash }: MountedDisk, point: CrashPoint): boolean {
  if (faults.crashPoint !== point || !instance.isAlive) return false;
  faults.crashPoint = undefined;
  crash();
  return true;
}

function delay({ random }: World, { isSlow }: DiskFaults): number {
  return isSlow ? random.between(50, 2_000) : random.between(0, 6);
}
