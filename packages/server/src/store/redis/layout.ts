// Names of the keys in Redis. One hash tag keeps them in one slot, so that a script may use any of them on a cluster too.

function named(name: string): string {
  return `kingrow:{rooms}:${name}`;
}

export const KEYS = {
  /** Sorted set of the ids of all rooms. */
  ids: named("ids"),
  /** Sorted set: ids of listed rooms by lobby rank. */
  lobby: named("lobby"),
  /** Hash: room id to its lobby row. */
  rows: named("rows"),
  /** Sorted set: room ids by deadline. */
  due: named("due"),
  /** Sorted set: `<run> <room id>` for each run whose sockets hold seats. */
  runs: named("runs"),
  /** Sorted set: `<owner> <room id> <request id>` for the creator of each room. */
  creators: named("creators"),
  /** Sorted set: the run of each node by the time of its last heartbeat. */
  nodes: named("nodes"),
  secret: named("secret"),
  format: named("format"),
  /** Written only to check that Redis takes changes. */
  probe: named("probe"),
} as const;

/** Hash: version, tokens, runs, creator and record of a room. */
export function roomKey(id: string): string {
  return named(`room:${id}`);
}

/** The tokens of the last changes of a removed room, for a minute. */
export function removedKey(id: string): string {
  return named(`removed:${id}`);
}

/** Sorted set: the rooms in one queue of `playNow`, by their places. */
export function queueKey(queue: string): string {
  return named(`queue:${queue}`);
}

/** The last match of a player, for ten minutes. */
export function matchKey(owner: string): string {
  return named(`match:${owner}`);
}

/** The node that seats a player now, for a few seconds at most. */
export function lockKey(owner: string): string {
  return named(`lock:${owner}`);
}

/** Sorted set: the players from which this one parted before a game, by time. */
export function partedKey(owner: string): string {
  return named(`parted:${owner}`);
}

/** When a player who parted from another one last asked for an opponent. */
export function askedKey(owner: string): string {
  return named(`asked:${owner}`);
}

/** Where a version before the first release noted its format. */
export const OLD_FORMAT_KEY = "kingrow:{p00}:format";
