// What the page may use of the board.

export { Board } from "./Board.tsx";
export type { BoardTexts, Explanation, PieceFacts, SquareFacts } from "./types.ts";
