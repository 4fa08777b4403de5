// Rooms as they are stored, and as earlier versions of the program stored them.
import { roomOptions, type RoomOptions } from "@kingrow/protocol";
import {
  type AnsweredMove,
  type AnsweredMoves,
  NO_ANSWERED_MOVES,
  withAnswered,
} from "./answeredMoves.ts";
import type { Room } from "./room.ts";
import type { Seat, SeatNumber } from "./seat.ts";

/** Earlier versions kept a list of the answered moves. */
interface StoredSeat extends Omit<Seat, "answeredMoves"> {
  readonly answeredMoves?: AnsweredMoves | undefined;
  readonly recentMoves: readonly AnsweredMove[];
}

/** Before rooms had options they only said whether they are private. */
export interface StoredRoom extends Omit<Room, "options" | "seats"> {
  readonly seats: Readonly<Record<SeatNumber, StoredSeat | undefined>>;
  readonly options?: Partial<RoomOptions>;
  readonly isPrivate: boolean;
}

/** With the words of earlier versions: one that still runs beside this one must list no private room. */
export function roomToStored(room: Room): StoredRoom {
  return storedWith(room, seatToStored);
}

/** A room in two parts: what its seats were answered for is most of it late in a game. */
export interface RoomInParts {
  readonly stored: StoredRoom;
  /** White's, then black's; each a text without line breaks. */
  readonly answered: readonly [AnsweredMoves, AnsweredMoves];
}

/** For a store that writes bare text faster than text in JSON, each letter of which is looked at. */
export function roomToParts(room: Room): RoomInParts {
  const { 1: white, 2: black } = room.seats;
  return {
    stored: storedWith(room, seatToPart),
    answered: [
      white?.answeredMoves ?? NO_ANSWERED_MOVES,
      black?.answeredMoves ?? NO_ANSWERED_MOVES,
    ],
  };
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

type SeatToStored = (seat: Seat | undefined) => StoredSeat | undefined;

/** What a copy has besides comes before it, here and for seats: V8 copies so in a fifth of the time, for each move. */
function storedWith(room: Room, toStored: SeatToStored): StoredRoom {
  return {
    isPrivate: room.options.visibility === "private",
    ...room,
    seats: { 1: toStored(room.seats[1]), 2: toStored(room.seats[2]) },
  };
}

/** What a stored room does not say holds as for a client that does not say it. */
export function roomFromStored({ isPrivate, options, seats, ...room }: StoredRoom): Room {
  return {
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

function seatToPart(seat: Seat | undefined): StoredSeat | undefined {
  return seat && { recentMoves: NO_MOVES, ...seat, answeredMoves: undefined };
}

function seatFromStored(stored: StoredSeat | undefined): Seat | undefined {
  if (stored === undefined) return undefined;
  const { recentMoves, answeredMoves = NO_ANSWERED_MOVES, ...seat } = stored;
  return { ...seat, answeredMoves: recentMoves.reduce(withAnswered, answeredMoves) };
}
