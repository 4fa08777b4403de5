// What a puzzle counts for: kept as solved or missed, for the grade of the next one, and for the day.
import type { Grade, Puzzle } from "@kingrow/engine/puzzles";
import { useState } from "react";
import { dayOf, keepOutcome, readOutcomes } from "./puzzleBook.ts";
import { keepTraining, readTraining, withDay, withResult, type Training } from "./training.ts";

export type Standing = ReturnType<typeof useStanding>;

export function useStanding(puzzle: Puzzle) {
  const [outcomes, setOutcomes] = useState(readOutcomes);
  const [training, setTraining] = useState(readTraining);
  const [isCounted, setCounted] = useState(false);
  const [isMissed, setMissed] = useState(false);
  // Another tab may have counted a puzzle meanwhile.
  const count = (isRight: boolean): Training =>
    isCounted ? readTraining() : withResult(readTraining(), isRight);
  return {
    outcomes,
    training,
    miss: () => {
      setOutcomes(keepOutcome(outcomes, puzzle, "missed"));
      setTraining(keepTraining(count(false)));
      setCounted(true);
      setMissed(true);
    },
    help: () => setCounted(true),
    succeed: () => {
      if (!isMissed) setOutcomes(keepOutcome(outcomes, puzzle, "solved"));
      // The screen may have been opened on another day.
      setTraining(keepTraining(withDay(count(true), dayOf(new Date()))));
      setCounted(true);
    },
    chooseGrade: (grade: Grade) => setTraining(keepTraining({ ...readTraining(), grade, run: 0 })),
  };
}
