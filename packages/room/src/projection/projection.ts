// Projects a room to the room state that players and watchers get (rules W4 to W7).
import type {
  PlayerId,
  PlayerClock,
  Presence,
  RoomState,
  Checkerboard,
  LastMove,
  WirePiece,
} from "@kingrow/protocol";
import {
  capturedBy,
  startGame,
  type Game,
  BOARD_SIZE,
  capturingSquares,
  coordOf,
  pieceAt,
  repetitions,
  squareAt,
  type Position,
} from "@kingrow/rules";
import { clockAgainst } from "../course/absence.ts";
import { abortableAt } from "../course/firstMoves.ts";
import { idleSeatFreedAt } from "../course/freedSeats.ts";
import { ballotAt } from "../state/ballot.ts";
import { fullClocks, moverOf } from "../course/gameClocks.ts";
import { seatedIn, seatsOf, type Room, type LastStep } from "../state/room.ts";
import { colorOf, SEAT_NUMBERS, seatOf, type Seat, type SeatNumber } from "../state/seat.ts";

/** The board before the game. */
const GAME_TO_COME = startGame();

/** Watchers are not part of the stored room. */
export interface WatcherInfo {
  readonly watchers: number;
  readonly watchId: string | null;
}

const NO_WATCHERS: WatcherInfo = { watchers: 0, watchId: null };

/** The full snapshot of the room. `now`: the server's clock, epoch milliseconds. */
export function project(room: Room, now: number, watcherInfo = NO_WATCHERS): RoomState {
  const game = room.game ?? GAME_TO_COME;
  return {
    id: room.id,
    ...projectOptions(room),
    createdBy: idOf(room, creatorsSeat(room)),
    version: room.version,
    serverTime: now,
    gameStatus: room.phase,
    startsAt: room.startsAt ?? null,
    ...projectPlayers(room, game),
    ...projectBoard(room, game),
    clocks: projectClocks(room),
    currentPlayerTurn: room.phase === "started" ? idOf(room, seatOf(game.position.turn)) : null,
    winner: idOf(room, room.result?.winner),
    series: projectSeries(room),
    endReason: room.result?.reason ?? null,
    drawOfferedBy: idOf(room, room.drawOffer),
    takebackOfferedBy: idOf(room, room.takebackOffer),
    ...watcherInfo,
  };
}

export function projectOptions({ options, ballot, game }: Room) {
  const { visibility, ...shown } = options;
  return {
    isPrivate: visibility === "private",
    options: shown,
    ballot: ballot === undefined || game === undefined ? null : ballotAt(ballot),
  };
}

/** Clocks are full before the game. After it they show the time left. */
function projectClocks(room: Room): RoomState["clocks"] {
  const clocks = room.clocks ?? fullClocks(room.options.pace);
  if (clocks === undefined) return null;
  return perPlayer(room, SEAT_NUMBERS, (number): PlayerClock => {
    const isRunning = room.phase === "started" && moverOf(room.game) === number;
    return {
      remainingMs: clocks.remainingMs[number],
      since: isRunning ? (clocks.since ?? null) : null,
    };
  });
}

/** After a game, a player who has left still has a number, a colour, a name and a score. */
function projectPlayers(room: Room, game: Game) {
  return {
    players: idsWhere(room, () => true),
    readyPlayers: idsWhere(room, (seat) => seat.ready),
    playAgainPlayers: idsWhere(room, (seat) => seat.wantsRematch),
    playerNumbers: perPlayer(room, SEAT_NUMBERS, (number) => number),
    playerColors: perPlayer(room, SEAT_NUMBERS, colorOf),
    playerNames: perPlayer(room, SEAT_NUMBERS, (number) => nameOf(room, number)),
    scores: perPlayer(room, SEAT_NUMBERS, (number) => capturedBy(game, colorOf(number))),
    presence: perPlayer(room, seatedIn(room), (number) => presenceOf(room, number)),
  };
}

function projectSeries(room: Room): NonNullable<RoomState["series"]> | null {
  const { series } = room;
  if (series === undefined) return null;
  return {
    wins: perPlayer(room, SEAT_NUMBERS, (number) => series.wins[number]),
    draws: series.draws,
  };
}

