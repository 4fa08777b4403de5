// Projects the board and the state of the game to the wire format (rules G3, W6, W7).
import { type Checkerboard, type LastMove, type WirePiece } from "@kingrow/protocol";
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
import type { LastStep, Room } from "../state/room.ts";
import { seatOf } from "../state/seat.ts";

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
