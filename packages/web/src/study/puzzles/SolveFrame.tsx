// A puzzle or a position of a lesson on the screen: the board, the task, how it goes, and the moves.
import type { Puzzle } from "@kingrow/engine/puzzles";
import { ANALYSIS_PATH } from "@kingrow/protocol";
import { formatMove } from "@kingrow/rules";
import { useState, type ReactNode } from "react";
import { Disc } from "../../board/pieces/Disc.tsx";
import type { Shape } from "../../board/surface/Shapes.tsx";
import { keeps, localShelf } from "../../browser/shelf.ts";
import { MoveList } from "../../record/moves/MoveList.tsx";
import { endsOf } from "../../record/moves/timeline.ts";
import { ShareButton } from "../../record/Share.tsx";
import { navigate } from "../../shell/address/navigation.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { classes } from "../../ui/base/classes.ts";
import { PlayBoard } from "../frame/PlayBoard.tsx";
import styles from "../frame/Study.module.css";
import { StudyFrame } from "../frame/StudyFrame.tsx";
import { encodeStudy, studyOf } from "../tree/treeLink.ts";
import { taskDetail, taskText } from "./progressText.ts";
import { isOver, type PuzzlePlay } from "./puzzlePlay.ts";
import type { usePuzzle } from "./usePuzzle.ts";

export type Solving = ReturnType<typeof usePuzzle>;

interface TaskProps {
  readonly puzzle: Puzzle;
  readonly solving: Solving;
}

interface SolveFrameProps extends TaskProps {
  readonly heading: string;
  /** Ahead of the heading. */
  readonly back?: ReactNode;
  /** Beside the heading: which one it is. */
  readonly note: ReactNode;
  /** What is taught, ahead of the task. */
  readonly idea?: ReactNode;
  /** The button that leads on, beside the one that helps. */
  readonly next: { readonly label: string; readonly go: () => void } | undefined;
  /** Of what kind the next ones are; a phone shows it below the moves. */
  readonly choice?: ReactNode;
  /** Further ways on, below the moves. */
  readonly children?: ReactNode;
}

export function SolveFrame(props: SolveFrameProps) {
  const { puzzle, solving, next } = props;
  const texts = useStudyTexts();
  const { play, position, moves } = solving;
  const { turn } = puzzle.position;
  const [isKept] = useState(() => keeps(localShelf));
  return (
    <StudyFrame
      board={
        <PlayBoard
          position={position}
          lastStep={endsOf(moves[solving.ply - 1]?.path)}
          near={turn}
          shapes={marksOf(puzzle, solving)}
          isShut={!solving.isOpen}
          onMove={solving.tryIt}
        />
      }
    >
      <div className={styles["fold"]} data-lesson={props.idea !== undefined || undefined}>
        <div className={styles["title"]}>
          {props.back}
          <div className="row">
            <h1>{props.heading}</h1>
            <p className="soft">{props.note}</p>
          </div>
          <FurtherLooks puzzle={puzzle} solving={solving} />
        </div>
        {props.idea}
        <Task puzzle={puzzle} solving={solving} />
        <div className={styles["pair"]}>
          <FirstButton solving={solving} />
          {play.progress.kind === "wrong" ? (
            <Button onClick={solving.solve}>{texts.puzzles.show}</Button>
          ) : (
            next && (
              <Button variant={isOver(play) ? "primary" : "secondary"} onClick={next.go}>
                {isOver(play) ? next.label : texts.puzzles.skip}
              </Button>
            )
          )}
        </div>
        {props.idea && props.choice}
        <div className={styles["moves"]}>
          <MoveList
            moves={moves.map(formatMove)}
            history={{ past: { ply: solving.ply }, show: solving.show, go: solving.go }}
            first={turn}
            faults={faultIn(play, texts.review.legend)}
          />
        </div>
        {!props.idea && props.choice}
      </div>
      {props.children}
      {!isKept && <p className="soft">{texts.puzzles.notKept}</p>}
    </StudyFrame>
  );
}

/** What is to be done, and then how it went. */
function Task({ puzzle, solving: { play, hint, said } }: TaskProps) {
  const texts = useStudyTexts();
  const { kind } = play.progress;
  if (kind === "open" || hint !== undefined) {
    return (
      <p className={styles["task"]}>
        <Disc color={puzzle.position.turn} type="man" />
        <span>
          <b>{taskText(puzzle, texts)}</b>{" "}
          {/* In the place of the detail, so that no button below jumps. */}
          {hint === undefined ? (
            <span>{taskDetail(puzzle, texts)}</span>
          ) : (
            <span className={styles["good"]}>{texts.puzzles.hintIs(hint)}</span>
          )}
        </span>
      </p>
    );
  }
  const tone = { wrong: "bad", right: "good", solved: "good", shown: "" }[kind];
  return <p className={classes(styles["task"], styles[tone])}>{said}</p>;
}

/** The wrong try in the list of moves. */
function faultIn({ played, progress }: PuzzlePlay, name: string): ReadonlyMap<number, string> {
  return new Map(progress.kind === "wrong" ? [[played + 1, name]] : []);
}

/** The piece of the hint, the move of the solution that is played next, or the one that refutes a wrong try. */
function marksOf({ line }: Puzzle, { play, ply, hint, moves }: Solving): readonly Shape[] {
  const reply = play.progress.kind === "wrong" && ply === play.played + 1 && moves[ply];
  if (reply) return [{ path: reply.path, kind: "bad" }];
  const isSolution = play.progress.kind === "shown" && ply % 2 === 0;
  const path = hint === undefined ? isSolution && line[ply]?.path : [hint];
  return path ? [{ path, kind: "good" }] : [];
}

/** What helps most now, always in the same place. */
function FirstButton({ solving }: { readonly solving: Solving }) {
  const texts = useStudyTexts().puzzles;
  const { play, hint } = solving;
  const isWrong = play.progress.kind === "wrong";
  if (isWrong || isOver(play))
    return (
      <Button variant={isWrong ? "primary" : "secondary"} onClick={solving.tryAgain}>
        {texts.tryAgain}
      </Button>
    );
  return hint === undefined ? (
    <Button onClick={solving.giveHint}>{texts.hint}</Button>
  ) : (
    <Button onClick={solving.solve}>{texts.show}</Button>
  );
}

/** The analysis board and a link to it, with the moves once they are no secret any more. */
function FurtherLooks({ puzzle, solving }: TaskProps) {
  const texts = useStudyTexts();
  const known = isOver(solving.play) ? solving.moves.map(formatMove) : [];
  const code = (): string => encodeStudy(studyOf(puzzle.position, known, solving.ply));
  return (
    <>
      <Button
        icon="analysis"
        label={texts.record.analyse}
        onClick={() => navigate(`${ANALYSIS_PATH}#${code()}`)}
      >
        <span>{texts.record.analyse}</span>
      </Button>
      <ShareButton
        subject={{
          position: solving.position,
          lastStep: endsOf(solving.moves[solving.ply - 1]?.path),
          near: puzzle.position.turn,
          caption: taskText(puzzle, texts),
          link: () => `${window.location.origin}${ANALYSIS_PATH}#${code()}`,
        }}
      />
    </>
  );
}
