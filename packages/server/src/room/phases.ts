// The ways from one phase to the next, and those a room takes by itself (rules G3, G7).
import { REMATCH_DELAY_MS } from "@kingrow/protocol";
import { startGame } from "@kingrow/rules";
import { isEveryonePresent, turnClock } from "./absence.ts";
import { changeSeats, SEAT_NUMBERS, seatedIn, type Room, type Seat } from "./room.ts";

/**
 * What follows by itself from what a command has changed: both ready and present starts the game,
 * both wishing and present schedules the rematch, a wish without an opponent waits for a new one.
 */
export function settle(room: Room, now: number): Room {
  switch (room.phase) {
    case "waiting":
      return isEveryonePresent(room) && every(room, (seat) => seat.ready)
        ? beginGame(room, now)
        : room;
    case "started":
      return room;
    case "ended":
      return settleRematch(room, now);
    default:
      return room.phase satisfies never;
  }
}

/** A new game, black to move. */
export function beginGame(room: Room, now: number): Room {
  return {
    ...withFreshSeats(room),
    phase: "started",
    game: startGame(),
    turnClock: turnClock(now),
  };
}

/** The colours swap by the players changing places (rule G7). */
export function beginRematch(room: Room, now: number): Room {
  return beginGame({ ...room, seats: { 1: room.seats[2], 2: room.seats[1] } }, now);
}

/** An empty board again; whoever is here readies up anew. */
export function backToWaiting(room: Room): Room {
  const waiting = changeSeats(withFreshSeats(room), (seat) => ({ ...seat, ready: false }));
  return { ...waiting, phase: "waiting", game: undefined, turnClock: undefined };
}

/** Without anything that belongs to an earlier game. */
function withFreshSeats(room: Room): Room {
  const fresh = changeSeats(room, (seat) => ({
    ...seat,
    wantsRematch: false,
    hasOfferedDraw: false,
  }));
  return {
    ...fresh,
    lastStep: undefined,
    result: undefined,
    drawOffer: undefined,
    rematchAt: undefined,
  };
}

function settleRematch(room: Room, now: number): Room {
  const isWished = every(room, (seat) => seat.wantsRematch);
  if (isWished && seatedIn(room).length === 1) return backToWaiting(room);
  const isAgreed = isWished && isEveryonePresent(room);
  if (isAgreed === (room.rematchAt !== undefined)) return room;
  return { ...room, rematchAt: isAgreed ? now + REMATCH_DELAY_MS : undefined };
}

function every(room: Room, test: (seat: Seat) => boolean): boolean {
  return SEAT_NUMBERS.every((number) => {
    const seat = room.seats[number];
    return seat === undefined || test(seat);
  });
}
