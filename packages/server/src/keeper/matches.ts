// Who was brought together a moment ago, so that a repeated request leads to the same seat (O2).
import type { RoomStore } from "../store/roomStore.ts";
import type { CreateRequest } from "./creation.ts";

const REMEMBERED_MS = 60_000;
/** Without a token of the client's own, only what follows at once counts as a repetition. */
const AT_ONCE_MS = 2_000;

interface Match {
  readonly roomId: string;
  readonly requestId: string | undefined;
  readonly since: number;
}

/** What a player was last brought to by which request, known to all nodes for a while. */
export interface SharedMatches {
  /** Resolves when the other nodes can know. Rejects when the store is away. */
  note(owner: string, match: KnownMatch): Promise<void>;
  /** Rejects when the store is away. */
  of(owner: string): Promise<KnownMatch | undefined>;
}

export interface KnownMatch {
  readonly roomId: string;
  readonly requestId: string;
}

export interface MatchesDependencies {
  readonly store: Pick<RoomStore, "load">;
  readonly now: () => number;
  /** Missing where this is the only node. */
  readonly sharedMatches?: SharedMatches | undefined;
}

export interface Matches {
  /** Before the seat is taken: whoever asks again on another node, because this one died, is led to it. */
  intend(request: CreateRequest, roomId: string): Promise<void>;
  note(request: CreateRequest, roomId: string): void;
  /** The room of the first request, if this is a repetition and the player still sits there. */
  seatOf(request: CreateRequest): Promise<string | undefined>;
}

export function createMatches({ store, now, sharedMatches }: MatchesDependencies): Matches {
  /** By owner, in the order of their times. */
  const matches = new Map<string, Match>();

  function forgetOld(): void {
    const oldest = now() - REMEMBERED_MS;
    for (const [owner, { since }] of matches) {
      if (since > oldest) return;
      matches.delete(owner);
    }
  }

  async function elsewhere({ actor, requestId }: CreateRequest): Promise<KnownMatch | undefined> {
    const known = requestId === undefined ? undefined : await sharedMatches?.of(actor.owner);
    return known?.requestId === requestId ? known : undefined;
  }

  function here({ actor, requestId }: CreateRequest): Match | undefined {
    const match = matches.get(actor.owner);
    if (match === undefined || match.requestId !== requestId) return undefined;
    return requestId === undefined && now() - match.since > AT_ONCE_MS ? undefined : match;
  }

  return {
    async intend({ actor, requestId }, roomId) {
      if (requestId !== undefined) await sharedMatches?.note(actor.owner, { roomId, requestId });
    },
    note({ actor, requestId }, roomId) {
      matches.delete(actor.owner);
      matches.set(actor.owner, { roomId, requestId, since: now() });
    },
    async seatOf(request) {
      forgetOld();
      const { actor, requestId } = request;
      const match = here(request) ?? (await elsewhere(request));
      if (match === undefined) return undefined;
      const room = await store.load(match.roomId);
      // Whoever asks after the end means another game; the same request again never does.
      if (requestId === undefined && room?.phase === "ended") return undefined;
      const seats = [room?.seats[1], room?.seats[2]];
      return seats.some((seat) => seat?.owner === actor.owner) ? match.roomId : undefined;
    },
  };
}
