// Seats and rooms of players and addresses: names under keys, counted by this process or by all nodes in Redis (X4, X8).
import type { Counters } from "./windows.ts";
import { isSeated, seatsOf, type Room, type Seat } from "@kingrow/room";
import { keysOfTag } from "./addresses.ts";
import type { HoldingKind } from "./recorder.ts";

/** The most names that a key may hold. */
export interface HoldingLimit {
  readonly key: string;
  readonly most: number;
}

/** Adding a name twice changes nothing. Promises never reject: while Redis is away nothing is full. */
export interface Holdings {
  add(key: string, name: string): void;
  remove(key: string, name: string): void;
  /** Adds the name under every key, or under none and answers the first key that is full. */
  reserve(limits: readonly HoldingLimit[], name: string): Promise<string | undefined>;
  isFull(limit: HoldingLimit): Promise<boolean>;
}

/** Holdings of a single node. */
export function createOwnHoldings(): Holdings {
  const namesOf = new Map<string, Set<string>>();
  const isFull = ({ key, most }: HoldingLimit): boolean => (namesOf.get(key)?.size ?? 0) >= most;
  const add = (key: string, name: string): void => {
    const names = namesOf.get(key);
    if (names === undefined) namesOf.set(key, new Set([name]));
    else names.add(name);
  };

  return {
    add,
    remove(key, name) {
      const names = namesOf.get(key);
      names?.delete(name);
      if (names?.size === 0) namesOf.delete(key);
    },
    async reserve(limits, name) {
      const full = limits.find(isFull);
      if (full === undefined) for (const { key } of limits) add(key, name);
      return full?.key;
    },
    isFull: async (limit) => isFull(limit),
  };
}

/** How long a reservation stays if its node dies. */
const RESERVED_SECONDS = 60;
/** No room lives longer without a change, and each change of its seats renews its holdings (R7). */
const KEPT_SECONDS = 24 * 3_600;

/** Sorted sets of names by the second in which they expire. A limit of 0 means none; answers 1 when full. */
const HOLD = `local now = tonumber(redis.call('TIME')[1])
local seconds, most = tonumber(ARGV[2]), tonumber(ARGV[3])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if most > 0 and redis.call('ZCARD', KEYS[1]) >= most then return 1 end
redis.call('ZADD', KEYS[1], now + seconds, ARGV[1])
if redis.call('TTL', KEYS[1]) < seconds then redis.call('EXPIRE', KEYS[1], seconds) end
return 0`;
const FREE = `return redis.call('ZREM', KEYS[1], ARGV[1])`;
const COUNT = `redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', redis.call('TIME')[1])
return redis.call('ZCARD', KEYS[1])`;

/** Holdings that all nodes count together. Each key needs its own call, because keys may be in different slots. */
export function createSharedHoldings(counters: Counters): Holdings {
  async function run(script: string, key: string, ...values: readonly string[]): Promise<number> {
    const call = { keys: [`kingrow:holdings:${key}`], arguments: values };
    return Number(await counters.eval(script, call).catch(() => 0));
  }
  const remove = (key: string, name: string): void => void run(FREE, key, name);

  return {
    add: (key, name) => void run(HOLD, key, name, String(KEPT_SECONDS), "0"),
    remove,
    async reserve(limits, name) {
      for (const [index, { key, most }] of limits.entries()) {
        const isFull = (await run(HOLD, key, name, String(RESERVED_SECONDS), String(most))) === 1;
        if (!isFull) continue;
        for (const taken of limits.slice(0, index)) remove(taken.key, name);
        return key;
      }
      return undefined;
    },
    isFull: async ({ key, most }) => (await run(COUNT, key)) >= most,
  };
}

/** A name under a key. */
export interface Holding {
  readonly key: string;
  readonly name: string;
}

export function holdingKey(kind: HoldingKind, of: string): string {
  return `${kind}:${of}`;
}

/** All holdings that come from a room. */
export function holdingsOf(room: Room): readonly Holding[] {
  const { id, createdFrom } = room;
  const seats = seatsOf(room);
  if (seats.length === 0) return [];
  const unready = opposedSeats(room).filter(({ ready }) => !ready);
  return [
    ...seats.map(({ owner }) => ({ key: holdingKey("playerSeats", owner), name: id })),
    ...seats.flatMap(({ address, owner }) => ofAddress("seats", address, `${id}:${owner}`)),
    ...unready.flatMap(({ address, owner }) =>
      ofAddress("unreadySeats", address, `${id}:${owner}`),
    ),
    ...ofAddress("liveRooms", createdFrom, id),
  ];
}

function ofAddress(
  kind: HoldingKind,
  address: string | undefined,
  name: string,
): readonly Holding[] {
  if (address === undefined) return [];
  return keysOfTag(address).map(({ key }) => ({ key: holdingKey(kind, key), name }));
}

/** Seats opposite a player of another address, in a public room before its game. */
function opposedSeats(room: Room): readonly Seat[] {
  const seats = seatsOf(room);
  const isOpen = room.options.visibility === "public" && room.phase === "waiting";
  return isOpen && seats.length === 2 && seats[0]?.address !== seats[1]?.address ? seats : [];
}

/** The addresses whose players left a player of another address before their game began (R9, G8). */
export function addressesThatLeft(before: Room, room: Room): readonly string[] {
  const isGone = (seat: Seat): boolean => !isSeated(room, seat);
  const gone = room.phase === "waiting" ? opposedSeats(before).filter(isGone) : [];
  return [...gone, ...abortedBy(before, room)].flatMap(({ address }) => address ?? []);
}

/** The player who made no first move, if the game was ended for that. */
function abortedBy(before: Room, room: Room): readonly Seat[] {
  const isAborted = before.phase === "started" && room.result?.reason === "aborted";
  if (!isAborted || before.game === undefined) return [];
  const [idle, other] =
    before.game.position.turn === "white" ? ([1, 2] as const) : ([2, 1] as const);
  const seat = before.seats[idle];
  return seat === undefined || seat.address === before.seats[other]?.address ? [] : [seat];
}

/** Whether a second player has sat down: the room no longer counts as one of those opened. */
export function hasGotOpponent(before: Room, room: Room): boolean {
  return seatsOf(before).length < 2 && seatsOf(room).length === 2;
}

/** Whether nothing that is counted here has changed, as after every move. */
export function holdsTheSame(before: Room | undefined, room: Room): boolean {
  if (before === undefined || before.run !== room.run || before.phase !== room.phase) return false;
  return ([1, 2] as const).every((number) => {
    const [was, is] = [before.seats[number], room.seats[number]];
    return was?.owner === is?.owner && was?.address === is?.address && was?.ready === is?.ready;
  });
}
