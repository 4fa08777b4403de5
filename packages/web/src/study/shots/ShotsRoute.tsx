// The screen of puzzles: one at a time, of the grade that suits the person. `#today` opens the puzzle of the day.
import { GRADES, type Grade, type Shot } from "@kingrow/engine/shots";
import shotsText from "@kingrow/engine/shots.txt?raw";
import { useState } from "react";
import { arrive } from "../../shell/frame/arrival.ts";
import { useTitle } from "../../shell/tab/useTab.ts";
import { useNow } from "../../shell/time/useTime.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { dateText } from "../../text/timeText.ts";
import { Button } from "../../ui/Button.tsx";
import { RadioRow } from "../../ui/RadioRow.tsx";
import styles from "../frame/Study.module.css";
import {
  countSolved,
  dailyNumber,
  dayOf,
  keepsOutcomes,
  markOf,
  nextNumber,
  readOutcomes,
  readShots,
  type Outcomes,
} from "./shotBook.ts";
import { isOver } from "./shotPlay.ts";
import { SolveFrame } from "./SolveFrame.tsx";
import { daysInARow, readTraining } from "./training.ts";
import { useShot } from "./useShot.ts";
import { useStanding, type Standing } from "./useStanding.ts";

/** A page that is open over midnight has another day then. */
const MINUTE_MS = 60_000;

export function ShotsRoute() {
  const texts = useStudyTexts().shots;
  const [shots] = useState(() => readShots(shotsText));
  const today = dayOf(new Date(useNow(Date.now, MINUTE_MS)));
  useTitle(texts.title);
  return <ShotsScreen shots={shots} today={today} isDaily={window.location.hash === "#today"} />;
}

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
  const standing = useStanding(shot);
  const solving = useShot(shot, standing);
  const { outcomes, training } = standing;
  const [date] = useState(() => dateText(new Date()));
  const [before] = useState(() => outcomes[markOf(shot)]);
  return (
    <SolveFrame
      shot={shot}
      solving={solving}
      heading={
        <div className={styles["row"]}>
          <h1 className={styles["heading"]}>
            {isDaily ? `${texts.daily} · ${date}` : texts.heading}
          </h1>
          <p className={styles["soft"]}>
            {texts.grades[shot.grade]}
            {before !== undefined && ` · ${texts.was[before]}`}
          </p>
        </div>
      }
      next={
        <Button
          variant={isOver(solving.play) ? "primary" : "secondary"}
          onClick={() => onNext(training.grade, outcomes)}
        >
          {texts.next}
        </Button>
      }
      ways={!isDaily && <Button onClick={onDaily}>{texts.daily}</Button>}
    >
      <GradesAndDays shots={shots} standing={standing} today={today} />
    </SolveFrame>
  );
}

interface GradesAndDaysProps {
  readonly shots: readonly Shot[];
  readonly standing: Standing;
  readonly today: number;
}

/** The grade of the next puzzle, which may be chosen, and how far the person has come. */
function GradesAndDays({ shots, standing, today }: GradesAndDaysProps) {
  const texts = useStudyTexts().shots;
  const [isKept] = useState(keepsOutcomes);
  const { outcomes, training } = standing;
  const { grade } = training;
  const days = daysInARow(training, today);
  const own = shots.filter((each) => each.grade === grade);
  return (
    <>
      <RadioRow
        label={texts.grade}
        choices={GRADES}
        names={texts.grades}
        chosen={grade}
        onChoose={standing.chooseGrade}
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
