// Room states for tests, as the server would send them.
import { type Checkerboard, roomOptions, type RoomState, type WirePiece } from "@kingrow/protocol";
import type { Coord } from "@kingrow/rules";
import {
  capturingSquares,
  coordOf,
  initialPosition,
  pieceAt,
  squareAt,
  type Position,
} from "@kingrow/rules";

/** Default options of a public room. */
const { visibility: _, ...USUAL } = roomOptions({ isPrivate: false });

export const ME = "socket-1";
export const THEM = "socket-other";
export const ROOM = "room2345";
const SERVER_TIME = 5_000_000;

function checkerboardOf(position: Position): Checkerboard {
  return Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 8 }, (__, col) => pieceOn(position, { row, col })),
  );
}

function pieceOn(position: Position, coord: Coord): WirePiece | null {
  const square = squareAt(coord);
  const piece = square === undefined ? undefined : pieceAt(position, square);
  if (piece === undefined) return null;
  return { player: piece.color === "white" ? 1 : 2, type: piece.type };
}

/** A new room with the player alone, as player 1. */
export function aloneRoom(changes: Partial<RoomState> = {}): RoomState {
  return {
    id: ROOM,
    players: [ME],
    playerNumbers: { [ME]: 1 },
    playerColors: { [ME]: "white" },
    currentPlayerTurn: null,
    gameStatus: "waiting",
    readyPlayers: [],
    scores: { [ME]: 0 },
    checkerboard: checkerboardOf(initialPosition),
    forcedCapturePieces: [],
    winner: null,
    playAgainPlayers: [],
    version: 1,
    isPrivate: false,
    options: USUAL,
    clocks: null,
    ballot: null,
    serverTime: SERVER_TIME,
    lastMove: null,
    moves: [],
    endReason: null,
    drawOfferedBy: null,
    takebackOfferedBy: null,
    drawProgress: { repetitions: 1, quietPlies: 0 },
    presence: { [ME]: { connected: true, claimableAt: null, forfeitAt: null } },
    watchers: 0,
    watchId: null,
    ...changes,
  };
}

/** A room with both players connected; the player is player 2 (black) by default. */
export function bothRoom(changes: Partial<RoomState> = {}, mine: 1 | 2 = 2): RoomState {
  const [first, second] = mine === 1 ? [ME, THEM] : [THEM, ME];
  return aloneRoom({
    players: [first, second],
    playerNumbers: { [first]: 1, [second]: 2 },
    playerColors: { [first]: "white", [second]: "black" },
    scores: { [ME]: 0, [THEM]: 0 },
    presence: {
      [ME]: { connected: true, claimableAt: null, forfeitAt: null },
      [THEM]: { connected: true, claimableAt: null, forfeitAt: null },
    },
    version: 2,
    ...changes,
  });
}

/** A running game at a position; the player is black and moves first by default. */
export function startedRoom(
  position: Position = initialPosition,
  changes: Partial<RoomState> = {},
  mine: 1 | 2 = 2,
): RoomState {
  const state = bothRoom({ gameStatus: "started", readyPlayers: [ME, THEM], version: 4 }, mine);
  const onTurn = state.players[position.turn === "white" ? 0 : 1];
  return {
    ...state,
    currentPlayerTurn: onTurn ?? null,
    checkerboard: checkerboardOf(position),
    forcedCapturePieces: capturingSquares(position).map(coordOf),
    ...changes,
  };
}

export function endedRoom(changes: Partial<RoomState> = {}, mine: 1 | 2 = 2): RoomState {
  return bothRoom(
    { gameStatus: "ended", winner: ME, endReason: "resigned", version: 9, ...changes },
    mine,
  );
}
