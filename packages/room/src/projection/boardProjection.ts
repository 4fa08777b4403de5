// The board and the course of the game as the wire shows them (rules G3, W6, W7).
import {
  type Checkerboard,
  type LastMove,
  type RoomState,
  type WirePiece,
} from "@kingrow/protocol";
import {
  BOARD_SIZE,
  capturingSquares,
  coordOf,
  pieceAt,
  repetitions,
  squareAt,
  type Game,
  type Position,
} from "@kingrow/rules";
import type { PlayedStep, Room } from "../state/room.ts";
import { seatOf } from "../state/seat.ts";

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

type WireRow = Checkerboard[number];

const PLACES = Array.from({ length: BOARD_SIZE }, (_, index) => index);
const SQUARES_A_ROW = 4;

function checkerboardOf(position: Position): Checkerboard {
  return PLACES.map((row) => rowOf(position, row));
}

/** Rows as they were shown before: there are few, and each is made once. */
const rows = new Map<number, WireRow>();

function rowOf(position: Position, row: number): WireRow {
  const key = contentsOf(position, row);
  const known = rows.get(key);
  if (known !== undefined) return known;
  const made = PLACES.map((col) => pieceOn(position, row, col));
  rows.set(key, made);
  return made;
}

/** A number of its own for whatever may stand on the row's four squares; rows differ in where those lie. */
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
