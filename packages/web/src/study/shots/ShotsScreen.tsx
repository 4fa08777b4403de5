// The screen of puzzles: one at a time, of the grade that suits the person.
import { GRADES, type Grade, type Shot } from "@kingrow/engine/shots";
import { ANALYSIS_PATH } from "@kingrow/protocol";
import { formatMove, type Move, type StepSquares } from "@kingrow/rules";
import { useState } from "react";
import { MoveList } from "../../record/MoveList.tsx";
import { ShareButton } from "../../record/Share.tsx";
import { navigate } from "../../shell/address/navigation.ts";
import { arrive } from "../../shell/frame/arrival.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { dateText } from "../../text/timeText.ts";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { RadioRow } from "../../ui/RadioRow.tsx";
import { PlayBoard } from "../frame/PlayBoard.tsx";
import styles from "../frame/Study.module.css";
import { StudyFrame } from "../frame/StudyFrame.tsx";
import { encodeStudy, studyOf } from "../tree/treeLink.ts";
import { progressText } from "./progressText.ts";
import {
  countSolved,
  dailyNumber,
  keepsOutcomes,
  markOf,
  nextNumber,
  readOutcomes,
  type Outcomes,
} from "./shotBook.ts";
import { isOver, movesToFind } from "./shotPlay.ts";
import { daysInARow, readTraining } from "./training.ts";
import { useShot } from "./useShot.ts";

interface ShotsScreenProps {
  readonly shots: readonly Shot[];
  /** Days since 1970. */
  readonly today: number;
  /** It begins with the puzzle of the day. */
  readonly isDaily: boolean;
}

export function ShotsScreen({ shots, today, isDaily }: ShotsScreenProps) {
  const daily = dailyNumber(shots.length, today);
  const [number, setNumber] = useState(() =>
    isDaily ? daily : nextNumber(shots, -1, readTraining().grade, readOutcomes()),
  );
  const shot = shots[number];
  // Each visit to a puzzle begins it anew.
  const [visit, setVisit] = useState(0);
  const go = (to: number): void => {
    // The button goes with its puzzle: the focus is the next one's.
    arrive();
    setNumber(to);
    setVisit(visit + 1);
  };
  if (shot === undefined) return null;
  return (
    <OneShot
      key={visit}
      shot={shot}
      shots={shots}
      today={today}
      isDaily={number === daily}
      onDaily={() => go(daily)}
      onNext={(grade, outcomes) => go(nextNumber(shots, number, grade, outcomes))}
    />
  );
}

interface OneShotProps extends ShotsScreenProps {
  readonly shot: Shot;
  readonly onDaily: () => void;
  readonly onNext: (grade: Grade, outcomes: Outcomes) => void;
}

function OneShot({ shot, shots, today, isDaily, onDaily, onNext }: OneShotProps) {
  const texts = useStudyTexts().shots;
  const solving = useShot(shot, today);
  const { play, position, outcomes, training } = solving;
  const { turn } = shot.position;
  const [date] = useState(() => dateText(new Date()));
  const [before] = useState(() => outcomes[markOf(shot)]);
  return (
    <StudyFrame
      board={
        <PlayBoard
          position={position}
          lastStep={squaresOf(solving.moves[solving.ply - 1])}
          near={turn}
          shapes={solving.hint === undefined ? [] : [{ path: [solving.hint], kind: "good" }]}
          isShut={!solving.isOpen}
          onMove={solving.tryIt}
        />
      }
    >
      <div className={styles["row"]}>
        <h1 className={styles["heading"]}>
          {isDaily ? `${texts.daily} · ${date}` : texts.heading}
        </h1>
        <p className={styles["soft"]}>
          {texts.grades[shot.grade]}
          {before !== undefined && ` · ${texts.was[before]}`}
        </p>
      </div>
      <p>{texts.task(turn, movesToFind(shot))}</p>
      <p className={styles[play.progress.kind === "wrong" ? "bad" : "good"]} data-progress>
        {solving.hint === undefined ? progressText(play, texts) : texts.hintIs(solving.hint)}
      </p>
      <div className={styles["row"]}>
        <FirstButton solving={solving} />
        <Button
          variant={isOver(play) ? "primary" : "secondary"}
          onClick={() => onNext(training.grade, outcomes)}
        >
          {texts.next}
        </Button>
      </div>
      {(isOver(play) || play.progress.kind === "wrong") && (
        <div className={styles["moves"]}>
          <MoveList
            moves={solving.moves.map(formatMove)}
            history={{ past: { ply: solving.ply }, show: solving.show, go: solving.go }}
            first={turn}
          />
        </div>
      )}
      <div className={styles["row"]}>
        {!isDaily && <Button onClick={onDaily}>{texts.daily}</Button>}
        <FurtherLooks shot={shot} solving={solving} />
      </div>
      <Standing shots={shots} solving={solving} today={today} />
    </StudyFrame>
  );
}

