// One node at a time brings a player to a seat: two tabs of one key may ask two nodes in the same moment (O2).
import type { Actor } from "@kingrow/room";
import type { Match, Matches } from "../store/matches.ts";
import { StoreFault } from "../store/roomStore.ts";
import type { CreateRequest } from "./creation.ts";
import type { Outcome } from "./outcome.ts";

/** So long a node that died in its turn keeps the others from this player. */
const TURN_MS = 4_500;
/** Later in its turn a node seats nobody any more: what it has begun by then ends before the turn does. */
const SEATS_FOR_MS = 1_500;
/** Whoever waits outlives the turn of a node that died. */
const PATIENCE_MS = TURN_MS + 500;

export interface OwnTurnsDependencies {
  /** Epoch ms, the same on all nodes. */
  readonly now: () => number;
  /** Milliseconds since some moment. */
  readonly steady: () => number;
  readonly matches: Matches;
  /** Waits a little, for what other nodes do; missing where this is the only one. */
  readonly peersCaughtUp?: ((actor: Actor) => Promise<void>) | undefined;
}

type Seek = (last: Match | undefined) => Promise<Outcome>;

export interface OwnTurns {
  /**
   * Seeks a seat when no other node does so for the same player; hears to which one they were brought last. Must
   * run once at a time per player. Rejects when the store fails, and when the turn does not come.
   */
  run(request: CreateRequest, seek: Seek): Promise<Outcome>;
  /** Before the seat is taken: whoever asks again, because this node died, is led to it. */
  intend(request: CreateRequest, roomId: string): Promise<void>;
  /** @throws StoreFault when the turn is so old that another node may soon have its own. */
  check(request: CreateRequest): void;
}

export function createOwnTurns(dependencies: OwnTurnsDependencies): OwnTurns {
  const { now, steady, matches, peersCaughtUp } = dependencies;
  /** By owner: since when this node has had its turn. */
  const turns = new Map<string, number>();

  function check({ actor }: CreateRequest): void {
    const since = turns.get(actor.owner);
    if (since !== undefined && steady() - since > SEATS_FOR_MS)
      throw new StoreFault("A turn is over");
  }

  return {
    check,
    async run(request, seek) {
      const { owner } = request.actor;
      const { since, last } = await turnOf(request.actor, dependencies);
      if (peersCaughtUp !== undefined) turns.set(owner, since);
      try {
        const outcome = await seek(last);
        // A failure changes nothing for the caller, who has an answer: the turn ends by itself.
        if (isSure(outcome))
          await matches.end(owner, matchOf(request, outcome, now())).catch(ignore);
        return outcome;
      } finally {
        turns.delete(owner);
      }
    },
    async intend(request, roomId) {
      check(request);
      const { actor, requestId } = request;
      if (requestId === undefined) return;
      await matches.note(actor.owner, { roomId, requestId, since: now() });
    },
  };
}

async function turnOf(actor: Actor, { steady, matches, peersCaughtUp }: OwnTurnsDependencies) {
  const giveUpAt = steady() + PATIENCE_MS;
  for (;;) {
    const since = steady();
    const turn = await matches.begin(actor.owner, TURN_MS);
    if (turn !== undefined) return { since, last: turn.last };
    if (since > giveUpAt) throw new StoreFault("Another node does not end its turn");
    await peersCaughtUp?.(actor);
  }
}

function matchOf({ requestId }: CreateRequest, outcome: Outcome, since: number): Match | undefined {
  return outcome.ok ? { roomId: outcome.value.room.id, requestId, since } : undefined;
}

/** What is not sure may still happen: until then nobody else may bring the player anywhere. */
function isSure(outcome: Outcome): boolean {
  return outcome.ok || outcome.error.code !== "UNAVAILABLE";
}

function ignore(): void {
  // See where it is handed over.
}
