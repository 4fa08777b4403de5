// The screen of shots: one at a time, the one of the day first.
import { GRADES, type Shot } from "@kingrow/engine/shots";
import { ANALYSIS_PATH } from "@kingrow/protocol";
import { formatMove } from "@kingrow/rules";
import { useMemo, useState } from "react";
import { ShareButton } from "../../record/Share.tsx";
import { spokenMove } from "../../record/spokenMove.ts";
import { arrive } from "../../shell/frame/arrival.ts";
import { navigate } from "../../shell/address/navigation.ts";
import { useServices } from "../../shell/services/services.ts";
import { useStudyTexts, type StudyTexts } from "../../text/study/studyTexts.ts";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { RadioRow } from "../../ui/RadioRow.tsx";
import { PlayBoard } from "../frame/PlayBoard.tsx";
import {
  countOf,
  keepsOutcomes,
  keepOutcome,
  markOf,
  nextNumber,
  readOutcomes,
  type Outcome,
} from "./shotBook.ts";
import {
  isOver,
  movesToFind,
  positionOf,
  showLine,
  startShot,
  tryMove,
  type ShotPlay,
  type Progress,
} from "./shotPlay.ts";
import { StudyFrame } from "../frame/StudyFrame.tsx";
import styles from "../frame/Study.module.css";
import { encodeStudy, studyOf } from "../tree/treeLink.ts";

interface ShotsScreenProps {
  readonly shots: readonly Shot[];
  /** The number of the shot of the day. */
  readonly today: number;
}

type GradeChoice = "all" | "1" | "2" | "3" | "4";
const CHOICES: readonly GradeChoice[] = ["all", "1", "2", "3", "4"];

export function ShotsScreen({ shots, today }: ShotsScreenProps) {
  const [number, setNumber] = useState(today);
  const shot = shots[number];
  // Each visit to a shot begins it anew.
  const [visit, setVisit] = useState(0);
  const go = (to: number): void => {
    // The button goes with its shot: the focus is the next one's.
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
      number={number}
      isToday={number === today}
      onGo={go}
      today={today}
    />
  );
}

interface OneShotProps extends ShotsScreenProps {
  readonly shot: Shot;
  readonly number: number;
  readonly isToday: boolean;
  readonly onGo: (number: number) => void;
}

/** The grade stays chosen from shot to shot. */
let chosenGrade: GradeChoice = "all";

function OneShot({ shot, shots, number, isToday, today, onGo }: OneShotProps) {
  const texts = useStudyTexts().shots;
  const { record } = useTexts();
  const [grade, setGrade] = useState<GradeChoice>(chosenGrade);
  const [isKept] = useState(keepsOutcomes);
  const { play, outcomes, tryIt, show, again } = useShot(shot);
  const position = useMemo(() => positionOf(play), [play]);
  const { turn } = shot.position;
  const before = outcomes[markOf(shot)];
  const count = (outcome: Outcome): number => countOf(shots, outcomes, outcome);
  const level = GRADES.find((each) => String(each) === grade) ?? "all";
  return (
    <StudyFrame
      board={
        <PlayBoard
          position={position}
          lastStep={lastStepOf(play)}
          near={turn}
          isShut={isOver(play)}
          onMove={tryIt}
        />
      }
    >
      <h1 className={styles["heading"]}>{isToday ? texts.daily : texts.heading}</h1>
      <p className={styles["soft"]}>
        {texts.number(number + 1, shots.length)} · {texts.grades[shot.grade]}
        {before !== undefined && ` · ${texts.was[before]}`}
      </p>
      <p>{texts.task(turn, movesToFind(shot))}</p>
      <p className={styles[play.progress.kind === "wrong" ? "bad" : "good"]}>
        {progressText(play.progress, texts)}
      </p>
      <div className={styles["row"]}>
        {isOver(play) ? (
          <Button onClick={again}>{texts.again}</Button>
        ) : (
          <Button onClick={show}>{texts.show}</Button>
        )}
        <Button
          variant={isOver(play) ? "primary" : "secondary"}
          onClick={() => onGo(nextNumber(shots, number, level, outcomes))}
        >
          {texts.next}
        </Button>
        {!isToday && <Button onClick={() => onGo(today)}>{texts.toDaily}</Button>}
        <Button onClick={() => navigate(`${ANALYSIS_PATH}#${codeOf(shot, play)}`)}>
          {record.analyse}
        </Button>
        <ShareShot shot={shot} play={play} />
      </div>
      <Grades grade={grade} onChoose={setGrade} />
      <p className={styles["soft"]}>
        {texts.count(count("solved"), count("missed"), shots.length)}
      </p>
      {!isKept && <p className={styles["soft"]}>{texts.notKept}</p>}
      <p className={styles["soft"]}>{texts.intro}</p>
    </StudyFrame>
  );
}

