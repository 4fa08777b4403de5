// The rules as a page of their own, each to be tried, and the lessons (P36, P91).
import type { LessonTask } from "@kingrow/engine/puzzles";
import { pieceAt } from "@kingrow/rules";
import { useState } from "react";
import { DiscSymbols } from "../board/pieces/DiscSymbols.tsx";
import { placeOf, SIDE, SQUARES } from "../board/surface/geometry.ts";
import { MiniBoard } from "../help/MiniBoard.tsx";
import type { PlacedPiece } from "../help/pictures.ts";
import { SitePage } from "../site/SiteHeader.tsx";
import { useArrivalAt } from "../shell/frame/arrival.ts";
import { useServices } from "../shell/services/services.ts";
import { useTitle } from "../shell/tab/useTab.ts";
import { useFragment } from "../shell/address/navigation.ts";
import { firstOpen, LESSONS, solvedOf, tasksOf } from "../study/lessons/lessonBook.ts";
import { LessonScreen } from "../study/lessons/LessonScreen.tsx";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { classes } from "../ui/base/classes.ts";
import { Button } from "../ui/Button.tsx";
import { RadioRow } from "../ui/form/RadioRow.tsx";
import styles from "./LearnScreen.module.css";
import { Rules } from "../help/Rules.tsx";
import { Tried } from "../help/Tried.tsx";

/** `/learn#bridge` is the lesson of that name. */
export function LearnScreen() {
  const { app, help, lessons } = useStudyTexts();
  const fragment = useFragment();
  const name = LESSONS.find((lesson) => `#${lesson}` === fragment);
  useTitle(`${name === undefined ? help.title : lessons.names[name]} · ${app.name}`);
  useArrivalAt(name);
  return name === undefined ? (
    <RulesAndLessons isBack={fragment !== ""} />
  ) : (
    <LessonScreen key={name} name={name} />
  );
}

const PARTS = ["rules", "lessons"] as const;
type Part = (typeof PARTS)[number];

interface RulesAndLessonsProps {
  /** Whether the player comes back from a lesson. */
  readonly isBack: boolean;
}

/** Beside each other on a wide screen, else one at a time: first the lessons if one of their positions is solved. */
function RulesAndLessons({ isBack }: RulesAndLessonsProps) {
  const { help, lessons, nav } = useStudyTexts();
  const { announcer } = useServices();
  const [tried, setTried] = useState<number>();
  const [part, setPart] = useState<Part>(() =>
    isBack || LESSONS.some((name) => solvedOf(name) > 0) ? "lessons" : "rules",
  );
  const close = (): void => {
    setTried(undefined);
    document.getElementById("main")?.focus();
  };
  return (
    <SitePage title={help.title} className={classes(styles["learn"], styles[part])}>
      {tried === undefined ? (
        <>
          <DiscSymbols />
          <RadioRow
            label={nav.learn}
            choices={PARTS}
            names={{ rules: help.rules, lessons: lessons.heading }}
            chosen={part}
            onChoose={setPart}
          />
          <Rules onTry={setTried} />
          <Lessons />
        </>
      ) : (
        <>
          <Tried first={tried} say={(text) => announcer.say(text)} onClose={close} />
          <Button onClick={close}>{help.allRules}</Button>
        </>
      )}
    </SitePage>
  );
}

/** Each with the position that is to be solved next. */
function Lessons() {
  const { lessons } = useStudyTexts();
  return (
    <section className={styles["list"]}>
      <h2>{lessons.heading}</h2>
      <p className="soft">{lessons.intro}</p>
      {LESSONS.map((name) => {
        const tasks = tasksOf(name);
        const solved = solvedOf(name);
        return (
          <a key={name} href={`#${name}`} className={styles["lesson"]}>
            <MiniBoard side={SIDE} pieces={piecesOf(tasks[firstOpen(name)])} />
            <span>
              <b>{lessons.names[name]}</b>
              {/* What it is about, up to the first stop. */}
              <small>{lessons.about[name].split(/\s?[.:] /)[0]}</small>
              <small>
                {lessons.solved(solved, tasks.length)}{" "}
                <progress max={tasks.length} value={solved} aria-hidden="true" />
              </small>
            </span>
          </a>
        );
      })}
    </section>
  );
}

/** As the board of the lesson shows them. */
function piecesOf(task: LessonTask | undefined): readonly PlacedPiece[] {
  return SQUARES.flatMap((square) => {
    const piece = task && pieceAt(task.position, square);
    if (piece == null) return [];
    const { x, y } = placeOf(square, task?.position.turn === "white");
    return [{ ...piece, at: [x, y] }];
  });
}
