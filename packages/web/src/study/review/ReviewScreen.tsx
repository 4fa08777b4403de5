// A game looked back at: board and moves, the curve, the turning points, and lines that were not played.
import { forcedCaptures, turningPoints, type Judgement } from "@kingrow/engine/review";
import { ANALYSIS_PATH } from "@kingrow/protocol";
import { opponentOf, type Color } from "@kingrow/rules";
import { useState } from "react";
import { MoveList } from "../../record/MoveList.tsx";
import { moveInto } from "../../record/timeline.ts";
import { navigate } from "../../shell/address/navigation.ts";
import { useServices } from "../../shell/services/services.ts";
import { Button } from "../../ui/Button.tsx";
import { TurnIcon } from "../../ui/gameIcons.tsx";
import { Comments } from "../tree/Comments.tsx";
import { Curve, CurveNumbers } from "./Curve.tsx";
import { Costs, TurningPoints } from "./Findings.tsx";
import { PlayedLine } from "../tree/PlayedLine.tsx";
import { StudyBoard, StudyFrame } from "../frame/StudyFrame.tsx";
import styles from "../frame/Study.module.css";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { firstColor, lineThrough, nodeAt, ROOT, type Study, type Tree } from "../tree/tree.ts";
import { encodeStudy } from "../tree/treeLink.ts";
import { useReview, type Review } from "./useReview.ts";
import { useWalk, type Walk } from "../tree/useWalk.ts";

export function ReviewScreen({ tree }: { readonly tree: Tree }) {
  const texts = useStudyTexts().study;
  const { announcer } = useServices();
  const [near, setNear] = useState<Color>("black");
  const [game] = useState(() => gameOf(tree));
  const walk = useWalk({ tree, at: ROOT });
  const review = useReview(game, (judgements) => {
    const points = turningPoints(judgements, game.moves, game.start.turn);
    announcer.say(texts.sayDone(points.length), "polite");
  });
  const { position } = nodeAt(walk.study.tree, walk.study.at);
  return (
    <StudyFrame
      board={
        <StudyBoard
          position={position}
          lastStep={moveInto(walk.moves, walk.ply)}
          near={near}
          isOpen={false}
          onStep={ignore}
        />
      }
    >
      <div className={styles["row"]}>
        <h1 className={styles["heading"]}>{texts.reviewHeading}</h1>
        <Button
          variant="quiet"
          icon={<TurnIcon />}
          aria-label={texts.turnBoard}
          title={texts.turnBoard}
          onClick={() => setNear(opponentOf)}
        />
        <Button onClick={() => analyse(walk.study)}>{texts.analyse}</Button>
      </div>
      <PlayedLine tree={tree} />
      {walk.isOffMain && (
        <p className={styles["row"]}>
          {texts.onLine}
          <Button onClick={() => walk.reset()}>{texts.backToGame}</Button>
        </p>
      )}
      <div className={styles["moves"]}>
        <MoveList moves={walk.moves} history={walk.history} first={firstColor(tree)} />
      </div>
      <Comments walk={walk} />
      {game.moves.length === 0 ? (
        <p>{texts.noMoves}</p>
      ) : (
        <ReviewPart review={review} walk={walk} game={game} />
      )}
    </StudyFrame>
  );
}

interface PartProps {
  readonly review: Review;
  readonly walk: Walk;
  readonly game: ReturnType<typeof gameOf>;
}

function ReviewPart({ review, walk, game }: PartProps) {
  const texts = useStudyTexts().study;
  const { state } = review;
  return (
    <>
      {review.isWeak && <p className={styles["soft"]}>{texts.weak}</p>}
      {state.phase === "running" && (
        <div className={styles["row"]}>
          <label className={styles["field"]}>
            {texts.running}
            <progress value={state.part} />
          </label>
          <Button onClick={review.stop}>{texts.cancel}</Button>
        </div>
      )}
      {state.phase === "stopped" && (
        <div className={styles["row"]}>
          <span>{texts.stopped}</span>
          <Button onClick={review.start}>{texts.again}</Button>
        </div>
      )}
      {state.phase === "done" && <Done judgements={state.judgements} walk={walk} game={game} />}
    </>
  );
}

interface DoneProps extends Omit<PartProps, "review"> {
  readonly judgements: readonly Judgement[];
}

function Done({ judgements, walk, game }: DoneProps) {
  const texts = useStudyTexts().study;
  const { start, moves } = game;
  const [points] = useState(() => turningPoints(judgements, moves, start.turn));
  const [costs] = useState(() => forcedCaptures(start, moves));
  const scores = judgements.map(({ score }) => score);
  return (
    <>
      <section>
        <h2 className={styles["heading"]}>{texts.curve}</h2>
        <Curve
          scores={scores}
          first={start.turn}
          turns={points.map(({ ply }) => ply)}
          at={walk.mainPly}
          onShow={walk.showMain}
        />
        <CurveNumbers scores={scores} game={game} />
      </section>
      <TurningPoints points={points} walk={walk} game={game} />
      <Costs costs={costs} walk={walk} game={game} />
    </>
  );
}

/** The main line of a tree as a written game. */
function gameOf(tree: Tree) {
  const nodes = lineThrough(tree, ROOT).map((at) => nodeAt(tree, at));
  return {
    start: nodeAt(tree, ROOT).position,
    positions: nodes.map(({ position }) => position),
    moves: nodes.slice(1).map(({ move }) => move),
  };
}

/** The analysis board gets all there is, lines that were looked at too. */
function analyse(study: Study): void {
  navigate(`${ANALYSIS_PATH}#${encodeStudy(study)}`);
}

function ignore(): void {
  // A game that is looked back at is not changed.
}
