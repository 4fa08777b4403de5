// One rule after the other, each done on a board; a wrong try is answered and taken back (P36).
import { pieceAt, type Square } from "@kingrow/rules";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SetupBoard } from "../board/SetupBoard.tsx";
import { useBoardSettings } from "../settings/settings.ts";
import { useStudyTexts, type StudyTexts } from "../text/study/studyTexts.ts";
import { Button } from "../ui/Button.tsx";
import { answerTo, LESSONS, type Answer, type Lesson } from "./lessons.ts";
import styles from "./Tried.module.css";

type Say = (text: string) => void;

interface TriedProps {
  /** The place of the first one among the lessons. */
  readonly first: number;
  readonly say: Say;
  readonly onClose: () => void;
}

export function Tried({ first, say, onClose }: TriedProps) {
  const [visit, setVisit] = useState({ index: first, times: 0 });
  const lesson = LESSONS[visit.index];
  if (lesson === undefined) return null;
  const go = (index: number): void => setVisit({ index, times: visit.times + 1 });
  return (
    <OneRule
      key={visit.times}
      lesson={lesson}
      index={visit.index}
      say={say}
      onGo={go}
      onClose={onClose}
    />
  );
}

interface OneRuleProps extends Omit<TriedProps, "first"> {
  readonly lesson: Lesson;
  readonly index: number;
  readonly onGo: (index: number) => void;
}

function OneRule({ lesson, index, say, onGo, onClose }: OneRuleProps) {
  const help = useStudyTexts().help;
  const trial = useTrial(lesson, say);
  const isDone = trial.said === "done";
  const isLast = index === LESSONS.length - 1;
  const board = useRef<HTMLDivElement>(null);
  // A rule begins on its board, and is said.
  const begin = useEffectEvent(() => {
    board.current?.querySelector<HTMLElement>('[data-x][tabindex="0"]')?.focus();
    say(`${help.lines[lesson.name]} ${help.tasks[lesson.name]}`);
  });
  useEffect(() => begin(), []);
  const isBad = trial.said !== undefined && !isDone && trial.said !== "more";
  return (
    <div className={styles["tried"]}>
      <div ref={board} className={styles["board"]}>
        <TryBoard lesson={lesson} trial={trial} isShut={isDone} onClose={onClose} />
      </div>
      <div className={styles["words"]}>
        <p>
          <b>{help.tasks[lesson.name]}</b> <small>{`${index + 1}/${LESSONS.length}`}</small>
        </p>
        <p className={styles[isBad ? "bad" : "line"]}>
          {trial.said ? answerText(trial.said, isLast, help) : help.lines[lesson.name]}
        </p>
        <div className="row">
          {!isLast && (
            <Button variant={isDone ? "primary" : "secondary"} onClick={() => onGo(index + 1)}>
              {help.next}
            </Button>
          )}
          {trial.said !== undefined && <Button onClick={() => onGo(index)}>{help.again}</Button>}
        </div>
      </div>
    </div>
  );
}

type AnswerKind = Answer["kind"];

function answerText(said: AnswerKind, isLast: boolean, help: StudyTexts["help"]): string {
  if (said === "done") return isLast ? `${help.right} ${help.finished}` : help.right;
  return said === "more" ? help.more : help.wrong[said];
}

/** Where a lesson stands, and what a try does to it. */
function useTrial(lesson: Lesson, say: Say) {
  const help = useStudyTexts().help;
  const [position, setPosition] = useState(lesson.start);
  const [held, setHeld] = useState<Square>();
  const [said, setSaid] = useState<AnswerKind>();
  const answer = (kind: AnswerKind): void => {
    setSaid(kind);
    say(answerText(kind, lesson === LESSONS.at(-1), help));
  };
  const shift = (from: Square, to: Square | undefined): void => {
    setHeld(undefined);
    if (pieceAt(position, from)?.color !== position.turn) return answer("theirs");
    const result = answerTo(lesson, position, from, to);
    const next = "position" in result ? result.position : position;
    setPosition(next);
    // A piece that jumps on is not picked up again.
    setHeld(next.jumper);
    answer(result.kind);
  };
  const press = (square: Square): void => {
    const piece = pieceAt(position, square);
    if (piece?.color === position.turn) setHeld(square === held ? position.jumper : square);
    else if (held !== undefined) shift(held, square);
    else if (piece !== undefined) answer("theirs");
  };
  return { position, held, said, shift, press, letGo: () => setHeld(undefined) };
}

interface TryBoardProps {
  readonly lesson: Lesson;
  readonly trial: ReturnType<typeof useTrial>;
  readonly isShut: boolean;
  readonly onClose: () => void;
}

/** Any piece may be moved anywhere: what comes of it is answered. */
function TryBoard({ lesson, trial, isShut, onClose }: TryBoardProps) {
  const { position, held, shift, press, letGo } = trial;
  const { board } = useStudyTexts();
  const look = useBoardSettings();
  return (
    <SetupBoard
      position={position}
      turned={false}
      {...look}
      // One task names a square.
      numbers={lesson.name === "draw" ? "squares" : "off"}
      label={board.label}
      lightSquare={board.lightSquare}
      held={held}
      nameOf={(square, piece) =>
        board.darkSquare({
          square,
          piece: piece && { ...piece, owner: piece.color === "black" ? "you" : "opponent" },
          selected: square === held,
        })
      }
      onPress={(square) => !isShut && press(square)}
      onLight={(from = held) => !isShut && from !== undefined && shift(from, undefined)}
      // The board keeps the key from the dialog.
      onLetGo={held === undefined ? onClose : letGo}
      onShift={(from, to) => !isShut && shift(from, to)}
    />
  );
}
