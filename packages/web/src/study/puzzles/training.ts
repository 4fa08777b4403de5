// How hard the next puzzle is, and on how many days in a row one was solved. The browser keeps it.
import { GRADES, type Grade, type Puzzle } from "@kingrow/engine/puzzles";
import { useState } from "react";
import { pageShelf, parseFields, type Fields } from "../../browser/shelf.ts";
import { dayOf, TRAINING_KEY as KEY } from "../../site/streak.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import type { Help } from "./progressText.ts";
import { keepOutcome, markOf, readOutcomes } from "./puzzleBook.ts";

interface Training {
  readonly grade: Grade;
  /** Puzzles right at the first try in a row; negative: wrong in a row. */
  readonly run: number;
  /** The last day on which a puzzle was solved, and how many days in a row that makes. */
  readonly day: number;
  readonly days: number;
}

/** So many in a row change the grade. */
const RUN = 2;
const NEWCOMER: Training = { grade: 1, run: 0, day: 0, days: 0 };

export function readTraining(): Training {
  const { grade, ...numbers } = parseFields(pageShelf.read(KEY));
  const known = GRADES.find((each) => each === grade);
  return known !== undefined && areNumbers(numbers) ? { ...numbers, grade: known } : NEWCOMER;
}

function areNumbers(kept: Fields): kept is Omit<Training, "grade"> & Fields {
  return [kept["run"], kept["day"], kept["days"]].every((number) => Number.isSafeInteger(number));
}

export function keepTraining(training: Training): Training {
  pageShelf.write(KEY, JSON.stringify(training));
  return training;
}

/** 1: right, -1: wrong, 0: neither, which ends what was in a row. */
type Result = 1 | 0 | -1;

/** Two right in a row: harder; two wrong: easier. */
function withResult(training: Training, result: Result): Training {
  const { grade } = training;
  const run = result * (Math.max(0, result * training.run) + 1);
  if (Math.abs(run) < RUN) return { ...training, run };
  const next = GRADES.find((each) => each === grade + Math.sign(run)) ?? grade;
  return { ...training, grade: next, run: 0 };
}

/** A puzzle was solved on a day; a person who travels west may have the same day twice. */
function withDay(training: Training, day: number): Training {
  if (training.day === day || training.day === day + 1) return training;
  return { ...training, day, days: training.day === day - 1 ? training.days + 1 : 1 };
}

/** What a puzzle counts for: kept as solved or missed, for the grade of the next one, and for the day. */
export function useStanding(puzzle: Puzzle) {
  const [outcomes, setOutcomes] = useState(readOutcomes);
  const [training, setTraining] = useState(readTraining);
  // A known puzzle says nothing of how strong the person is.
  const [isCounted, setCounted] = useState(() => markOf(puzzle) in outcomes);
  const { puzzles: texts } = useStudyTexts();
  // Another tab may have counted a puzzle meanwhile.
  const count = (result: Result): Training => {
    const kept = readTraining();
    return isCounted || kept.grade !== puzzle.grade ? kept : withResult(kept, result);
  };
  /** Says so where the next puzzles are of another grade. */
  const settle = (next: Training): string => {
    const by = next.grade - readTraining().grade;
    setTraining(keepTraining(next));
    setCounted(true);
    return by === 0 ? "" : by > 0 ? texts.harder : texts.easier;
  };
  return {
    outcomes,
    training,
    miss: () => {
      setOutcomes(keepOutcome(outcomes, puzzle, "missed"));
      return settle(count(-1));
    },
    help: () => settle(count(0)),
    succeed: (help: Help) => {
      if (help !== "missed") setOutcomes(keepOutcome(outcomes, puzzle, "solved"));
      // The screen may have been opened on another day.
      return settle(withDay(count(1), dayOf(new Date())));
    },
    chooseGrade: (grade: Grade) => setTraining(keepTraining({ ...readTraining(), grade, run: 0 })),
  };
}
