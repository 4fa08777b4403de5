// The rules as a page of their own, each to be tried, and the lessons (P36, P91).
import type { LessonTask } from "@kingrow/engine/puzzles";
import { pieceAt } from "@kingrow/rules";
import { DiscSymbols } from "../board/pieces/DiscSymbols.tsx";
import { placeOf, SIDE, SQUARES } from "../board/surface/geometry.ts";
import { LESSONS as EXERCISES } from "../help/lessons.ts";
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
import cards from "../help/Rules.module.css";
import { Rules } from "../help/Rules.tsx";
import { Tried } from "../help/Tried.tsx";
import styles from "./LearnScreen.module.css";

/** `/learn#bridge` opens the lesson of that name, and `/learn#draw` the exercise for that rule. */
export function LearnScreen() {
  const { app, help, lessons } = useStudyTexts();
  const fragment = useFragment();
  const name = LESSONS.find((lesson) => `#${lesson}` === fragment);
  useTitle(`${name === undefined ? help.title : lessons.names[name]} · ${app.name}`);
  const tried = EXERCISES.findIndex((exercise) => `#${exercise.name}` === fragment);
  useArrivalAt(name ?? EXERCISES[tried]?.name);
  return name === undefined ? (
    <RulesAndLessons fragment={fragment} tried={tried} />
  ) : (
    <LessonScreen key={name} name={name} />
  );
}

const PARTS = ["rules", "lessons"] as const;

interface RulesAndLessonsProps {
  readonly fragment: string;
  /** The index of the open exercise; -1 without one. */
  readonly tried: number;
}

/** Beside each other on a wide screen, else one at a time: first the lessons if one of their positions is solved. */
function RulesAndLessons({ fragment, tried }: RulesAndLessonsProps) {
  const { help, lessons, nav } = useStudyTexts();
  const { announcer } = useServices();
  const close = (): void => go("rules");
  const hasBegun = LESSONS.some((name) => solvedOf(name) > 0);
  const part = PARTS.find((each) => `#${each}` === fragment) ?? (hasBegun ? "lessons" : "rules");
  return (
    <SitePage title={help.title} className={styles["learn"]}>
      {tried < 0 ? (
        <>
          <DiscSymbols />
          <RadioRow
            label={nav.learn}
            choices={PARTS}
            names={{ rules: help.rules, lessons: lessons.heading }}
            chosen={part}
            onChoose={go}
          />
          <div className={classes(styles["parts"], styles[part])}>
            <Rules onTry={(index) => go(EXERCISES[index]?.name ?? "")} />
            <Lessons />
          </div>
        </>
      ) : (
        <>
          <Tried key={tried} first={tried} say={(text) => announcer.say(text)} onClose={close} />
          <Button onClick={close}>{help.allRules}</Button>
        </>
      )}
    </SitePage>
  );
}

function go(place: string): void {
  window.location.hash = place;
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
          <a key={name} href={`#${name}`} className={cards["card"]}>
            <MiniBoard side={SIDE} pieces={piecesOf(tasks[firstOpen(name)])} />
            <span>
              <span>
                <b>{lessons.names[name]}</b>
                <br />
                {/* Only the first clause of the description. */}
                {lessons.about[name].split(/\s?[.:] /)[0]}.
              </span>
              <small className={styles["solved"]}>
                {lessons.solved(solved, tasks.length)}
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
