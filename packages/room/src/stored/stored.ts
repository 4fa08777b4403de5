// Rooms as they are stored, and as earlier versions of the program stored them.
import { roomOptions, type RoomOptions } from "@kingrow/protocol";
import {
  type AnsweredMove,
  type AnsweredMoves,
  NO_ANSWERED_MOVES,
  withAnswered,
} from "../state/answeredMoves.ts";
import type { Room } from "../state/room.ts";
import type { Seat, SeatNumber } from "../state/seat.ts";

/** Earlier versions kept a list of the answered moves. */
interface StoredSeat extends Omit<Seat, "answeredMoves"> {
  readonly answeredMoves?: AnsweredMoves | undefined;
  readonly recentMoves: readonly AnsweredMove[];
}

/** Before rooms had options they only said whether they are private. */
export interface StoredRoom extends Omit<
  Room,
  "options" | "seats" | "waitsSince" | "boardVersion"
> {
  readonly seats: Readonly<Record<SeatNumber, StoredSeat | undefined>>;
  readonly options?: Partial<RoomOptions>;
  readonly isPrivate: boolean;
  readonly waitsSince?: number;
  readonly boardVersion?: number;
}

/** With the words of earlier versions: one that still runs beside this one must list no private room. */
export function roomToStored(room: Room): StoredRoom {
  return {
    // First what the copy has besides: V8 copies so in a fifth of the time, for each move on Redis.
    isPrivate: room.options.visibility === "private",
    ...room,
    seats: { 1: seatToStored(room.seats[1]), 2: seatToStored(room.seats[2]) },
  };
}

/** As an earlier version stored a room: what its seats were answered for lay apart. */
export interface RoomInParts {
  readonly stored: StoredRoom;
  /** White's, then black's; each a text without line breaks. */
  readonly answered: readonly [AnsweredMoves, AnsweredMoves];
}

export function roomFromParts({ stored, answered }: RoomInParts): Room {
  const room = roomFromStored(stored);
  const { 1: white, 2: black } = room.seats;
  return {
    ...room,
    seats: {
      1: white && { ...white, answeredMoves: answered[0] },
      2: black && { ...black, answeredMoves: answered[1] },
    },
  };
}

/** What a stored room does not say holds as for a client that does not say it. */
export function roomFromStored({ isPrivate, options, seats, ...room }: StoredRoom): Room {
  return {
    waitsSince: room.createdAt,
    boardVersion: room.version,
    ...room,
    seats: { 1: seatFromStored(seats[1]), 2: seatFromStored(seats[2]) },
    options: { ...roomOptions({ isPrivate }), ...options },
  };
}

const NO_MOVES: readonly AnsweredMove[] = [];

/** An earlier version that plays on with the room notes its own answers in the list. */
function seatToStored(seat: Seat | undefined): StoredSeat | undefined {
  return seat && { recentMoves: NO_MOVES, ...seat };
}

function seatFromStored(stored: StoredSeat | undefined): Seat | undefined {
  if (stored === undefined) return undefined;
  const { recentMoves, answeredMoves = NO_ANSWERED_MOVES, ...seat } = stored;
  return { ...seat, answeredMoves: recentMoves.reduce(withAnswered, answeredMoves) };
}
