// The last match of each player, and a lock for the node that seats the player now (O2).

/** The room in which `playNow` seated a player. A repeated request leads there. */
export interface Match {
  readonly roomId: string;
  readonly requestId: string | undefined;
  /** Epoch ms. */
  readonly since: number;
}

/** Each method may reject with a StoreFault. */
export interface Matches {
  /**
   * Locks a player for this node for `lockMs`, or prolongs the lock. Answers the player's last match, or `undefined`
   * while another node has the lock.
   */
  lock(owner: string, lockMs: number): Promise<{ readonly last: Match | undefined } | undefined>;
  /**
   * Stores a match. Resolves when any seat that is stored later is stored after the match.
   * @param isSeated the seat is stored already: resolves when the match itself is stored
   */
  note(owner: string, match: Match, isSeated?: boolean): Promise<void>;
  /** Releases the lock and stores the match, if this node still has the lock. */
  unlock(owner: string, match: Match | undefined): Promise<void>;
}

/**
 * A client that lost its node repeats its request within seconds. After a restart the clock may be minutes ahead of
 * these times, because it stood still while the store failed.
 */
export const MATCH_KEPT_MS = 600_000;

/** Stored matches of a single node. */
export interface MatchRows {
  /** By owner, in the order of their times. */
  readonly known: Iterable<readonly [owner: string, match: Match]>;
  /** Changes that are stored later do not reach the disk earlier. */
  readonly keep: (owner: string, match: Match, forgotten: readonly string[]) => Promise<void>;
}

/** Matches of a single node, which needs no locks. */
export function createOwnMatches({ known, keep }: MatchRows): Matches {
  const matches = new Map(known);

  function forgetOld(now: number): readonly string[] {
    const forgotten: string[] = [];
    for (const [owner, { since }] of matches) {
      // A match of the future comes from a run with a wrong clock. It would never become old.
      const isAhead = since > now;
      if (!isAhead && since > now - MATCH_KEPT_MS) break;
      matches.delete(owner);
      forgotten.push(owner);
    }
    return forgotten;
  }

  async function note(owner: string, match: Match, isSeated = false): Promise<void> {
    matches.delete(owner);
    matches.set(owner, match);
    const stored = keep(owner, match, forgetOld(match.since));
    if (isSeated) return stored;
    // Not awaited: the seat is flushed together with it. After a failure `unlock` stores the match again.
    stored.catch(ignore);
  }

  return {
    lock: async (owner) => ({ last: matches.get(owner) }),
    note,
    unlock: async (owner, match) => match && note(owner, match),
  };
}

function ignore(): void {
  // `unlock` repeats it.
}
