// Where playNow seated a player last, and which node seats the player now: a repeated request leads to the same seat (O2).

/** Where a player was seated. */
export interface Match {
  readonly roomId: string;
  readonly requestId: string | undefined;
  /** Epoch ms. */
  readonly since: number;
}

/** Each may reject with a StoreFault when the store is away, or takes nothing. */
export interface Matches {
  /**
   * Locks a player for this node, or prolongs its lock; answers the player's last match. `undefined` while another
   * node has the lock, which expires after `lockMs`.
   */
  lock(owner: string, lockMs: number): Promise<{ readonly last: Match | undefined } | undefined>;
  /**
   * Resolves when no seat stored from then on outlives the note: the next `lock` of any node or run answers it.
   * With `isSeated` the seat was stored before: then it resolves when the note itself is stored.
   */
  note(owner: string, match: Match, isSeated?: boolean): Promise<void>;
  /** Releases the lock if this node still has it, and notes the match with it. */
  unlock(owner: string, match: Match | undefined): Promise<void>;
}

/** A client that has lost its node asks again within seconds. */
export const MATCH_KEPT_MS = 60_000;

/** By owner, in the order of their times. */
export type KnownMatches = Iterable<readonly [owner: string, match: Match]>;

/** Where matches outlive the program. */
export interface MatchRows {
  readonly known: KnownMatches;
  /** Nothing that is stored later comes to the medium sooner. */
  readonly keep: (owner: string, match: Match, forgotten: readonly string[]) => Promise<void>;
}

/** Matches of the only node, where no other can have a lock. */
export function createOwnMatches({ known, keep }: MatchRows): Matches {
  const matches = new Map(known);

  function forgetOld(now: number): readonly string[] {
    const forgotten: string[] = [];
    for (const [owner, { since }] of matches) {
      // From a run whose clock was ahead it would never be old, nor let any behind it be so.
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
    // Not awaited: the seat shares its flush, and mostly its failure; after any other failure `unlock` notes it again.
    stored.catch(ignore);
  }

  return {
    lock: async (owner) => ({ last: matches.get(owner) }),
    note,
    unlock: async (owner, match) => match && note(owner, match),
  };
}

function ignore(): void {
  // See where it is handed over.
}
