// A lesson: its idea in words, and positions in which it is to be found.
import { useEffect, useState } from "react";
import { fieldsOf } from "../../browser/shelf.ts";
import { arrive } from "../../shell/frame/arrival.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { isSolved, keepOutcome, readOutcomes } from "../puzzles/puzzleBook.ts";
import { SolveFrame } from "../puzzles/SolveFrame.tsx";
import { usePuzzle } from "../puzzles/usePuzzle.ts";
import { firstOpen, LESSONS, tasksOf, type LessonName } from "./lessonBook.ts";
import buttons from "../../ui/Button.module.css";
import { Button } from "../../ui/Button.tsx";
import { classes } from "../../ui/base/classes.ts";
import { Icon } from "../../ui/base/Icon.tsx";

export function LessonScreen({ name }: { readonly name: LessonName }) {
  const [visit, setVisit] = useState(() => ({ index: taskInEntry(name), times: 0 }));
  // A reload or the way back shows the same position.
  useEffect(() => window.history.replaceState({ task: visit.index }, ""), [visit.index]);
  const go = (index: number): void => {
    // The button goes with its position: the focus is the next one's.
    arrive();
    setVisit({ index, times: visit.times + 1 });
  };
  return <OneTask key={visit.times} name={name} index={visit.index} onGo={go} />;
}

/** The position that the entry of the history knows, or the first one that is not solved. */
function taskInEntry(name: LessonName): number {
  const { task } = fieldsOf(window.history.state);
  return typeof task === "number" && task in tasksOf(name) ? task : firstOpen(name);
}

interface OneTaskProps {
  readonly name: LessonName;
  readonly index: number;
  readonly onGo: (index: number) => void;
}

function OneTask(props: OneTaskProps) {
  const { name, index, onGo } = props;
  const { lessons } = useStudyTexts();
  const tasks = tasksOf(name);
  const task = tasks[index];
  if (task === undefined) throw new Error(`${name} has no position ${index}.`);
  const solving = usePuzzle(task, {
    miss: () => "",
    help: () => {},
    succeed: (help) => {
      if (help !== "missed") keepOutcome(readOutcomes(), task, "solved");
      return "";
    },
  });
  const nextLesson = LESSONS[LESSONS.indexOf(name) + 1];
  const toNextLesson = nextLesson && {
    label: lessons.nextLesson,
    go: () => {
      window.location.hash = nextLesson;
    },
  };
  const isLast = index === tasks.length - 1;
  return (
    <SolveFrame
      puzzle={task}
      solving={solving}
      back={
        <a href="#lessons" className={classes(buttons["button"], buttons["quiet"])}>
          <span className={buttons["label"]}>
            <Icon name="back" />
            {lessons.heading}
          </span>
        </a>
      }
      heading={lessons.names[name]}
      note={<Steps {...props} />}
      idea={<p>{lessons.about[name]}</p>}
      choice={<Places {...props} />}
      next={isLast ? toNextLesson : { label: lessons.next, go: () => onGo(index + 1) }}
    />
  );
}

/** The number of the position; on a phone, which has no room for all numbers, between two buttons. */
function Steps({ name, index, onGo }: OneTaskProps) {
  const { lessons } = useStudyTexts();
  const last = tasksOf(name).length - 1;
  return (
    <>
      <Button
        icon="previous"
        label={lessons.previous}
        aria-disabled={index === 0 || undefined}
        onClick={() => index > 0 && onGo(index - 1)}
      />
      {` ${index + 1} / ${last + 1} `}
      <Button
        icon="next"
        label={lessons.next}
        aria-disabled={index === last || undefined}
        onClick={() => index < last && onGo(index + 1)}
      />
    </>
  );
}

/** A button for each position of the lesson. */
function Places({ name, index, onGo }: OneTaskProps) {
  const { lessons, puzzles } = useStudyTexts();
  const outcomes = readOutcomes();
  return (
    <fieldset className="row">
      <legend className="unseen">{lessons.names[name]}</legend>
      {tasksOf(name).map((task, place) => {
        const number = String(place + 1);
        const isDone = isSolved(task, outcomes);
        return (
          <Button
            key={number}
            {...(isDone && { icon: "check", label: `${number}, ${puzzles.was.solved}` })}
            aria-pressed={place === index}
            onClick={() => onGo(place)}
          >
            {!isDone && number}
          </Button>
        );
      })}
    </fieldset>
  );
}
