// Who was brought where by which request, and which node is about to: so that asking again leads to the same seat (O2).

/** Where a player was brought. */
export interface Match {
  readonly roomId: string;
  readonly requestId: string | undefined;
  /** Epoch ms. */
  readonly since: number;
}

/** Each may reject with a StoreFault when the store is away, or takes nothing. */
export interface Matches {
  /**
   * Begins this node's turn with a player, or begins it anew; answers where they were brought last. `undefined` while
   * another node has its own, which it loses after so many milliseconds.
   */
  begin(owner: string, turnMs: number): Promise<{ readonly last: Match | undefined } | undefined>;
  /** Resolves when no seat stored from then on outlives it: whoever is asked next knows it, a later run of this node too. */
  note(owner: string, match: Match): Promise<void>;
  /** Ends this node's turn, if it is still its own, and notes where it led. */
  end(owner: string, match: Match | undefined): Promise<void>;
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

/** Those of the only node: nobody else ever has a turn. */
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

  async function note(owner: string, match: Match): Promise<void> {
    matches.delete(owner);
    matches.set(owner, match);
    // Not waited for: the seat shares its flush, and mostly its failure; after any other the end of the turn notes it anew.
    keep(owner, match, forgetOld(match.since)).catch(ignore);
  }

  return {
    begin: async (owner) => ({ last: matches.get(owner) }),
    note,
    end: async (owner, match) => match && note(owner, match),
  };
}

function ignore(): void {
  // See where it is handed over.
}
