// The analysis board: both sides are moved, moves branch, the computer's lines stand beside it.
import { REVIEW_PATH, SHOTS_PATH } from "@kingrow/protocol";
import { formatFen, opponentOf, type Color } from "@kingrow/rules";
import { useState } from "react";
import { CopyByHand } from "../../record/CopyByHand.tsx";
import { MoveList } from "../../record/MoveList.tsx";
import { moveInto } from "../../record/timeline.ts";
import { arrive } from "../../shell/frame/arrival.ts";
import { navigate } from "../../shell/address/navigation.ts";
import { useCopied } from "../../shell/tab/useCopied.ts";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { TurnIcon } from "../../ui/gameIcons.tsx";
import { Branches } from "./Branches.tsx";
import { Comments } from "../tree/Comments.tsx";
import { EngineLines } from "./EngineLines.tsx";
import { OpenGames } from "./OpenGames.tsx";
import { PlayBoard } from "../frame/PlayBoard.tsx";
import { PlayedLine } from "../tree/PlayedLine.tsx";
import { pdnOfTree, studyOfGame } from "../tree/gameTree.ts";
import { Setup } from "./Setup.tsx";
import styles from "../frame/Study.module.css";
import { StudyFrame } from "../frame/StudyFrame.tsx";
import { firstColor, hasMove, ROOT, startTree, type Study } from "../tree/tree.ts";
import { encodeStudy } from "../tree/treeLink.ts";
import { useWalk, type Walk } from "../tree/useWalk.ts";

interface AnalysisScreenProps {
  readonly start: Study;
  /** Whether the link carries all that is written. */
  readonly isWhole: boolean;
  readonly onChange: (study: Study) => void;
}

type Panel = "setup" | "games" | undefined;

export function AnalysisScreen({ start, isWhole, onChange }: AnalysisScreenProps) {
  const texts = useStudyTexts().study;
  const walk = useWalk(start, onChange);
  const [near, setNear] = useState<Color>("black");
  const [panel, setPanel] = useState<Panel>();
  /** The button goes with its screen: the focus is the next one's. */
  const change = (next: Panel): void => {
    arrive();
    setPanel(next);
  };
  if (panel === "setup") {
    return (
      <Setup
        start={walk.position}
        near={near}
        onDone={(position) => {
          if (position !== undefined) walk.set({ tree: startTree(position), at: ROOT });
          change(undefined);
        }}
      />
    );
  }
  return (
    <StudyFrame
      board={
        <PlayBoard
          position={walk.position}
          lastStep={moveInto(walk.moves, walk.ply)}
          near={near}
          onMove={walk.play}
        />
      }
    >
      <Head walk={walk} onTurn={() => setNear(opponentOf)} />
      <div className={styles["moves"]}>
        <MoveList moves={walk.moves} history={walk.history} first={firstColor(walk.study.tree)} />
      </div>
      <Comments walk={walk} />
      <Branches walk={walk} />
      <EngineLines position={walk.position} onPlay={({ move }) => walk.play(move)} />
      <div className={styles["row"]}>
        <Button onClick={() => change("setup")}>{texts.setUp}</Button>
        <Button onClick={() => setPanel("games")}>{texts.open}</Button>
        <Keep walk={walk} />
        <Button onClick={() => navigate(SHOTS_PATH)}>{texts.shots}</Button>
      </div>
      {!isWhole && <p className={styles["soft"]}>{texts.linkTooSmall}</p>}
      {panel === "games" && (
        <OpenGames
          onClose={() => setPanel(undefined)}
          onOpen={(game) => {
            walk.open(studyOfGame(game));
            setPanel(undefined);
          }}
        />
      )}
    </StudyFrame>
  );
}

function Head({ walk, onTurn }: { readonly walk: Walk; readonly onTurn: () => void }) {
  const texts = useStudyTexts().study;
  const { turn } = walk.position;
  return (
    <>
      <div className={styles["row"]}>
        <h1 className={styles["heading"]}>{texts.analysisHeading}</h1>
        <Button
          variant="quiet"
          icon={<TurnIcon />}
          aria-label={texts.turnBoard}
          title={texts.turnBoard}
          onClick={onTurn}
        />
      </div>
      <PlayedLine tree={walk.study.tree} />
      <p>{hasMove(walk.position) ? texts.toMove(turn) : texts.gameOver(turn)}</p>
    </>
  );
}

function Keep({ walk }: { readonly walk: Walk }) {
  const texts = useStudyTexts().study;
  const { record } = useTexts();
  return (
    <>
      <CopyText label={texts.copyLink} text={() => window.location.href} />
      <CopyText label={record.copyPdn} text={() => pdnOfTree(walk.study.tree)} />
      <CopyText label={texts.copyFen} text={() => formatFen(walk.position)} />
      {walk.moves.length > 0 && (
        <Button onClick={() => navigate(`${REVIEW_PATH}#${encodeStudy(walk.study)}`)}>
          {texts.review}
        </Button>
      )}
    </>
  );
}

interface CopyTextProps {
  readonly label: string;
  readonly text: () => string;
}

/** A button that copies a text; where the page may not, the text is shown for copying by hand. */
function CopyText({ label, text }: CopyTextProps) {
  const { copied } = useStudyTexts().study;
  const [byHand, setByHand] = useState<string>();
  const [isCopied, copy] = useCopied(setByHand);
  return (
    <>
      <Button onClick={() => copy(text())}>{isCopied ? copied : label}</Button>
      {byHand !== undefined && (
        <CopyByHand title={label} text={byHand} onClose={() => setByHand(undefined)} />
      )}
    </>
  );
}
