// A lesson: its idea in words, and positions in which it is to be found.
import { useState } from "react";
import links from "../../shell/address/links.module.css";
import { arrive } from "../../shell/frame/arrival.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "../frame/Study.module.css";
import { keepOutcome, keepsOutcomes, readOutcomes } from "../puzzles/puzzleBook.ts";
import { isOver } from "../puzzles/puzzlePlay.ts";
import { SolveFrame } from "../puzzles/SolveFrame.tsx";
import { usePuzzle } from "../puzzles/usePuzzle.ts";
import { firstOpen, LESSONS, solvedOf, tasksOf, type LessonName } from "./lessonBook.ts";

export function LessonScreen({ name }: { readonly name: LessonName }) {
  const [visit, setVisit] = useState(() => ({ index: firstOpen(name), times: 0 }));
  const go = (index: number): void => {
    // The button goes with its position: the focus is the next one's.
    arrive();
    setVisit({ index, times: visit.times + 1 });
  };
  return <OneTask key={visit.times} name={name} index={visit.index} onGo={go} />;
}

interface OneTaskProps {
  readonly name: LessonName;
  readonly index: number;
  readonly onGo: (index: number) => void;
}

function OneTask({ name, index, onGo }: OneTaskProps) {
  const { lessons, puzzles } = useStudyTexts();
  const tasks = tasksOf(name);
  const task = tasks[index];
  const [isKept] = useState(keepsOutcomes);
  const [isMissed, setMissed] = useState(false);
  if (task === undefined) throw new Error(`${name} has no position ${index}.`);
  const solving = usePuzzle(task, {
    miss: () => setMissed(true),
    help: () => {},
    succeed: () => !isMissed && keepOutcome(readOutcomes(), task, "solved"),
  });
  const isLast = index === tasks.length - 1;
  const nextLesson = LESSONS[LESSONS.indexOf(name) + 1];
  const goOn = (): void => {
    if (!isLast) onGo(index + 1);
    else if (nextLesson !== undefined) window.location.hash = nextLesson;
  };
  return (
    <SolveFrame
      puzzle={task}
      solving={solving}
      heading={
        <>
          <div className={styles["row"]}>
            <h1 className={styles["heading"]}>{lessons.names[name]}</h1>
            <p className={styles["soft"]}>{lessons.place(index + 1, tasks.length)}</p>
          </div>
          {index === 0 && <p>{lessons.about[name]}</p>}
        </>
      }
      next={
        (!isLast || nextLesson !== undefined) && (
          <Button variant={isOver(solving.play) ? "primary" : "secondary"} onClick={goOn}>
            {isLast ? lessons.nextLesson : lessons.next}
          </Button>
        )
      }
      ways={
        <a href="#all" className={links["action"]}>
          {lessons.all}
        </a>
      }
    >
      {index > 0 && <p>{lessons.about[name]}</p>}
      <p className={styles["soft"]}>{lessons.solved(solvedOf(name), tasks.length)}</p>
      {!isKept && <p className={styles["soft"]}>{puzzles.notKept}</p>}
    </SolveFrame>
  );
}