function creatorsSeat(room: Room): SeatNumber | undefined {
  return seatedIn(room).find((number) => room.seats[number]?.owner === room.createdBy);
}

/** Number of the player's name, also of a player who has left since the game. */
export function nameOf({ seats, result }: Room, number: SeatNumber): number | null {
  const seat = seats[number];
  return (seat === undefined ? result?.departedName : seat.name) ?? null;
}

/** The player's id, also of a player who has left since the game (rule W4). */
function idOf(room: Room, number: SeatNumber | undefined): PlayerId | null {
  if (number === undefined) return null;
  return room.seats[number]?.socketId ?? room.result?.departed ?? null;
}

function idsWhere(room: Room, test: (seat: Seat) => boolean): readonly PlayerId[] {
  return seatsOf(room)
    .filter(test)
    .map(({ socketId }) => socketId);
}

function perPlayer<T>(
  room: Room,
  numbers: readonly SeatNumber[],
  valueOf: (number: SeatNumber) => T,
): Readonly<Record<PlayerId, T>> {
  const values: Record<PlayerId, T> = {};
  for (const number of numbers) {
    const id = idOf(room, number);
    if (id !== null) values[id] = valueOf(number);
  }
  return values;
}

function presenceOf(room: Room, number: SeatNumber): Presence {
  const clock = clockAgainst(room, number);
  const abortable = moverOf(room.game) === number ? abortableAt(room) : undefined;
  const { releasableAt, keptUntil = idleSeatFreedAt(room, number) } = room.seats[number] ?? {};
  return {
    connected: room.seats[number]?.connected ?? false,
    claimableAt: clock?.claimableAt ?? null,
    forfeitAt: clock?.forfeitAt ?? null,
    ...(keptUntil !== undefined && { seatKeptUntil: keptUntil }),
    ...(releasableAt !== undefined && { releasableAt }),
    ...(abortable !== undefined && { abortableAt: abortable }),
  };
}

/** @param game the game whose board the room shows */
export function projectBoard(room: Room, game: Game) {
  const forced = room.phase === "started" ? capturingSquares(game.position) : [];
  return {
    checkerboard: checkerboardOf(game.position),
    forcedCapturePieces: forced.map(coordOf),
    lastMove: room.lastStep === undefined ? null : lastMoveOf(room.lastStep),
    moves: game.moves,
    drawProgress: { repetitions: repetitions(game), quietPlies: game.quietPlies },
  };
}

function lastMoveOf({ player, from, to, captured, crowned }: LastStep): LastMove {
  return {
    player,
    from: coordOf(from),
    to: coordOf(to),
    captured: captured === undefined ? null : coordOf(captured),
    crowned,
  };
}

type WireRow = Checkerboard[number];

const PLACES = Array.from({ length: BOARD_SIZE }, (_, index) => index);
const SQUARES_A_ROW = 4;

function checkerboardOf(position: Position): Checkerboard {
  return PLACES.map((row) => rowOf(position, row));
}

/** Cache of wire rows. There are few different ones. */
const rows = new Map<number, WireRow>();

function rowOf(position: Position, row: number): WireRow {
  const key = contentsOf(position, row);
  const known = rows.get(key);
  if (known !== undefined) return known;
  const made = PLACES.map((col) => pieceOn(position, row, col));
  rows.set(key, made);
  return made;
}

/** A unique number for the content of a row. */
function contentsOf({ black, white, kings }: Position, row: number): number {
  const first = SQUARES_A_ROW * (BOARD_SIZE - 1 - row);
  const bitsOf = (pieces: number) => (pieces >>> first) & 0b1111;
  return (row % 2) | (bitsOf(black) << 1) | (bitsOf(white) << 5) | (bitsOf(kings) << 9);
}

function pieceOn(position: Position, row: number, col: number): WirePiece | null {
  const square = squareAt({ row, col });
  const piece = square === undefined ? undefined : pieceAt(position, square);
  return piece === undefined ? null : { player: seatOf(piece.color), type: piece.type };
}
