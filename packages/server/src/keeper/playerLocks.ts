// One node at a time seats a player: two tabs with one key may ask two nodes at the same moment (O2).
import type { Actor } from "@kingrow/room";
import type { Match, Matches } from "../store/matches.ts";
import { StoreFault } from "../store/roomStore.ts";
import type { CreateRequest } from "./creation.ts";
import type { Outcome } from "./outcome.ts";

/** A node that died keeps its locks so long. */
const LOCK_MS = 4_500;
/** Nothing is decided later under a lock: a decision needs time to be stored before the lock expires. */
const DECIDES_FOR_MS = 3_000;
const PATIENCE_MS = LOCK_MS + 500;

export interface PlayerLocksDependencies {
  /** Epoch ms, the same on all nodes. */
  readonly now: () => number;
  /** Milliseconds since some moment. */
  readonly steady: () => number;
  readonly matches: Matches;
  /** Waits a little for what other nodes do; missing where this is the only node. */
  readonly peersCaughtUp?: ((actor: Actor) => Promise<void>) | undefined;
}

type Seek = (request: CreateRequest, last: Match | undefined) => Promise<Outcome>;

export interface PlayerLocks {
  /**
   * Seeks a seat under the player's lock, with the time until which it may be decided, and the player's last match.
   * Must run once at a time per player. Rejects when the store fails, and when another node keeps the lock.
   */
  run(request: CreateRequest, seek: Seek): Promise<Outcome>;
  /**
   * Notes a seat before it is taken: a repeated request finds it also when this node dies.
   * @throws StoreFault also when the time under the lock is over
   */
  note(request: CreateRequest, roomId: string): Promise<void>;
}

export function createPlayerLocks(dependencies: PlayerLocksDependencies): PlayerLocks {
  const { now, matches, peersCaughtUp } = dependencies;

  return {
    async run(request, seek) {
      const since = now();
      const last = await lock(request.actor, dependencies);
      const until = peersCaughtUp === undefined ? undefined : since + DECIDES_FOR_MS;
      const outcome = await seek({ ...request, until }, last);
      // After a failure the seat may still be stored: the lock is left to expire. Failing to unlock changes no answer.
      if (outcome.ok || outcome.error.code !== "UNAVAILABLE") {
        const match = outcome.ok ? matchOf(request, outcome.value.room.id, now()) : undefined;
        await matches.unlock(request.actor.owner, match).catch(() => undefined);
      }
      return outcome;
    },
    async note(request, roomId) {
      const { actor, requestId, until = Infinity } = request;
      if (now() > until) throw new StoreFault("The time under a lock is over");
      if (requestId !== undefined) await matches.note(actor.owner, matchOf(request, roomId, now()));
    },
  };
}

async function lock(
  actor: Actor,
  { steady, matches, peersCaughtUp }: PlayerLocksDependencies,
): Promise<Match | undefined> {
  const giveUpAt = steady() + PATIENCE_MS;
  for (;;) {
    const locked = await matches.lock(actor.owner, LOCK_MS);
    if (locked !== undefined) return locked.last;
    if (steady() > giveUpAt) throw new StoreFault("Another node keeps its lock");
    await peersCaughtUp?.(actor);
  }
}

function matchOf({ requestId }: CreateRequest, roomId: string, since: number): Match {
  return { roomId, requestId, since };
}
