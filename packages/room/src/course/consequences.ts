// Automatic consequences of a change: starts, rematches, timers (rules G3, G7, O2, R9, L2).
import { COUNTDOWN_MS, REMATCH_DELAY_MS } from "@kingrow/protocol";
import { isComplete } from "./absence.ts";
import { timeIdleSeats } from "./freedSeats.ts";
import { backToWaiting, beginGame } from "./phases.ts";
import { isClosed, seatedIn, seatsOf, type Room } from "../state/room.ts";
import { UNLISTED_AFTER_MS } from "../state/times.ts";

/** Applies all consequences. Returns the same object if there are none. */
export function withConsequences(room: Room, now: number): Room {
  return timeListing(timeIdleSeats(withNextPhase(room, now), now), now);
}

function withNextPhase(room: Room, now: number): Room {
  switch (room.phase) {
    case "waiting":
      return startOfGame(room, now);
    case "started":
      return room;
    case "ended":
      return agreementOnRematch(room, now);
    default:
      return room.phase satisfies never;
  }
}

/**
 * The game starts when both players are ready and connected. Two players who got ready
 * by `playNow` have not seen each other yet and get a countdown (rule O2).
 */
function startOfGame(room: Room, now: number): Room {
  const isAgreed = isComplete(room) && seatsOf(room).every((seat) => seat.ready);
  if (!isAgreed) return withStart(room, undefined);
  if (!seatsOf(room).every((seat) => seat.readyByMatch === true)) return beginGame(room, now);
  return withStart(room, room.startsAt ?? now + COUNTDOWN_MS);
}

function withStart(room: Room, startsAt: number | undefined): Room {
  return room.startsAt === startsAt ? room : { ...room, startsAt };
}

/** With both requests a rematch starts after a pause. With one player left the room waits for a new opponent. */
function agreementOnRematch(room: Room, now: number): Room {
  const isWished = seatsOf(room).every((seat) => seat.wantsRematch);
  if (isWished && seatedIn(room).length === 1) return backToWaiting(room, now);
  const isAgreed = isWished && isComplete(room);
  if (isAgreed === (room.rematchAt !== undefined)) return room;
  return { ...room, rematchAt: isAgreed ? now + REMATCH_DELAY_MS : undefined };
}

/** Starts the time after which a room without connected players is no longer listed. Stops it when a player returns. */
function timeListing(room: Room, now: number): Room {
  if (room.options.visibility === "private" || isClosed(room)) return room;
  const isAbandoned = seatsOf(room).every(({ connected }) => !connected);
  const isTimed = room.unlisted === true || room.unlistsAt !== undefined;
  if (isAbandoned === isTimed) return room;
  const unlistsAt = isAbandoned ? now + UNLISTED_AFTER_MS : undefined;
  return { ...room, unlistsAt, unlisted: undefined };
}

export function unlistRoom(room: Room): Room {
  return { ...room, unlistsAt: undefined, unlisted: true };
}
