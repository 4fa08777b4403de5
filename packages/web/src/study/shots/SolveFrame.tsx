// A puzzle or a position of a lesson on the screen: the board, the task, how it goes, and the moves.
import type { Shot } from "@kingrow/engine/shots";
import { ANALYSIS_PATH } from "@kingrow/protocol";
import { formatMove } from "@kingrow/rules";
import type { ReactNode } from "react";
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
import { isOver } from "./shotPlay.ts";
import type { useShot } from "./useShot.ts";

export type Solving = ReturnType<typeof useShot>;

interface SolveFrameProps {
  readonly shot: Shot;
  readonly solving: Solving;
  readonly heading: ReactNode;
  /** The way on, beside the button that helps. */
  readonly next: ReactNode;
  /** Further ways on, below the moves. */
  readonly ways: ReactNode;
  /** What stands at the end. */
  readonly children: ReactNode;
}

export function SolveFrame({ shot, solving, heading, next, ways, children }: SolveFrameProps) {
  const texts = useStudyTexts();
  const { play, position, moves, hint } = solving;
  const isWrong = play.progress.kind === "wrong";
  return (
    <StudyFrame
      board={
        <PlayBoard
          position={position}
          lastStep={endsOf(moves[solving.ply - 1]?.path)}
          near={shot.position.turn}
          shapes={hint === undefined ? [] : [{ path: [hint], kind: "good" }]}
          isShut={!solving.isOpen}
          onMove={solving.tryIt}
        />
      }
    >
      {heading}
      <p>{taskText(shot, texts)}</p>
      <p className={styles[isWrong ? "bad" : "good"]}>
        {hint === undefined ? progressText(play, texts) : texts.shots.hintIs(hint)}
      </p>
      <div className={styles["row"]}>
        <FirstButton solving={solving} />
        {next}
      </div>
      {(isOver(play) || isWrong) && (
        <div className={styles["moves"]}>
          <MoveList
            moves={moves.map(formatMove)}
            history={{ past: { ply: solving.ply }, show: solving.show, go: solving.go }}
            first={shot.position.turn}
          />
        </div>
      )}
      <div className={styles["row"]}>
        {ways}
        <FurtherLooks shot={shot} solving={solving} />
      </div>
      {children}
    </StudyFrame>
  );
}

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
  const texts = useStudyTexts();
  const { record } = useTexts();
  const code = (): string =>
    encodeStudy(studyOf(shot.position, isOver(solving.play) ? solving.moves.map(formatMove) : []));
  return (
    <>
      <Button onClick={() => navigate(`${ANALYSIS_PATH}#${code()}`)}>{record.analyse}</Button>
      <ShareButton
        subject={{
          position: solving.position,
          lastStep: endsOf(solving.moves[solving.ply - 1]?.path),
          near: shot.position.turn,
          caption: taskText(shot, texts),
          link: () => `${window.location.origin}${ANALYSIS_PATH}#${code()}`,
        }}
      />
    </>
  );
}
