// The analysis board: both sides are moved, moves branch, the computer's lines stand beside it.
import { REVIEW_PATH } from "@kingrow/protocol";
import {
  findMove,
  formatFen,
  opponentOf,
  playStep,
  findStep,
  type Color,
  type Explanation,
  type Position,
  type Square,
} from "@kingrow/rules";
import { useState } from "react";
import { MoveList } from "../record/MoveList.tsx";
import { moveInto, pathText } from "../record/timeline.ts";
import { navigate } from "../shell/address.ts";
import { useServices } from "../shell/services.ts";
import { useAllTexts } from "../text/allTexts.ts";
import { Button } from "../ui/Button.tsx";
import { TurnIcon } from "../ui/gameIcons.tsx";
import { Branches } from "./Branches.tsx";
import { CopyText } from "./CopyText.tsx";
import { EngineLines } from "./EngineLines.tsx";
import { OpenGames } from "./OpenGames.tsx";
import { Setup } from "./Setup.tsx";
import { StudyBoard, StudyFrame } from "./StudyFrame.tsx";
import styles from "./Study.module.css";
import { useStudyTexts } from "./studyTexts.ts";
import { firstColor, hasMove, ROOT, startTree, type Study } from "./tree.ts";
import { encodeStudy, studyOf } from "./treeLink.ts";
import { useWalk, type Walk } from "./useWalk.ts";

interface AnalysisScreenProps {
  readonly start: Study;
  readonly onChange: (study: Study) => void;
}

type Panel = "setup" | "games" | undefined;

export function AnalysisScreen({ start, onChange }: AnalysisScreenProps) {
  const texts = useStudyTexts();
  const walk = useWalk(start, onChange);
  const [near, setNear] = useState<Color>("black");
  const [panel, setPanel] = useState<Panel>();
  if (panel === "setup") {
    return (
      <Setup
        start={walk.position}
        near={near}
        onDone={(position) => {
          if (position !== undefined) walk.set({ tree: startTree(position), at: ROOT });
          setPanel(undefined);
        }}
      />
    );
  }
  return (
    <StudyFrame board={<OpenBoard walk={walk} near={near} />}>
      <Head walk={walk} onTurn={() => setNear(opponentOf)} />
      <div className={styles["moves"]}>
        <MoveList moves={walk.moves} history={walk.history} first={firstColor(walk.study.tree)} />
      </div>
      <Branches walk={walk} />
      <EngineLines position={walk.position} onPlay={({ move }) => walk.play(move)} />
      <div className={styles["row"]}>
        <Button onClick={() => setPanel("setup")}>{texts.setUp}</Button>
        <Button onClick={() => setPanel("games")}>{texts.open}</Button>
        <Keep walk={walk} />
      </div>
      {panel === "games" && (
        <OpenGames
          onClose={() => setPanel(undefined)}
          onOpen={({ start, moves }) => {
            walk.set(studyOf(start, moves));
            setPanel(undefined);
          }}
        />
      )}
    </StudyFrame>
  );
}

/** The board, with the capture under way if a chain is being played. */
function OpenBoard({ walk, near }: { readonly walk: Walk; readonly near: Color }) {
  const { announcer } = useServices();
  const { board } = useAllTexts();
  const [chain, setChain] = useState<Chain>();
  const under = chain?.from === walk.position ? chain : undefined;
  const position = under?.position ?? walk.position;
  const step = (from: Square, to: Square): void => {
    const found = findStep(position, from, to);
    if (found === undefined) return;
    const played = playStep(position, found);
    const path = [...(under?.path ?? [from]), to];
    if (!played.turnEnded) {
      setChain({ from: walk.position, position: played.position, path });
      return;
    }
    const move = findMove(walk.position, pathText(path));
    if (move.ok) walk.play(move.value);
  };
  return (
    <StudyBoard
      position={position}
      lastStep={under === undefined ? moveInto(walk.moves, walk.ply) : lastOf(under.path)}
      near={near}
      isOpen
      onStep={step}
      onExplain={(why: Explanation) => announcer.say(board.explain(why), "assertive")}
    />
  );
}

/** The jumps of a capture that goes on. */
interface Chain {
  /** The position before it; with another one the chain is forgotten. */
  readonly from: Position;
  readonly position: Position;
  readonly path: readonly Square[];
}

function lastOf(path: readonly Square[]) {
  const [from, to] = path.slice(-2);
  return from === undefined || to === undefined ? undefined : { from, to };
}

function Head({ walk, onTurn }: { readonly walk: Walk; readonly onTurn: () => void }) {
  const texts = useStudyTexts();
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
      <p>{hasMove(walk.position) ? texts.toMove(turn) : texts.gameOver(turn)}</p>
    </>
  );
}

function Keep({ walk }: { readonly walk: Walk }) {
  const texts = useStudyTexts();
  return (
    <>
      <CopyText label={texts.copyLink} text={() => window.location.href} />
      <CopyText label={texts.copyFen} text={() => formatFen(walk.position)} />
      {walk.moves.length > 0 && (
        <Button onClick={() => navigate(`${REVIEW_PATH}#${encodeStudy(walk.study)}`)}>
          {texts.review}
        </Button>
      )}
    </>
  );
}
