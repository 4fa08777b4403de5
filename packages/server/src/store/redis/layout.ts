// Where everything lies in Redis: partitions, key names, and the one key that says the format.
import { crc32 } from "node:zlib";

/**
 * Fixed for ever: a room's keys carry its partition as hash tag, so that one script can change them
 * together on a cluster. Also the most shards the rooms can be spread over.
 */
const PARTITION_COUNT = 64;

/** A partition's hash tag: `p00` to `p63`. */
export type Partition = string;

export const PARTITIONS: readonly Partition[] = Array.from(
  { length: PARTITION_COUNT },
  (_, number) => `p${String(number).padStart(2, "0")}`,
);

/** The partition of a room id or of an owner. */
export function partitionOf(name: string): Partition {
  return PARTITIONS[crc32(name) % PARTITION_COUNT] ?? "p00";
}

function keyIn(partition: Partition, name: string): string {
  return `kingrow:{${partition}}:${name}`;
}

/** The keys one room's change may touch, all in one hash slot. */
export interface RoomKeys {
  readonly room: string;
  /** What the last changes of a room that is gone were called, for a minute. */
  readonly gone: string;
  /** Sorted set of the ids of the partition's rooms. */
  readonly ids: string;
  /** Sorted set: listed room ids by lobby rank. */
  readonly lobby: string;
  /** Hash: room id to its lobby row. */
  readonly entries: string;
  /** Sorted set: room ids by deadline. */
  readonly due: string;
  /** Sorted set: `<run> <room id>` for each run whose sockets hold seats. */
  readonly runs: string;
}

export function roomKeys(id: string): RoomKeys {
  const partition = partitionOf(id);
  return {
    room: keyIn(partition, `room:${id}`),
    gone: keyIn(partition, `gone:${id}`),
    ...indexKeys(partition),
  };
}

export type IndexKeys = Omit<RoomKeys, "room" | "gone">;

/** Sorted set: the partition's rooms in one queue of `playNow`, by their places. */
export function queueKey(partition: Partition, queue: string): string {
  return keyIn(partition, `queue:${queue}`);
}

export function indexKeys(partition: Partition): IndexKeys {
  return {
    ids: keyIn(partition, "ids"),
    lobby: keyIn(partition, "lobby"),
    entries: keyIn(partition, "entries"),
    due: keyIn(partition, "due"),
    runs: keyIn(partition, "runs"),
  };
}

/** Sorted set: ids of rooms this owner wanted to create, by when; in the owner's partition. */
export function creatorKey(owner: string): string {
  return keyIn(partitionOf(owner), `creator:${owner}`);
}

/** The room in which `playNow` seated this owner last, and by which request, for a minute; in the owner's partition. */
export function matchKey(owner: string): string {
  return keyIn(partitionOf(owner), `match:${owner}`);
}

/** The node that seats this owner right now, for a few seconds at most; in the owner's partition. */
export function lockKey(owner: string): string {
  return keyIn(partitionOf(owner), `turn:${owner}`);
}

/** Sorted set: whom this owner parted from before a game began, by when; in the owner's partition. */
export function partedKey(owner: string): string {
  return keyIn(partitionOf(owner), `parted:${owner}`);
}

/** When this owner, who parted from somebody, last asked for an opponent; in the owner's partition. */
export function askedKey(owner: string): string {
  return keyIn(partitionOf(owner), `asked:${owner}`);
}

/** Sorted set: every node's run by when it was last alive. */
export function nodesKey(): string {
  return keyIn("p00", "nodes");
}

export function secretKey(): string {
  return keyIn("p00", "secret");
}

export function formatKey(): string {
  return keyIn("p00", "format");
}

/** Written only to see that it can be, and to be waited for. */
export function probeKey(partition: Partition): string {
  return keyIn(partition, "probe");
}
