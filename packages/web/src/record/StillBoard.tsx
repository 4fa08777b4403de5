// A board that is only looked at: of a replay, or of a game that others play.
import type { Color } from "@kingrow/rules";
import { Board } from "../board/Board.tsx";
import { useBoardSettings } from "../settings/settings.ts";
import { useTexts } from "../text/texts.ts";
import type { PlyPosition } from "./timeline.ts";

interface StillBoardProps {
  readonly shown: PlyPosition;
  /** The side at the lower edge. */
  readonly near: Color;
}

export function StillBoard({ shown, near }: StillBoardProps) {
  const { board } = useTexts();
  const look = useBoardSettings();
  return (
    <Board
      {...shown}
      viewer={undefined}
      near={near}
      active={false}
      onStep={() => {}}
      texts={board}
      {...look}
    />
  );
}