type Solving = ReturnType<typeof useShot>;

/** What helps most now, always in the same place. */
function FirstButton({ solving }: { readonly solving: Solving }) {
  const texts = useStudyTexts().shots;
  const { play, hint } = solving;
  if (isOver(play)) return <Button onClick={solving.tryAgain}>{texts.again}</Button>;
  if (play.progress.kind === "wrong") {
    return (
      <Button variant="primary" onClick={solving.tryAgain}>
        {texts.tryAgain}
      </Button>
    );
  }
  return hint === undefined ? (
    <Button onClick={solving.giveHint}>{texts.hint}</Button>
  ) : (
    <Button onClick={solving.solve}>{texts.show}</Button>
  );
}

interface FurtherLooksProps {
  readonly shot: Shot;
  readonly solving: Solving;
}

/** The analysis board and a link to it, with the moves once they are no secret any more. */
function FurtherLooks({ shot, solving }: FurtherLooksProps) {
  const texts = useStudyTexts().shots;
  const { record } = useTexts();
  const code = (): string =>
    encodeStudy(studyOf(shot.position, isOver(solving.play) ? solving.moves.map(formatMove) : []));
  return (
    <>
      <Button onClick={() => navigate(`${ANALYSIS_PATH}#${code()}`)}>{record.analyse}</Button>
      <ShareButton
        subject={{
          position: solving.position,
          lastStep: squaresOf(solving.moves[solving.ply - 1]),
          near: shot.position.turn,
          caption: texts.task(shot.position.turn, movesToFind(shot)),
          link: () => `${window.location.origin}${ANALYSIS_PATH}#${code()}`,
        }}
      />
    </>
  );
}

interface StandingProps {
  readonly shots: readonly Shot[];
  readonly solving: Solving;
  readonly today: number;
}

type GradeName = `${Grade}`;
const CHOICES: readonly GradeName[] = GRADES.map((grade) => `${grade}` as const);

/** The grade of the next puzzle, which may be chosen, and how far the person has come. */
function Standing({ shots, solving, today }: StandingProps) {
  const texts = useStudyTexts().shots;
  const [isKept] = useState(keepsOutcomes);
  const { outcomes, training } = solving;
  const { grade } = training;
  const days = daysInARow(training, today);
  const own = shots.filter((each) => each.grade === grade);
  return (
    <>
      <RadioRow
        label={texts.grade}
        choices={CHOICES}
        names={texts.grades}
        chosen={`${grade}`}
        onChoose={(name) => solving.chooseGrade(GRADES.find((each) => `${each}` === name) ?? grade)}
      />
      <p className={styles["soft"]}>
        {texts.count(countSolved(own, outcomes), own.length)}
        {days > 1 && ` · ${texts.days(days)}`}
      </p>
      {!isKept && <p className={styles["soft"]}>{texts.notKept}</p>}
      <p className={styles["soft"]}>{texts.intro}</p>
    </>
  );
}

function squaresOf(move: Move | undefined): StepSquares | undefined {
  const [from, to] = [move?.path[0], move?.path.at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to };
}
