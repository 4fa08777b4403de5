// Between the wire's rows and columns and the rules' squares.
import type { RoomState } from "@kingrow/protocol";
import { squareAt, type Color, type Position, type Square } from "@kingrow/rules";

/** The position a room state shows; black is to move where nobody is. */
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

/** After a jump the same side is on turn only while the chain goes on. */
function jumperOf({ gameStatus, lastMove }: RoomState, turn: Color): Square | undefined {
  if (gameStatus !== "started" || lastMove === null || lastMove.captured === null) return undefined;
  const mover: Color = lastMove.player === 1 ? "white" : "black";
  return mover === turn ? squareAt(lastMove.to) : undefined;
}

export function samePosition(a: Position, b: Position): boolean {
  const sameBoard = a.black === b.black && a.white === b.white && a.kings === b.kings;
  return sameBoard && a.turn === b.turn && a.jumper === b.jumper;
}
