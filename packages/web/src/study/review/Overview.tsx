// What a review says first: its progress, then whose mistakes there are, and the curve of the game.
import type { TurningPoint } from "@kingrow/engine/review";
import { opponentOf, type Color, type Position } from "@kingrow/rules";
import { useStudyTexts, type StudyTexts } from "../../text/study/studyTexts.ts";
import { Button } from "../../ui/Button.tsx";
import type { Walk } from "../tree/useWalk.ts";
import { Curve } from "./Curve.tsx";
import type { Players } from "./players.ts";
import frame from "../frame/Study.module.css";
import styles from "./Review.module.css";
import { countHandovers } from "./stretches.ts";
import type { Findings, ReviewedGame } from "./useFindings.ts";
import type { Review } from "./useReview.ts";

interface FirstProps {
  readonly findings: Findings;
  readonly game: ReviewedGame;
  readonly players: Players;
  readonly walk: Walk;
  readonly onLearn: () => void;
}

/** The progress of the review, then what it says first. */
export function First({ findings, game, players, walk, onLearn }: FirstProps) {
  const { study } = useStudyTexts();
  const { found, review, sides, mistakes } = findings;
  if (game.moves.length === 0) return <p>{study.noMoves}</p>;
  if (found === undefined) return <Progress review={review} />;
  return (
    <Overview
      {...found}
      players={players}
      sides={sides}
      positions={game.positions}
      walk={walk}
      onLearn={mistakes.current === undefined ? onLearn : undefined}
    />
  );
}

interface OverviewProps {
  readonly points: readonly TurningPoint[];
  readonly scores: readonly number[];
  readonly positions: readonly Position[];
  readonly players: Players;
  /** What the sides are called. */
  readonly sides: Readonly<Record<Color, string>>;
  readonly walk: Walk;
  /** Shows the first mistake; undefined where one is shown. */
  readonly onLearn: (() => void) | undefined;
}

function Overview(props: OverviewProps) {
  const { points, scores, sides, walk, onLearn } = props;
  const { study, review } = useStudyTexts();
  return (
    <section className={styles["card"]} aria-labelledby="ready">
      <h2 id="ready">{review.ready}</h2>
      <p>
        {points.length === 0 ? study.noPoints : summaryOf(props, review)}{" "}
        {review.handovers(countHandovers(scores))}
      </p>
      <Curve
        scores={scores}
        positions={props.positions}
        mistakes={points}
        sides={sides}
        at={walk.mainPly}
        onShow={(ply) => walk.showMain(ply, "")}
      />
      {points.length > 0 && onLearn !== undefined && (
        <Button variant="primary" onClick={onLearn}>
          {review.learn}
        </Button>
      )}
    </section>
  );
}

/** "You made 2 mistakes, your opponent 3." */
function summaryOf({ points, players, sides }: OverviewProps, texts: StudyTexts["review"]): string {
  const count = (side: Color): number => points.filter(({ color }) => color === side).length;
  const { you } = players;
  if (you === undefined) {
    return texts.summary(sides.black, count("black"), sides.white, count("white"));
  }
  const opponent = players.names[opponentOf(you)] ?? texts.opponent;
  return texts.summaryOfYou(count(you), count(opponentOf(you)), opponent);
}

/** How far the review is, and the ways to stop it and to begin again. */
function Progress({ review }: { readonly review: Review }) {
  const { study } = useStudyTexts();
  const { state } = review;
  return (
    <div className={styles["card"]}>
      {review.isWeak && <p className={frame["soft"]}>{study.weak}</p>}
      {state.phase === "running" ? (
        <>
          <label className={frame["field"]}>
            {study.running}
            <progress value={state.part} />
          </label>
          <Button onClick={review.stop}>{study.cancel}</Button>
        </>
      ) : (
        <>
          <p>{study.stopped}</p>
          <Button onClick={review.start}>{study.again}</Button>
        </>
      )}
    </div>
  );
}
