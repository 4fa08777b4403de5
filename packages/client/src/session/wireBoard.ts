// Converts the board of the wire, in rows and columns, to a position of the rules.
import type { RoomState } from "@kingrow/protocol";
import { squareAt, type Color, type Position, type Square, type StepSquares } from "@kingrow/rules";

/** The position of a room state. Black is to move if no game is running. */
export function positionOf(state: RoomState): Position {
  const turn = turnOf(state);
  const board = { black: 0, white: 0, kings: 0 };
  state.checkerboard.forEach((line, row) =>
    line.forEach((piece, col) => {
      const square = squareAt({ row, col });
      if (piece === null || square === undefined) return;
      const bit = 1 << (square - 1);
      board[piece.player === 1 ? "white" : "black"] |= bit;
      if (piece.type === "king") board.kings |= bit;
    }),
  );
  return { ...board, turn, jumper: jumperOf(state, turn) };
}

function turnOf(state: RoomState): Color {
  const player = state.currentPlayerTurn;
  return (player === null ? undefined : state.playerColors[player]) ?? "black";
}

/** If the same side is on turn after a jump, the chain continues. */
function jumperOf({ gameStatus, lastMove }: RoomState, turn: Color): Square | undefined {
  if (gameStatus !== "started" || lastMove === null || lastMove.captured === null) return undefined;
  const mover: Color = lastMove.player === 1 ? "white" : "black";
  return mover === turn ? squareAt(lastMove.to) : undefined;
}

/** The squares of the last move on the wire. */
export function stepOf(move: RoomState["lastMove"] | undefined): StepSquares | undefined {
  const [from, to] = move ? [squareAt(move.from), squareAt(move.to)] : [];
  return from === undefined || to === undefined ? undefined : { from, to };
}
