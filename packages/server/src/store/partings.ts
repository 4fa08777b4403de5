// Pairs of players who parted before a game. Matchmaking does not seat them together again at once (O2).

/** A parting of two players, as one of them sees it. */
export interface Parting {
  /** Epoch ms. */
  readonly at: number;
  /** The other player has asked for an opponent since. */
  readonly hasOtherAsked: boolean;
}

/** Each method may reject with a StoreFault. */
export interface Partings {
  add(owners: readonly [string, string], at: number): Promise<void>;
  /** Notes that the player asks for an opponent. Answers the player's partings by the other owner. */
  ask(owner: string, now: number): Promise<ReadonlyMap<string, Parting>>;
}

/** Age after which a parting is forgotten, and the most partings of one player. */
export const PARTINGS_KEPT_MS = 60 * 60_000;
export const MAX_PARTINGS = 200;

const MAX_PLAYERS_KEPT = 10_000;

interface Player {
  askedAt: number;
  /** When they parted, by the other owner; the oldest first. */
  readonly others: Map<string, number>;
}

/** Partings in the memory of a single node. A restart forgets them. */
export function createOwnPartings(): Partings {
  /** By owner, the longest unchanged first. */
  const players = new Map<string, Player>();

  function note(owner: string, other: string, at: number): void {
    const player = players.get(owner) ?? { askedAt: 0, others: new Map() };
    players.delete(owner);
    players.set(owner, player);
    player.others.delete(other);
    player.others.set(other, at);
    shorten(player.others, MAX_PARTINGS);
    shorten(players, MAX_PLAYERS_KEPT);
  }

  function partingsOf({ others }: Player, owner: string, now: number): Map<string, Parting> {
    const partings = new Map<string, Parting>();
    for (const [other, at] of others) {
      const player = players.get(other);
      const hasOtherAsked = player?.others.has(owner) === true && player.askedAt > at;
      if (at + PARTINGS_KEPT_MS > now) partings.set(other, { at, hasOtherAsked });
      else others.delete(other);
    }
    return partings;
  }

  return {
    async add([one, other], at) {
      note(one, other, at);
      note(other, one, at);
    },
    async ask(owner, now) {
      const player = players.get(owner);
      if (player === undefined) return new Map();
      player.askedAt = now;
      return partingsOf(player, owner, now);
    },
  };
}

/** Deletes the oldest beyond `most`. */
function shorten(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}
