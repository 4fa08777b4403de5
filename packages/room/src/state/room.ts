// A room as plain data: seats, game and deadlines.
import type { EndReason, GameStatus, PlayerId, RoomOptions } from "@kingrow/protocol";
import type { Game, Step } from "@kingrow/rules";
import { firstDraw, type DrawnBallot } from "./ballot.ts";
import { type AbsenceDeadlines, UNCHANGED_ROOM_KEPT_MS } from "./times.ts";
import { newSeat, SEAT_NUMBERS, type Actor, type Seat, type SeatNumber } from "./seat.ts";

export type { Actor, Seat, SeatNumber } from "./seat.ts";

/** The result of the latest game. */
interface GameResult {
  /** undefined after a draw. */
  readonly winner: SeatNumber | undefined;
  readonly reason: EndReason;
  /** The player whose seat was freed after the game. */
  readonly departed: PlayerId | undefined;
  /** The owner of that seat, who finds the result on coming back; missing in rooms of earlier versions. */
  readonly departedOwner?: string | undefined;
  /** The number of the name of that player. */
  readonly departedName?: number | undefined;
}

/** The latest step or jump of the game. */
export interface LastStep extends Step {
  readonly player: SeatNumber;
  readonly crowned: boolean;
}

/** The players' clocks. Only the clock of the side to move runs. */
export interface GameClocks {
  /** Time left when the clock last started or stopped, in milliseconds. */
  readonly remainingMs: Readonly<Record<SeatNumber, number>>;
  /** Start of the running clock, epoch milliseconds; undefined while it is stopped. */
  readonly since: number | undefined;
}

/** Finished games of two players, until another player sits down. */
export interface Series {
  readonly wins: Readonly<Record<SeatNumber, number>>;
  readonly draws: number;
}

/** Plain JSON data; times are epoch milliseconds. A key without a value may be missing. */
export interface Room {
  readonly id: string;
  readonly options: RoomOptions;
  /** The owner of the creator's seat. */
  readonly createdBy: string;
  /** The address of the creator; missing in rooms of earlier versions. */
  readonly createdFrom?: string | undefined;
  /** Token of the creator's request, which makes it idempotent (rule R1). */
  readonly requestId: string | undefined;
  /** Time of creation, or when the room began to wait again after a game. */
  readonly createdAt: number;
  readonly changedAt: number;
  /** 1 at first, plus one with every committed change (rule W5). */
  readonly version: number;
  /** The run of the server program that last served the deadlines. */
  readonly run: string;
  readonly seats: Readonly<Record<SeatNumber, Seat | undefined>>;
  readonly phase: GameStatus;
  /** The opening of the current game and the state for the next draw; undefined if openings are free. */
  readonly ballot: DrawnBallot | undefined;
  /** The running or finished game; undefined while waiting. */
  readonly game: Game | undefined;
  readonly lastStep: LastStep | undefined;
  /** Set when the game has ended. */
  readonly result: GameResult | undefined;
  /** The games of these two players; undefined before the first has ended. */
  readonly series?: Series | undefined;
  /** The player whose draw offer is unanswered. */
  readonly drawOffer: SeatNumber | undefined;
  /** The player whose takeback request is unanswered. */
  readonly takebackOffer: SeatNumber | undefined;
  /** The players' clocks in a game with a pace. */
  readonly clocks?: GameClocks | undefined;
  /** Deadlines of the player on turn; undefined in a game with a pace. */
  readonly turnClock: AbsenceDeadlines | undefined;
  /** When the room closes, while both are away from a running game (rule A1). */
  readonly closesAt: number | undefined;
  /** When the rematch starts, after both players asked for it (rule G7). */
  readonly rematchAt: number | undefined;
  /** When the room closes unless something changes (rule R7). */
  readonly expiresAt: number;
  /** The room's place in the queue of `playNow` (rule O2): the earliest goes first. */
  readonly waitsSince: number;
  /** The version of the last change of board, turn or game (rule G6). */
  readonly boardVersion: number;
  /** When the countdown ends, while both are ready by `playNow` (rule O2). This field and those below may be missing. */
  readonly startsAt?: number | undefined;
  /** When the server aborts a public game whose side on turn has not made its first move (rule G8). */
  readonly abortsAt?: number | undefined;
  /** When the room leaves the lobby, while no player is connected (rule L2). */
  readonly unlistsAt?: number | undefined;
  /** Whether the room has left the lobby; the seats are kept (rule L2). */
  readonly unlisted?: boolean | undefined;
  /** Players who lost idle seats and may not return for a while (rule R9). */
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
  /** Whether `playNow` opened the room, and whether its player is ready at once (rule O2). */
  readonly matched?: boolean | undefined;
  readonly ready?: boolean | undefined;
  /** A random integer for the draw of openings. */
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
    expiresAt: now + UNCHANGED_ROOM_KEPT_MS,
    waitsSince: now,
    boardVersion: 1,
    startsAt: undefined,
    abortsAt: undefined,
    unlistsAt: undefined,
    unlisted: undefined,
    removedPlayers: undefined,
  };
}

/** Whether the room has no players; such a room is deleted from the store (rule R7). */
export function isClosed({ seats }: Room): boolean {
  return seats[1] === undefined && seats[2] === undefined;
}

/** Whether the room counts as one of its creator's rooms: the creator still sits in it (rule R8). */
export function countsForCreator(room: Room): boolean {
  return isSeated(room, { owner: room.createdBy });
}

/** The numbers of the taken seats, player 1 first. */
export function seatedIn(room: Room): readonly SeatNumber[] {
  return SEAT_NUMBERS.filter((number) => room.seats[number] !== undefined);
}

/** The taken seats, player 1 first. */
export function seatsOf({ seats }: Room): readonly Seat[] {
  return SEAT_NUMBERS.flatMap((number) => seats[number] ?? []);
}

export function isSeated(room: Room, { owner }: { readonly owner: string }): boolean {
  return seatsOf(room).some((seat) => seat.owner === owner);
}

/** Changes fields of a taken seat. */
export function changeSeat(room: Room, number: SeatNumber, fields: Partial<Seat>): Room {
  const seat = room.seats[number];
  if (seat === undefined) return room;
  return { ...room, seats: withSeat(room, number, { ...seat, ...fields }) };
}

/** The seats with one replaced. */
export function withSeat({ seats }: Room, number: SeatNumber, seat: Seat): Room["seats"] {
  return number === 1 ? { 1: seat, 2: seats[2] } : { 1: seats[1], 2: seat };
}

/** Changes both taken seats in the same way. */
export function changeSeats(room: Room, change: (seat: Seat) => Seat): Room {
  const [white, black] = [room.seats[1], room.seats[2]];
  return { ...room, seats: { 1: white && change(white), 2: black && change(black) } };
}
