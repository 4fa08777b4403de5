// Seats that all nodes count together in Redis: each has a name of its own, so that counting it twice changes nothing (X4).
import { nanoid } from "nanoid";
import type { Counters } from "./addressLimits.ts";
import type { Holder, Reserved, SeatLimits } from "./seatHolder.ts";

export interface SharedSeats {
  note(roomId: string, holder: Holder, change: 1 | -1): void;
  /** `undefined` when Redis cannot say. */
  reserve(holder: Holder): Promise<Reserved | undefined>;
}

/** A node that dies in the middle leaves its reservation for so long, and a lost message a seat for a room's life. */
const RESERVED_S = 60;
const HELD_S = 24 * 3_600;

/** Sorted sets of seats by when they are forgotten. Takes one more, unless there are enough. */
const TAKE = `local now = tonumber(redis.call('TIME')[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
if redis.call('TTL', KEYS[1]) < tonumber(ARGV[2]) then redis.call('EXPIRE', KEYS[1], ARGV[2]) end
return 1`;
const FREE = `return redis.call('ZREM', KEYS[1], ARGV[1])`;
/** Who sits already is counted whatever the limit. */
const ANY_NUMBER = 1_000_000_000;

export function createSharedSeats(counters: Counters, limits: SeatLimits): SharedSeats {
  async function take(name: string, seat: string, [seconds, most]: readonly [number, number]) {
    const values = [seat, String(seconds), String(most)];
    return (await counters.eval(TAKE, { keys: [keyOf(name)], arguments: values })) === 1;
  }

  function free(name: string, seat: string): void {
    counters.eval(FREE, { keys: [keyOf(name)], arguments: [seat] }).catch(ignore);
  }

  async function reserveAll({ owner, address }: Holder): Promise<Reserved> {
    const seat = `reserved:${nanoid()}`;
    if (!(await take(owner, seat, [RESERVED_S, limits.seatsPerPlayer]))) return { full: "player" };
    if (address === undefined) return { release: () => free(owner, seat) };
    if (!(await take(address, seat, [RESERVED_S, limits.seatsPerAddress]))) {
      free(owner, seat);
      return { full: "address" };
    }
    return { release: () => [owner, address].forEach((name) => free(name, seat)) };
  }

  return {
    note(roomId, { owner, address }, change) {
      const seat = `${roomId}:${owner}`;
      for (const name of address === undefined ? [owner] : [owner, address]) {
        if (change === -1) free(name, seat);
        else take(name, seat, [HELD_S, ANY_NUMBER]).catch(ignore);
      }
    },
    reserve: (holder) => reserveAll(holder).catch(() => undefined),
  };
}

function keyOf(name: string): string {
  return `kingrow:seats:${name}`;
}

function ignore(): void {
  // One too many or too few for a while.
}
