// The screen of puzzles: one at a time, of the grade that suits the person. `#today` opens the puzzle of the day.
import { GRADES, type Grade, type Puzzle } from "@kingrow/engine/puzzles";
import puzzlesText from "@kingrow/engine/puzzles.txt?raw";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { fieldsOf } from "../../browser/shelf.ts";
import { dayOf, daysInARow } from "../../site/streak.ts";
import { StillBoard } from "../../record/StillBoard.tsx";
import { arrive } from "../../shell/frame/arrival.ts";
import { useTitle } from "../../shell/tab/useTab.ts";
import { useNow } from "../../shell/time/useTime.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { dateText } from "../../text/timeText.ts";
import buttons from "../../ui/Button.module.css";
import { Button } from "../../ui/Button.tsx";
import { RadioRow } from "../../ui/form/RadioRow.tsx";
import { taskText } from "./progressText.ts";
import {
  countSolved,
  dailyNumber,
  markOf,
  nextNumber,
  readOutcomes,
  readPuzzles,
  type Outcomes,
} from "./puzzleBook.ts";
import { SolveFrame } from "./SolveFrame.tsx";
import { readTraining, useStanding } from "./training.ts";
import { usePuzzle } from "./usePuzzle.ts";

export function PuzzlesRoute() {
  const texts = useStudyTexts().puzzles;
  const [puzzles] = useState(() => readPuzzles(puzzlesText));
  // A page that is open over midnight has another day then.
  const today = dayOf(new Date(useNow(Date.now, 60_000)));
  useTitle(texts.title);
  return (
    <PuzzlesScreen puzzles={puzzles} today={today} isDaily={window.location.hash === "#today"} />
  );
}

interface PuzzlesScreenProps {
  readonly puzzles: readonly Puzzle[];
  /** Days since 1970. */
  readonly today: number;
  readonly isDaily: boolean;
}

export function PuzzlesScreen({ puzzles, today, isDaily }: PuzzlesScreenProps) {
  const daily = dailyNumber(puzzles.length, today);
  const [number, setNumber] = useState(() => {
    const { puzzle: shown } = fieldsOf(window.history.state);
    if (typeof shown === "number") return shown;
    return isDaily ? daily : nextNumber(puzzles, -1, readTraining().grade, readOutcomes());
  });
  const puzzle = puzzles[number] ?? puzzles[0];
  // Each visit to a puzzle begins it anew.
  const [visit, setVisit] = useState(0);
  // A reload or the way back shows the same puzzle, unless it was that of another day.
  const isKept = !isDaily || visit > 0;
  useEffect(() => {
    if (isKept) window.history.replaceState({ puzzle: number }, "");
  }, [isKept, number]);
  const go = (to: number): void => {
    // The button goes with its puzzle: the focus is the next one's.
    arrive();
    setNumber(to);
    setVisit(visit + 1);
  };
  if (puzzle === undefined) return null;
  return (
    <OnePuzzle
      key={visit}
      puzzle={puzzle}
      puzzles={puzzles}
      today={today}
      isDaily={number === daily}
      onDaily={() => go(daily)}
      onNext={(grade, outcomes) => go(nextNumber(puzzles, number, grade, outcomes))}
    />
  );
}

interface OnePuzzleProps extends PuzzlesScreenProps {
  readonly puzzle: Puzzle;
  readonly onDaily: () => void;
  readonly onNext: (grade: Grade, outcomes: Outcomes) => void;
}

function OnePuzzle({ puzzle, puzzles, today, isDaily, onDaily, onNext }: OnePuzzleProps) {
  const allTexts = useStudyTexts();
  const { puzzles: texts, lobby } = allTexts;
  const standing = useStanding(puzzle);
  const solving = usePuzzle(puzzle, standing);
  const { outcomes, training } = standing;
  const [begunOn] = useState(() => new Date());
  const [before] = useState(() => outcomes[markOf(puzzle)]);
  const days = daysInARow(today);
  const alike = puzzles.filter(({ grade }) => grade === puzzle.grade);
  const chooseGrade = (grade: Grade): void => {
    standing.chooseGrade(grade);
    flushSync(() => onNext(grade, outcomes));
    // The row is replaced with its puzzle: the focus moves to the new row, so that the arrow keys go on there.
    document.querySelector<HTMLElement>("fieldset :checked")?.focus({ preventScroll: true });
  };
  const facts = [
    isDaily ? dateText(begunOn) : undefined,
    texts.grades[puzzle.grade],
    texts.count(countSolved(alike, outcomes), alike.length),
    before && texts.was[before],
    days > 1 ? lobby.daysInARow(days) : undefined,
  ];
  return (
    <SolveFrame
      puzzle={puzzle}
      solving={solving}
      heading={isDaily ? texts.daily : texts.heading}
      note={facts.filter((fact) => fact !== undefined).join(" · ")}
      next={{ label: texts.next, go: () => onNext(training.grade, outcomes) }}
      choice={
        <RadioRow
          label={texts.difficulty}
          choices={GRADES}
          names={texts.grades}
          chosen={puzzle.grade}
          onChoose={chooseGrade}
        />
      }
    >
      {!isDaily && <Button onClick={onDaily}>{texts.daily}</Button>}
      <p className="soft">{texts.intro}</p>
    </SolveFrame>
  );
}

/** The board and the task of the day for the lobby, which fetches them with the screen to which they lead. */
export function DailyTask({ today }: Pick<PuzzlesScreenProps, "today">) {
  const texts = useStudyTexts();
  const [puzzles] = useState(() => readPuzzles(puzzlesText));
  const puzzle = puzzles[dailyNumber(puzzles.length, today)];
  if (puzzle === undefined) return null;
  const { position } = puzzle;
  return (
    <>
      <div aria-hidden="true" inert>
        <StillBoard shown={{ position, lastStep: undefined }} near={position.turn} numbers="off" />
      </div>
      <p>
        {taskText(puzzle, texts)} <span className={buttons["link"]}>{texts.puzzles.solve}</span>
      </p>
    </>
  );
}
