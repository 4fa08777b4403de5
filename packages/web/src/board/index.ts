// What the page may use of the board.

export type { BoardProps, BoardTexts, Explanation, PieceFacts, SquareFacts } from "./types.ts";
