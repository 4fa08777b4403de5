// The puzzle of the day as the lobby shows it: its board, and what is to be done.
import puzzlesText from "@kingrow/engine/puzzles.txt?raw";
import type { Puzzle } from "@kingrow/engine/puzzles";
import { useMemo } from "react";
import { StillBoard } from "../../record/StillBoard.tsx";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { taskText } from "./progressText.ts";
import { dailyNumber, readPuzzles } from "./puzzleBook.ts";

interface DailyProps {
  /** Days since 1970. */
  readonly today: number;
}

export function DailyBoard({ today }: DailyProps) {
  const position = useDailyPuzzle(today)?.position;
  return (
    position && (
      <StillBoard shown={{ position, lastStep: undefined }} near={position.turn} numbers="off" />
    )
  );
}

export function DailyTask({ today }: DailyProps) {
  const texts = useStudyTexts();
  const puzzle = useDailyPuzzle(today);
  return puzzle && <small>{taskText(puzzle, texts, 1)}</small>;
}

function useDailyPuzzle(today: number): Puzzle | undefined {
  return useMemo(() => {
    const puzzles = readPuzzles(puzzlesText);
    return puzzles[dailyNumber(puzzles.length, today)];
  }, [today]);
}
