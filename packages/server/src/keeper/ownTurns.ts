// One node at a time brings a player to a seat: two tabs of one key may ask two nodes in the same moment (O2).
import type { Actor } from "@kingrow/room";
import type { Match, Matches } from "../store/matches.ts";
import { StoreFault } from "../store/roomStore.ts";
import type { CreateRequest } from "./creation.ts";
import type { Outcome } from "./outcome.ts";

/** So long a node that died in its turn keeps the others from this player. */
const TURN_MS = 4_500;
/** Later in its turn a node begins to seat nobody any more. */
const SEATS_FOR_MS = 1_500;
/** Nor does it decide so, whatever it had to wait for since: what it has decided by then is stored before the turn ends. */
const DECIDES_FOR_MS = 3_000;
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

type Seek = (request: CreateRequest, last: Match | undefined) => Promise<Outcome>;

export interface OwnTurns {
  /**
   * Seeks a seat when no other node does so for the same player; hears until when it may be decided on, and to which
   * one they were brought last. Must run once at a time per player. Rejects when the store fails, and when the turn
   * does not come.
   */
  run(request: CreateRequest, seek: Seek): Promise<Outcome>;
  /** Before the seat is taken: whoever asks again, because this node died, is led to it. */
  intend(request: CreateRequest, roomId: string): Promise<void>;
  /** @throws StoreFault when the turn is so old that another node may soon have its own. */
  check(request: CreateRequest): void;
}

export function createOwnTurns(dependencies: OwnTurnsDependencies): OwnTurns {
  const { now, steady, matches, peersCaughtUp } = dependencies;
  /** By owner: since when this node has had its turn, steady milliseconds. */
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
      const isShared = peersCaughtUp !== undefined;
      if (isShared) turns.set(owner, since.steady);
      const until = isShared ? since.time + DECIDES_FOR_MS : undefined;
      try {
        const outcome = await seek({ ...request, until }, last);
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

async function turnOf(actor: Actor, { now, steady, matches, peersCaughtUp }: OwnTurnsDependencies) {
  const giveUpAt = steady() + PATIENCE_MS;
  for (;;) {
    const since = { time: now(), steady: steady() };
    const turn = await matches.begin(actor.owner, TURN_MS);
    if (turn !== undefined) return { since, last: turn.last };
    if (since.steady > giveUpAt) throw new StoreFault("Another node does not end its turn");
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
