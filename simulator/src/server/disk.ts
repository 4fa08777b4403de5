// The disk: outlives the server process, is slow, refuses, and is caught by crashes between any two steps.
import type { Room } from "@kingrow/room";
import { createMemoryStore } from "@kingrow/server/src/store/testing/memoryStore.ts";
import {
  type CommitResult,
  type RoomStore,
  StoreFault,
} from "@kingrow/server/src/store/roomStore.ts";
import type { World } from "../world.ts";
import type { Instance } from "../base/instance.ts";

/** A crash that waits for the next change to come to the disk. */
export type CrashPoint = "before-write" | "after-write";

/** What the disk does to those who use it; changed as the simulation goes. */
export interface DiskMood {
  isFull: boolean;
  isUnreadable: boolean;
  isSlow: boolean;
  crashPoint: CrashPoint | undefined;
}

export interface Disk {
  readonly mood: DiskMood;
  /** The disk as one instance of the server sees it: once that instance is over, nothing answers any more. */
  readonly mount: (instance: Instance) => Mount;
  /** What lies on the disk now, past all moods. */
  readonly contents: RoomStore;
}

export interface Mount {
  readonly store: RoomStore;
  /** Stores a room whatever version is there: only a planted fault wants that. */
  readonly overwrite: (next: Room) => Promise<CommitResult>;
}

export interface DiskOptions {
  readonly world: World;
  readonly crash: () => void;
}

export function createDisk(dependencies: DiskOptions): Disk {
  const contents = createMemoryStore();
  const mood: DiskMood = {
    isFull: false,
    isUnreadable: false,
    isSlow: false,
    crashPoint: undefined,
  };
  return {
    mood,
    contents,
    mount: (instance) => {
      const mounted = { ...dependencies, contents, mood, instance };
      return { store: mount(mounted), overwrite: (next) => overwrite(mounted, next) };
    },
  };
}

interface Mounted extends DiskOptions {
  readonly contents: RoomStore;
  readonly mood: DiskMood;
  readonly instance: Instance;
}

function mount(mounted: Mounted): RoomStore {
  const { contents } = mounted;
  const { served } = mounted.world.judge;
  const changeRoom = (id: string, expected: number, next: Room | undefined) =>
    during(served.working(true), change(mounted, { id, expected, next }));
  return {
    load: (id) =>
      during(
        served.working(true),
        read(mounted, () => contents.load(id)),
      ),
    commit: (next, expected) => changeRoom(next.id, expected, next),
    remove: (id, expected) => changeRoom(id, expected, undefined),
    lobby: (limit) => read(mounted, () => contents.lobby(limit)),
    waiting: (options) => read(mounted, () => contents.waiting(options)),
    roomsOf: (owner) => read(mounted, () => contents.roomsOf(owner)),
    due: (now, limit) =>
      during(
        served.working(false),
        read(mounted, () => contents.due(now, limit)),
      ),
    ids: (after, limit) => read(mounted, () => contents.ids(after, limit)),
    count: () => read(mounted, () => contents.count()),
    matches: {
      lock: (...asked) => read(mounted, () => contents.matches.lock(...asked)),
      note: (...noted) => write(mounted, () => contents.matches.note(...noted)),
      unlock: (...noted) => write(mounted, () => contents.matches.unlock(...noted)),
    },
    partings: contents.partings,
    secret: () => read(mounted, () => contents.secret()),
    probe: () => write(mounted, () => contents.probe()),
    close: () => Promise.resolve(),
  };
}

/** Says when the work is done. */
async function during<T>(end: () => void, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } finally {
    end();
  }
}

function read<T>({ world, mood, instance }: Mounted, look: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const answer = (): void => {
      if (!instance.isAlive) return;
      if (mood.isUnreadable) reject(new StoreFault("Input/output error"));
      else look().then(resolve, reject);
    };
    world.schedule.after(delay(world, mood), answer);
  });
}

interface Change {
  readonly id: string;
  /** `undefined`: whatever is there. */
  readonly expected: number | undefined;
  readonly next: Room | undefined;
}

function overwrite(mounted: Mounted, next: Room): Promise<CommitResult> {
  return change(mounted, { id: next.id, expected: undefined, next });
}

function change(mounted: Mounted, asked: Change): Promise<CommitResult> {
  const { world, instance } = mounted;
  const inspect = world.judge.watchWrite({ ...asked, instance });
  const land = async (): Promise<CommitResult> => {
    const result = await apply(mounted, asked);
    inspect(result);
    return result;
  };
  return write(mounted, land, () => haunt(mounted, asked, land));
}

/**
 * A write takes two steps, to the medium and back, and a crash may come before, between and after.
 * @param lost the process has ended before the first was done
 */
function write<T>(mounted: Mounted, land: () => Promise<T>, lost?: () => void): Promise<T> {
  const { world, mood, instance } = mounted;
  return new Promise((resolve, reject) => {
    const back = (deliver: () => void): void => {
      world.schedule.after(delay(world, mood), () => {
        if (instance.isAlive) deliver();
      });
    };
    const reach = async (): Promise<void> => {
      if (dies(mounted, "before-write") || !instance.isAlive) return lost?.();
      if (mood.isFull) return back(() => reject(new StoreFault("No space left on device")));
      const result = await land();
      if (!dies(mounted, "after-write")) back(() => resolve(result));
    };
    world.schedule.after(delay(world, mood), () => void reach());
  });
}

/** How much later a write of a dead process may still come to the disk. */
const HAUNTING_MS = 10_000;

/**
 * A change that a process had asked for when it was frozen may come to the disk although a new
 * process runs already; the check of the version is what makes that harmless. A new room and a match
 * have no version to check, and a single server has no such rival, so it stays with changes of rooms.
 */
function haunt({ world, mood }: Mounted, { expected }: Change, land: () => Promise<unknown>): void {
  if (expected === 0 || world.random.chance(0.5)) return;
  world.schedule.after(world.random.between(0, HAUNTING_MS), () => {
    if (!mood.isFull) void land();
  });
}

async function apply({ contents }: Mounted, { id, expected, next }: Change): Promise<CommitResult> {
  const version = expected ?? (await contents.load(id))?.version ?? 0;
  return next === undefined ? contents.remove(id, version) : contents.commit(next, version);
}

function dies({ mood, instance, crash }: Mounted, point: CrashPoint): boolean {
  if (mood.crashPoint !== point || !instance.isAlive) return false;
  mood.crashPoint = undefined;
  crash();
  return true;
}

function delay({ random }: World, { isSlow }: DiskMood): number {
  return isSlow ? random.between(50, 2_000) : random.between(0, 6);
}
