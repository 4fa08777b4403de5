// What a board says at a table whose players all sit at this device.
import type { BoardTexts } from "../../board/index.ts";

type Said = Pick<BoardTexts, "darkSquare" | "explain">;

/** Against the computer: `instead` takes the place of what the page says of an opponent. */
export function computersBoard(
  board: BoardTexts,
  notYours: string,
  instead: readonly [opponent: string, computer: string] = ["", ""],
): Said {
  return {
    darkSquare: (facts) => board.darkSquare(facts).replace(...instead),
    explain: (why) => (why.reason === "not-yours" ? notYours : board.explain(why)),
  };
}

/** For two: no piece is anybody's own. */
export function sharedBoard(board: BoardTexts, notYours: string): Said {
  return {
    darkSquare: ({ piece, ...facts }) =>
      board.darkSquare({ ...facts, piece: piece && { ...piece, owner: undefined } }),
    explain: (why) => (why.reason === "not-yours" ? notYours : board.explain(why)),
  };
}

/** What marks of a premove say while they show a hint. */
export function hintBoard(
  board: BoardTexts,
  nextMove: string,
  hint: string,
): Pick<Said, "darkSquare"> {
  return { darkSquare: (facts) => board.darkSquare(facts).replace(nextMove, hint) };
}
