// Faults planted in the players' clocks.
import { PACE_TIMES } from "@kingrow/protocol";
import { moverOf, otherSeat, type Room, type SeatNumber } from "@kingrow/room";
import type { Mutation } from "./mutation.ts";

export const CLOCK_MUTATIONS = {
  /** Clocks run during an outage of the store. */
  "flags-during-outage": {
    servingTime: (time) => ({ ...time, setServing: ignore, hold: () => ignore }),
  },

  /** A move adds no increment. */
  "increment-forgotten": {
    store: afterMoves((room, _before, mover) => {
      const times = PACE_TIMES[room.options.pace];
      const gives = times === undefined || times.moveGivesMs === "all" ? 0 : times.moveGivesMs;
      return withChange(room, mover, -gives);
    }),
  },

  /** Both clocks run at the same time. */
  "runs-while-other-moves": {
    store: afterMoves((room, before, mover) => {
      const [from, to] = [before.clocks?.since, room.clocks?.since];
      if (from === undefined || to === undefined) return room;
      return withChange(room, otherSeat(mover), from - to);
    }),
  },
} as const satisfies Readonly<Record<string, Mutation>>;

type Alter = (room: Room, before: Room, mover: SeatNumber) => Room;

/** Changes what is stored when a player has finished a move. */
function afterMoves(alter: Alter): NonNullable<Mutation["store"]> {
  return (store) => ({
    ...store,
    commit: async (next, expected) => {
      const before = await store.load(next.id);
      const mover = before?.phase === "started" ? moverOf(before.game) : undefined;
      const isMove = mover !== undefined && next.phase === "started";
      if (before === undefined || !isMove || moverOf(next.game) === mover)
        return store.commit(next, expected);
      return store.commit(alter(next, before, mover), expected);
    },
  });
}

function withChange(room: Room, number: SeatNumber, ms: number): Room {
  if (room.clocks === undefined) return room;
  const left = Math.max(0, room.clocks.remainingMs[number] + ms);
  const remainingMs = { ...room.clocks.remainingMs, [number]: left };
  return { ...room, clocks: { ...room.clocks, remainingMs } };
}

function ignore(): void {
  // This clock never stops.
}
