// A room as plain data: who sits where, the game on the board, and every deadline that runs.
import type { EndReason, GameStatus, PlayerId, RoomOptions } from "@kingrow/protocol";
import type { Game, Step } from "@kingrow/rules";
import { firstDraw, type DrawnBallot } from "./ballot.ts";
import type { AbsenceDeadlines } from "./absenceDeadlines.ts";
import { newSeat, SEAT_NUMBERS, type Actor, type Seat, type SeatNumber } from "./seat.ts";
import type { Series } from "./series.ts";
import { ROOM_LIFETIME_MS } from "./times.ts";

export type { Actor, Seat, SeatNumber } from "./seat.ts";

/** How the latest game ended. */
interface GameResult {
  /** undefined after a draw. */
  readonly winner: SeatNumber | undefined;
  readonly reason: EndReason;
  /** Who sat in the seat that has fallen free since the game. */
  readonly departed: PlayerId | undefined;
}

/** The latest step or jump of the game. */
export interface PlayedStep extends Step {
  readonly player: SeatNumber;
  readonly crowned: boolean;
}

/** Only one of two clocks ever runs: that of the side to move. */
export interface GameClocks {
  /** What each player had left when their clock last began to run or stopped; milliseconds. */
  readonly remainingMs: Readonly<Record<SeatNumber, number>>;
  /** From when the clock of the side to move runs, epoch milliseconds; undefined while it stands. */
  readonly since: number | undefined;
}

/** Plain JSON data; times are epoch milliseconds. A key without a value may be missing. */
export interface Room {
  readonly id: string;
  readonly options: RoomOptions;
  /** The owner of the creator's seat. */
  readonly createdBy: string;
  /** The address of the creator's socket then; missing in rooms of before. */
  readonly createdFrom?: string | undefined;
  /** The creator's own token for the request, so that it can be repeated (rule R1). */
  readonly requestId: string | undefined;
  /** And anew when it waits again after a game. */
  readonly createdAt: number;
  readonly changedAt: number;
  /** 1 at the creation, one more with every committed change (rule W5). */
  readonly version: number;
  /** The run of the server program that last kept the deadlines. */
  readonly run: string;
  readonly seats: Readonly<Record<SeatNumber, Seat | undefined>>;
  readonly phase: GameStatus;
  /** The opening of the present game and what the next is drawn from; undefined where openings are free. */
  readonly ballot: DrawnBallot | undefined;
  /** The running or finished game; undefined while waiting. */
  readonly game: Game | undefined;
  readonly lastStep: PlayedStep | undefined;
  /** Once the game has ended. */
  readonly result: GameResult | undefined;
  /** Of these two; undefined until they have finished a game, missing in rooms of before. */
  readonly series?: Series | undefined;
  /** Whose draw offer is unanswered. */
  readonly drawOffer: SeatNumber | undefined;
  /** Whose wish to take back a turn is unanswered. */
  readonly takebackOffer: SeatNumber | undefined;
  /** The players' clocks in a game with a pace; missing in rooms of before. */
  readonly clocks?: GameClocks | undefined;
  /** Runs against the player on turn; undefined in a game with a pace. */
  readonly turnClock: AbsenceDeadlines | undefined;
  /** While both are away from a running game: when the room closes (rule A1). */
  readonly closesAt: number | undefined;
  /** Once both have asked to play again: when the new game starts (rule G7). */
  readonly rematchAt: number | undefined;
  /** When the room closes unless something changes (rule R7). */
  readonly expiresAt: number;
  /** The room's place in the queue of `playNow` (rule O2): the earliest goes first. */
  readonly waitsSince: number;
  /** The version with which the board, the turn or the game last changed (rule G6). */
  readonly boardVersion: number;
  /** While both are ready by `playNow`: when the game starts (rule O2); missing in rooms of earlier versions, as all that follow. */
  readonly startsAt?: number | undefined;
  /** While a side has not made its first move in a public room's game: when the server ends the game (rule G8). */
  readonly abortsAt?: number | undefined;
  /** While nobody is connected to a public room: when it leaves the lobby (rule L2). */
  readonly unlistsAt?: number | undefined;
  /** Since nobody has been connected for a while; the seats are kept (rule L2). */
  readonly unlisted?: boolean | undefined;
  /** Players whose idle seats were freed: who may not come back until when (rule R9). */
  readonly removedPlayers?: readonly RemovedPlayer[] | undefined;
}

export interface RemovedPlayer {
  readonly owner: string;
  /** Epoch milliseconds. */
  readonly until: number;
}

export interface NewRoom {
  readonly id: string;
  readonly options: RoomOptions;
  readonly creator: Actor;
  readonly requestId?: string | undefined;
  /** Whether `playNow` opens the room, and whether its player is ready at once (rule O2). */
  readonly matched?: boolean | undefined;
  readonly ready?: boolean | undefined;
  /** A random whole number, from which openings are drawn. */
  readonly chance: number;
  readonly now: number;
}

/** A room whose creator sits as player 1 (rule R1). */
export function createRoom(opened: NewRoom): Room {
  const { id, options, creator, requestId, matched, ready, chance, now } = opened;
  return {
    id,
    options,
    createdBy: creator.owner,
    createdFrom: creator.address,
    requestId,
    createdAt: now,
    changedAt: now,
    version: 1,
    run: creator.run,
    seats: { 1: newSeat(creator, { matched, ready }), 2: undefined },
    phase: "waiting",
    ballot: options.opening === "ballot" ? firstDraw(chance) : undefined,
    game: undefined,
    lastStep: undefined,
    result: undefined,
    series: undefined,
    drawOffer: undefined,
    takebackOffer: undefined,
    clocks: undefined,
    turnClock: undefined,
    closesAt: undefined,
    rematchAt: undefined,
    expiresAt: now + ROOM_LIFETIME_MS,
    waitsSince: now,
    boardVersion: 1,
    startsAt: undefined,
    abortsAt: undefined,
    unlistsAt: undefined,
    unlisted: undefined,
    removedPlayers: undefined,
  };
}

/** Whether nobody is left; such a room is taken out of the store (rule R7). */
export function isClosed({ seats }: Room): boolean {
  return seats[1] === undefined && seats[2] === undefined;
}

/** Whether the room is one of its creator's open rooms: the creator still sits in it (rule R8). */
export function countsForCreator(room: Room): boolean {
  return isSeated(room, { owner: room.createdBy });
}

/** The occupied seats' numbers, player 1 first. */
export function seatedIn(room: Room): readonly SeatNumber[] {
  return SEAT_NUMBERS.filter((number) => room.seats[number] !== undefined);
}

export function isSeated(room: Room, { owner }: Pick<Actor, "owner">): boolean {
  return SEAT_NUMBERS.some((number) => room.seats[number]?.owner === owner);
}

/** The same room with some fields of an occupied seat changed. */
export function changeSeat(room: Room, number: SeatNumber, fields: Partial<Seat>): Room {
  const seat = room.seats[number];
  if (seat === undefined) return room;
  return { ...room, seats: withSeat(room, number, { ...seat, ...fields }) };
}

/** The room's seats with another one in a place. */
export function withSeat({ seats }: Room, number: SeatNumber, seat: Seat): Room["seats"] {
  return number === 1 ? { 1: seat, 2: seats[2] } : { 1: seats[1], 2: seat };
}

/** The same room with both seats changed in the same way; empty ones stay empty. */
export function changeSeats(room: Room, change: (seat: Seat) => Seat): Room {
  const [white, black] = [room.seats[1], room.seats[2]];
  return { ...room, seats: { 1: white && change(white), 2: black && change(black) } };
}
