// A board that is only looked at: of a replay, or of a game that others play.
import type { Color } from "@kingrow/rules";
import { Board } from "../board/Board.tsx";
import type { SquareNumbers } from "../board/surface/types.ts";
import { useBoardSettings } from "../settings/settings.ts";
import { useTexts } from "../text/texts.ts";
import type { PlyPosition } from "./moves/timeline.ts";

interface StillBoardProps {
  readonly shown: PlyPosition;
  readonly near: Color;
  /** As the visitor has chosen unless told otherwise. */
  readonly numbers?: SquareNumbers;
}

export function StillBoard({ shown, ...props }: StillBoardProps) {
  const { board } = useTexts();
  const look = useBoardSettings();
  return (
    <Board
      {...shown}
      {...look}
      {...props}
      viewer={undefined}
      active={false}
      onStep={() => {}}
      texts={board}
    />
  );
}
