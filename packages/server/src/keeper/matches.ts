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

export interface Matches {
  note(request: CreateRequest, roomId: string): void;
  /** The room of the first request, if this is a repetition and the player still sits there. */
  seatOf(request: CreateRequest): Promise<string | undefined>;
}

export function createMatches(store: Pick<RoomStore, "load">, now: () => number): Matches {
  /** By owner, in the order of their times. */
  const matches = new Map<string, Match>();

  function forgetOld(): void {
    const oldest = now() - REMEMBERED_MS;
    for (const [owner, { since }] of matches) {
      if (since > oldest) return;
      matches.delete(owner);
    }
  }

  return {
    note({ actor, requestId }, roomId) {
      matches.delete(actor.owner);
      matches.set(actor.owner, { roomId, requestId, since: now() });
    },
    async seatOf({ actor, requestId }) {
      forgetOld();
      const match = matches.get(actor.owner);
      if (match === undefined || match.requestId !== requestId) return undefined;
      if (requestId === undefined && now() - match.since > AT_ONCE_MS) return undefined;
      const room = await store.load(match.roomId);
      // Whoever asks after the end means another game; the same request again never does.
      if (requestId === undefined && room?.phase === "ended") return undefined;
      const seats = [room?.seats[1], room?.seats[2]];
      return seats.some((seat) => seat?.owner === actor.owner) ? match.roomId : undefined;
    },
  };
}
