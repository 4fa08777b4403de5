// The exports of the board.

export { Board } from "./Board.tsx";
export { DiscSymbols } from "./pieces/DiscSymbols.tsx";
export type { Shape } from "./surface/Shapes.tsx";
export type { BoardTexts, PieceFacts, SquareFacts } from "./surface/types.ts";
