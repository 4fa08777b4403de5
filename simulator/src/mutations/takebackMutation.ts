// Planted in turns that are taken back: the board goes back, what counts towards a draw does not.
import type { Room } from "@kingrow/room";
import type { Mutation } from "./mutation.ts";

export const countersKeptInTakeback: Mutation = {
  store: (store) => {
    // A load of its own would make the disk look slower to the server than to the judge.
    const seen = new Map<string, Room>();
    return {
      ...store,
      commit: (next, expected) => {
        const before = seen.get(next.id);
        seen.set(next.id, next);
        return store.commit(
          isTakenBack(before, next) ? withCounters(next, before) : next,
          expected,
        );
      },
    };
  },
};

function isTakenBack(before: Room | undefined, next: Room): before is Room {
  const isAnswered = before?.takebackOffer !== undefined && next.takebackOffer === undefined;
  return isAnswered && (next.game?.moves.length ?? 0) < (before.game?.moves.length ?? 0);
}

function withCounters(next: Room, { game }: Room): Room {
  if (next.game === undefined || game === undefined) return next;
  return { ...next, game: { ...next.game, quietPlies: game.quietPlies + 1 } };
}
