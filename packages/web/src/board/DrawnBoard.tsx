// A board with arrows and circles over the pieces, and drawing them: with the right button of a mouse, or with a pen.
import type { Square, StepSquares } from "@kingrow/rules";
import { useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";
import { Board } from "./Board.tsx";
import { squareOfElement } from "./input/useRovingFocus.ts";
import { pointOf, squareUnder } from "./surface/geometry.ts";
import { Shapes, type Shape } from "./surface/Shapes.tsx";
import type { BoardProps } from "./surface/types.ts";

interface Drawing {
  /** Any pointer draws, and so do Enter and Space. The right button of a mouse always does. */
  readonly isPen: boolean;
  /** One square for a circle, two for an arrow. */
  readonly onDraw: (path: readonly Square[]) => void;
}

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
  return <Board {...board} drawn={drawn} handlers={{ ...board.handlers, ...handlers }} />;
}

const RIGHT_BUTTON = 2;

/** Handlers for the field around the squares, and the path that is being drawn. They take what the grid must not see. */
function useDrawing(drawing: Drawing | undefined, turned: boolean) {
  const [draft, setDraft] = useState<StepSquares>();
  const path = draft && pathOf(draft);
  if (drawing === undefined) return { handlers: {}, path: undefined };
  const { isPen, onDraw } = drawing;
  const under = (event: PointerEvent): Square | undefined =>
    squareUnder(pointOf(event), event.currentTarget.getBoundingClientRect(), turned);
  const finish = (drawn: StepSquares | undefined): void => {
    setDraft(undefined);
    if (drawn !== undefined) onDraw(pathOf(drawn));
  };
  const handlers = {
    onPointerDownCapture: (event: PointerEvent<HTMLElement>) => {
      if (!isPen && event.button !== RIGHT_BUTTON) return;
      event.stopPropagation();
      const from = under(event);
      if (!event.isPrimary || from === undefined) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDraft({ from, to: from });
    },
    onPointerMoveCapture: (event: PointerEvent<HTMLElement>) => {
      const to = draft && under(event);
      if (draft !== undefined && to !== undefined && to !== draft.to) setDraft({ ...draft, to });
    },
    onPointerUpCapture: (event: PointerEvent<HTMLElement>) => {
      if (draft !== undefined && event.buttons === 0) finish(draft);
    },
    onPointerCancelCapture: () => finish(undefined),
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      if (isPen) event.stopPropagation();
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (!isPen) return;
      if (event.key === "Escape") return finish(undefined);
      const square = squareOfElement(event.target);
      if (square === undefined || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      event.stopPropagation();
      if (draft === undefined) setDraft({ from: square, to: square });
      else finish({ ...draft, to: square });
    },
  };
  return { handlers, path };
}

function pathOf({ from, to }: StepSquares): readonly Square[] {
  return from === to ? [from] : [from, to];
}