interface ShareShotProps {
  readonly shot: Shot;
  readonly play: ShotPlay;
}

/** The link opens the position on the analysis board. */
function ShareShot({ shot, play }: ShareShotProps) {
  const texts = useStudyTexts().shots;
  const { turn } = shot.position;
  const position = useMemo(() => positionOf(play), [play]);
  return (
    <ShareButton
      subject={{
        position,
        lastStep: lastStepOf(play),
        near: turn,
        caption: texts.task(turn, movesToFind(shot)),
        link: () => `${window.location.origin}${ANALYSIS_PATH}#${codeOf(shot, play)}`,
      }}
    />
  );
}

interface GradesProps {
  readonly grade: GradeChoice;
  readonly onChoose: (grade: GradeChoice) => void;
}

function Grades({ grade, onChoose }: GradesProps) {
  const texts = useStudyTexts().shots;
  return (
    <RadioRow
      label={texts.grade}
      choices={CHOICES}
      names={texts.grades}
      chosen={grade}
      onChoose={(choice) => {
        chosenGrade = choice;
        onChoose(choice);
      }}
    />
  );
}

/** Trying, and what is said and kept of it. */
function useShot(shot: Shot) {
  const texts = useStudyTexts().shots;
  const { record } = useTexts();
  const { announcer } = useServices();
  const [play, setPlay] = useState(() => startShot(shot));
  const [outcomes, setOutcomes] = useState(readOutcomes);
  const [hasMissed, setMissed] = useState(false);
  const say = (progress: Progress): void => {
    const spoken = progressText(progress, texts, (text) => spokenMove(text, record.words));
    announcer.say(spoken, "polite");
  };
  const miss = (): void => {
    setMissed(true);
    setOutcomes(keepOutcome(outcomes, shot, "missed"));
  };
  const become = (next: ShotPlay): void => {
    setPlay(next);
    say(next.progress);
    const { kind } = next.progress;
    if (kind === "wrong" || kind === "shown") miss();
    else if (kind === "solved" && !hasMissed) setOutcomes(keepOutcome(outcomes, shot, "solved"));
  };
  return {
    play,
    outcomes,
    tryIt: (move: Parameters<typeof tryMove>[1]) => become(tryMove(play, move)),
    show: () => become(showLine(play)),
    again: () => {
      setMissed(false);
      setPlay(startShot(shot));
    },
  };
}

function progressText(
  progress: Progress,
  texts: StudyTexts["shots"],
  named: (move: string) => string = (move) => move,
): string {
  const { kind } = progress;
  if (kind === "wrong") return texts.wrong(named(formatMove(progress.move)));
  if (kind === "right") {
    return texts.right(named(formatMove(progress.move)), named(formatMove(progress.reply)));
  }
  return kind === "open" ? "" : texts[kind];
}

function lastStepOf({ shot, played }: ShotPlay) {
  const path = shot.line[played - 1]?.path;
  const [from, to] = [path?.[0], path?.at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** The position to look at further, with the line only once it is no secret any more. */
function codeOf(shot: Shot, play: ShotPlay): string {
  const moves = isOver(play) ? shot.line.map(formatMove) : [];
  return encodeStudy(studyOf(shot.position, moves));
}
