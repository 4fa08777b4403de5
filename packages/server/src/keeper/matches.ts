// Who was brought together a moment ago, so that a repeated request leads to the same seat (O2).
import { isSeated } from "@kingrow/room";
import type { RoomStore } from "../store/roomStore.ts";
import type { CreateRequest } from "./creation.ts";
import { loadSound } from "./loadSound.ts";

const REMEMBERED_MS = 60_000;
/** What follows so soon is a repetition too, from whichever tab and with whatever options: nobody means two seats. */
const AT_ONCE_MS = 2_000;

/** Where a player was brought. */
export interface Match {
  readonly roomId: string;
  readonly requestId: string | undefined;
  /** Epoch ms. */
  readonly since: number;
}

export interface MatchesDependencies {
  readonly store: Pick<RoomStore, "load">;
  readonly now: () => number;
}

interface Asked {
  /** What all nodes know of the player. */
  readonly last: Match | undefined;
  /** Epoch ms. */
  readonly askedAt: number;
}

export interface Matches {
  note(request: CreateRequest, roomId: string): void;
  /** The room of the first request, if this is a repetition and the player still sits there. */
  seatOf(request: CreateRequest, asked: Asked): Promise<string | undefined>;
}

export function createMatches({ store, now }: MatchesDependencies): Matches {
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
    async seatOf(request, { last, askedAt }) {
      forgetOld();
      for (const match of [matches.get(request.actor.owner), last]) {
        if (match === undefined) continue;
        const isSame = isSameRequest(match, request);
        if (!isSame && askedAt - match.since > AT_ONCE_MS) continue;
        const room = await loadSound(store, match.roomId);
        // Whoever asks after the end means another game; the same request again never does.
        if (
          room !== undefined &&
          isSeated(room, request.actor) &&
          (isSame || room.phase !== "ended")
        )
          return match.roomId;
      }
      return undefined;
    },
  };
}

function isSameRequest(match: Match, { requestId }: CreateRequest): boolean {
  return requestId !== undefined && match.requestId === requestId;
}
