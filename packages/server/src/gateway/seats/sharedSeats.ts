// Seats that all nodes count together in Redis: each has a name of its own, so that counting it twice changes nothing (X4).
import { nanoid } from "nanoid";
import type { Counters } from "../limits/addressLimits.ts";
import type { Holder, Reserved, SeatLimits } from "./seatHolder.ts";

export interface SharedSeats {
  note(roomId: string, holder: Holder, change: 1 | -1): void;
  /** `undefined` when Redis cannot say. */
  reserve(holder: Holder): Promise<Reserved | undefined>;
}

/** A node that dies in the middle leaves its reservation for so long, and a lost message a seat for a room's life. */
const RESERVED_S = 60;
const HELD_S = 24 * 3_600;

/**
 * Sorted sets of seats by when they are forgotten. Takes one more in each; where one has enough, in none, and
 * answers which one that is.
 */
const TAKE = `local now = tonumber(redis.call('TIME')[1])
local seat, seconds = ARGV[1], tonumber(ARGV[2])
for at, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
  if redis.call('ZCARD', key) >= tonumber(ARGV[at + 2]) then return at end
end
for _, key in ipairs(KEYS) do
  redis.call('ZADD', key, now + seconds, seat)
  if redis.call('TTL', key) < seconds then redis.call('EXPIRE', key, seconds) end
end
return 0`;
/** A player who sits already is counted whatever the limit, and nothing is kept longer. */
const HOLD = `local now = tonumber(redis.call('TIME')[1])
for _, key in ipairs(KEYS) do
  redis.call('ZADD', key, now + tonumber(ARGV[2]), ARGV[1])
  redis.call('EXPIRE', key, ARGV[2])
end
return 1`;
const FREE = `for _, key in ipairs(KEYS) do redis.call('ZREM', key, ARGV[1]) end
return 1`;

/** One of those whose seats are counted, and how many it may have. */
interface Counted {
  readonly is: "player" | "address";
  readonly name: string;
  readonly most: number;
}

export function createSharedSeats(counters: Counters, limits: SeatLimits): SharedSeats {
  function countedFor({ owner, address }: Holder): readonly Counted[] {
    const player = { is: "player", name: owner, most: limits.seatsPerPlayer } as const;
    if (address === undefined) return [player];
    return [player, { is: "address", name: address, most: limits.seatsPerAddress }];
  }

  /** Answers who has enough, if one has. */
  async function take(some: readonly Counted[], seat: string) {
    const most = some.map((counted) => String(counted.most));
    const call = { keys: some.map(keyOf), arguments: [seat, String(RESERVED_S), ...most] };
    return some[Number(await counters.eval(TAKE, call)) - 1];
  }

  function hold(some: readonly Counted[], seat: string): void {
    for (const lot of together(counters, some)) {
      const call = { keys: lot.map(keyOf), arguments: [seat, String(HELD_S)] };
      counters.eval(HOLD, call).catch(ignore);
    }
  }

  function free(some: readonly Counted[], seat: string): void {
    for (const lot of together(counters, some))
      counters.eval(FREE, { keys: lot.map(keyOf), arguments: [seat] }).catch(ignore);
  }

  async function reserveAll(holder: Holder): Promise<Reserved> {
    const seat = `reserved:${nanoid()}`;
    const taken: Counted[] = [];
    for (const lot of together(counters, countedFor(holder))) {
      const full = await take(lot, seat);
      if (full !== undefined) {
        free(taken, seat);
        return { full: full.is };
      }
      taken.push(...lot);
    }
    return { release: () => free(taken, seat) };
  }

  return {
    note(roomId, holder, change) {
      const seat = `${roomId}:${holder.owner}`;
      const note = change === 1 ? hold : free;
      note(countedFor(holder), seat);
    },
    reserve: (holder) => reserveAll(holder).catch(() => undefined),
  };
}

/** What one script may touch: player and address lie in different slots. */
function together({ isCluster }: Counters, some: readonly Counted[]): readonly Counted[][] {
  if (isCluster) return some.map((counted) => [counted]);
  return some.length === 0 ? [] : [[...some]];
}

function keyOf({ name }: Counted): string {
  return `kingrow:seats:${name}`;
}

function ignore(): void {
  // One too many or too few for a while.
}
