// A puzzle or a position of a lesson on the screen: the board, the task, how it goes, and the moves.
import type { Puzzle } from "@kingrow/engine/puzzles";
import { ANALYSIS_PATH } from "@kingrow/protocol";
import { formatMove } from "@kingrow/rules";
import { useState, type ReactNode } from "react";
import { Disc } from "../../board/pieces/Disc.tsx";
import type { Shape } from "../../board/surface/Shapes.tsx";
import { keeps, localShelf } from "../../browser/shelf.ts";
import { MoveList } from "../../record/MoveList.tsx";
import { endsOf } from "../../record/timeline.ts";
import { ShareButton } from "../../record/Share.tsx";
import { navigate } from "../../shell/address/navigation.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { PlayBoard } from "../frame/PlayBoard.tsx";
import styles from "../frame/Study.module.css";
import { StudyFrame } from "../frame/StudyFrame.tsx";
import { encodeStudy, studyOf } from "../tree/treeLink.ts";
import { progressText, taskText } from "./progressText.ts";
import { isOver } from "./puzzlePlay.ts";
import type { usePuzzle } from "./usePuzzle.ts";

export type Solving = ReturnType<typeof usePuzzle>;

interface SolveFrameProps {
  readonly puzzle: Puzzle;
  readonly solving: Solving;
  readonly heading: string;
  /** Beside the heading: which one it is. */
  readonly note: string;
  /** Below the buttons. */
  readonly idea?: ReactNode;
  /** The button that leads on, beside the one that helps. */
  readonly next: { readonly label: string; readonly go: () => void } | undefined;
  /** Further ways on, below the moves. */
  readonly ways: ReactNode;
  /** What stands at the end. */
  readonly children: ReactNode;
}

export function SolveFrame(props: SolveFrameProps) {
  const { puzzle, solving, next } = props;
  const texts = useStudyTexts();
  const { play, position, moves, hint } = solving;
  const { turn } = puzzle.position;
  const [isKept] = useState(() => keeps(localShelf));
  const isOpen = play.progress.kind === "open" && hint === undefined;
  const isWrong = play.progress.kind === "wrong";
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
      <div className={styles["row"]}>
        <h1>{props.heading}</h1>
        <p className={styles["soft"]}>{props.note}</p>
      </div>
      {isOpen ? (
        <p className={styles["task"]}>
          <Disc color={turn} type="man" />
          <span>{taskText(puzzle, texts)}</span>
        </p>
      ) : (
        <p className={`${styles["task"]} ${styles[isWrong ? "bad" : "good"]}`}>
          {hint === undefined ? progressText(play, texts) : texts.puzzles.hintIs(hint)}
        </p>
      )}
      <div className={styles["pair"]}>
        <FirstButton solving={solving} />
        {next && (
          <Button variant={isOver(play) ? "primary" : "secondary"} onClick={next.go}>
            {next.label}
          </Button>
        )}
      </div>
      {props.idea}
      <div className={styles["moves"]}>
        <MoveList
          moves={moves.map(formatMove)}
          history={{ past: { ply: solving.ply }, show: solving.show, go: solving.go }}
          first={turn}
        />
      </div>
      <div className={styles["row"]}>
        {props.ways}
        <FurtherLooks puzzle={puzzle} solving={solving} />
      </div>
      {props.children}
      {!isKept && <p className={styles["soft"]}>{texts.puzzles.notKept}</p>}
    </StudyFrame>
  );
}

/** The piece of the hint, or the move of the solution that is played next. */
function marksOf({ line }: Puzzle, { play, ply, hint }: Solving): readonly Shape[] {
  const isSolution = play.progress.kind === "shown" && ply % 2 === 0;
  const path = hint === undefined ? isSolution && line[ply]?.path : [hint];
  return path ? [{ path, kind: "good" }] : [];
}

/** What helps most now, always in the same place. */
function FirstButton({ solving }: { readonly solving: Solving }) {
  const texts = useStudyTexts().puzzles;
  const { play, hint } = solving;
  if (isOver(play)) return <Button onClick={solving.tryAgain}>{texts.tryAgain}</Button>;
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
  readonly puzzle: Puzzle;
  readonly solving: Solving;
}

/** The analysis board and a link to it, with the moves once they are no secret any more. */
function FurtherLooks({ puzzle, solving }: FurtherLooksProps) {
  const texts = useStudyTexts();
  const { record } = useTexts();
  const code = (): string =>
    encodeStudy(
      studyOf(puzzle.position, isOver(solving.play) ? solving.moves.map(formatMove) : []),
    );
  return (
    <>
      <Button onClick={() => navigate(`${ANALYSIS_PATH}#${code()}`)}>{record.analyse}</Button>
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
