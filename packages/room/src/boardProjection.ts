// The board and the course of the game as the wire shows them (rules G3, W6, W7).
import {
  BOARD_SIZE,
  type Checkerboard,
  type LastMove,
  type RoomState,
  type WirePiece,
} from "@kingrow/protocol";
import {
  capturingSquares,
  coordOf,
  pieceAt,
  repetitions,
  squareAt,
  type Game,
  type Position,
} from "@kingrow/rules";
import type { PlayedStep, Room } from "./room.ts";
import { seatOf } from "./seat.ts";

type BoardFields = Pick<
  RoomState,
  "checkerboard" | "forcedCapturePieces" | "lastMove" | "moves" | "drawProgress"
>;

/** `game`: what lies on the board of the room. */
export function projectBoard(room: Room, game: Game): BoardFields {
  const forced = room.phase === "started" ? capturingSquares(game.position) : [];
  return {
    checkerboard: checkerboardOf(game.position),
    forcedCapturePieces: forced.map(coordOf),
    lastMove: room.lastStep === undefined ? null : lastMoveOf(room.lastStep),
    moves: game.moves,
    drawProgress: { repetitions: repetitions(game), quietPlies: game.quietPlies },
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
