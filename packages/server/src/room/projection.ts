// The room as the wire shows it (rules W4 to W7), and its row in the lobby (rule L2).
import {
  BOARD_SIZE,
  MAX_PLAYERS,
  type AvailableRoom,
  type Checkerboard,
  type LastMove,
  type PlayerId,
  type Presence,
  type RoomState,
  type WirePiece,
} from "@kingrow/protocol";
import {
  capturedBy,
  capturingSquares,
  coordOf,
  pieceAt,
  repetitions,
  squareAt,
  startGame,
  type Game,
  type Position,
} from "@kingrow/rules";
import { clockAgainst } from "./absence.ts";
import {
  colorOf,
  isClosed,
  SEAT_NUMBERS,
  seatedIn,
  seatOf,
  type PlayedStep,
  type Room,
  type Seat,
  type SeatNumber,
} from "./room.ts";

/** What lies on the board while the players get ready. */
const GAME_TO_COME = startGame();

/** The full snapshot of the room. `now`: the server's clock, epoch milliseconds. */
export function project(room: Room, now: number): RoomState {
  const game = room.game ?? GAME_TO_COME;
  return {
    id: room.id,
    isPrivate: room.isPrivate,
    version: room.version,
    serverTime: now,
    gameStatus: room.phase,
    ...projectPlayers(room, game),
    ...projectBoard(room, game),
    winner: idOf(room, room.result?.winner),
    endReason: room.result?.reason ?? null,
    drawOfferedBy: idOf(room, room.drawOffer),
  };
}

/** The room's row in the lobby; undefined for private and closed rooms. */
export function lobbyEntry(room: Room): AvailableRoom | undefined {
  if (room.isPrivate || isClosed(room)) return undefined;
  const playerCount = seatedIn(room).length;
  const status = playerCount < MAX_PLAYERS ? "Open" : "Full";
  return { id: room.id, playerCount, maxPlayers: MAX_PLAYERS, status };
}

type PlayerFields = Pick<
  RoomState,
  | "players"
  | "playerNumbers"
  | "playerColors"
  | "scores"
  | "readyPlayers"
  | "playAgainPlayers"
  | "presence"
>;

/** After a game also a player who has left has a number, a colour and a score, but no seat. */
function projectPlayers(room: Room, game: Game): PlayerFields {
  return {
    players: idsWhere(room, () => true),
    readyPlayers: idsWhere(room, (seat) => seat.ready),
    playAgainPlayers: idsWhere(room, (seat) => seat.wantsRematch),
    playerNumbers: perPlayer(room, SEAT_NUMBERS, (number) => number),
    playerColors: perPlayer(room, SEAT_NUMBERS, colorOf),
    scores: perPlayer(room, SEAT_NUMBERS, (number) => capturedBy(game, colorOf(number))),
    presence: perPlayer(room, seatedIn(room), (number) => presenceOf(room, number)),
  };
}

type BoardFields = Pick<
  RoomState,
  | "currentPlayerTurn"
  | "checkerboard"
  | "forcedCapturePieces"
  | "lastMove"
  | "moves"
  | "drawProgress"
>;

function projectBoard(room: Room, game: Game): BoardFields {
  const isRunning = room.phase === "started";
  return {
    currentPlayerTurn: isRunning ? idOf(room, seatOf(game.position.turn)) : null,
    checkerboard: checkerboardOf(game.position),
    forcedCapturePieces: isRunning ? capturingSquares(game.position).map(coordOf) : [],
    lastMove: room.lastStep === undefined ? null : lastMoveOf(room.lastStep),
    moves: game.moves,
    drawProgress: { repetitions: repetitions(game), quietPlies: game.quietPlies },
  };
}

function idOf(room: Room, number: SeatNumber | undefined): PlayerId | null {
  if (number === undefined) return null;
  return room.seats[number]?.socketId ?? room.result?.departed ?? null;
}

function idsWhere(room: Room, test: (seat: Seat) => boolean): readonly PlayerId[] {
  return SEAT_NUMBERS.flatMap((number) => {
    const seat = room.seats[number];
    return seat !== undefined && test(seat) ? [seat.socketId] : [];
  });
}

function perPlayer<T>(
  room: Room,
  numbers: readonly SeatNumber[],
  valueOf: (number: SeatNumber) => T,
): Readonly<Record<PlayerId, T>> {
  const entries = numbers.flatMap((number) => {
    const id = idOf(room, number);
    return id === null ? [] : [[id, valueOf(number)] as const];
  });
  return Object.fromEntries(entries);
}

function presenceOf(room: Room, number: SeatNumber): Presence {
  const clock = room.phase === "started" ? clockAgainst(room, number) : undefined;
  return {
    connected: room.seats[number]?.connected ?? false,
    claimableAt: clock?.claimableAt ?? null,
    forfeitAt: clock?.forfeitAt ?? null,
  };
}

function lastMoveOf({ player, from, to, captured, crowned }: PlayedStep): LastMove {
  return {
    player,
    from: coordOf(from),
    to: coordOf(to),
    captured: captured === undefined ? null : coordOf(captured),
    crowned,
  };
}

function checkerboardOf(position: Position): Checkerboard {
  const places = Array.from({ length: BOARD_SIZE }, (_, index) => index);
  return places.map((row) => places.map((col) => pieceOn(position, row, col)));
}

function pieceOn(position: Position, row: number, col: number): WirePiece | null {
  const square = squareAt({ row, col });
  const piece = square === undefined ? undefined : pieceAt(position, square);
  return piece === undefined ? null : { player: seatOf(piece.color), type: piece.type };
}
