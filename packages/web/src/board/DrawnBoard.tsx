// A board with arrows and circles over the pieces, and drawing them.
import { Board } from "./Board.tsx";
import { useDrawing } from "./input/useDrawing.ts";
import { Shapes, type Shape } from "./surface/Shapes.tsx";
import type { BoardProps, Drawing } from "./surface/types.ts";

export interface DrawnBoardProps extends BoardProps {
  readonly shapes?: readonly Shape[] | undefined;
  /** With it arrows and circles can be drawn. */
  readonly drawing?: Drawing | undefined;
}

const NONE: readonly Shape[] = [];

export function DrawnBoard({ shapes = NONE, drawing, ...board }: DrawnBoardProps) {
  const turned = (board.near ?? board.viewer) === "white";
  const { handlers, path } = useDrawing(drawing, turned);
  const all = path === undefined ? shapes : [...shapes, { path, kind: "drawn" } as const];
  const drawn = all.length > 0 && <Shapes shapes={all} turned={turned} />;
  return <Board {...board} drawn={drawn} handlers={handlers} />;
}
