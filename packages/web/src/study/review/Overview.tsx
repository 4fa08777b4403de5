// What a review says first: its progress, then whose mistakes there are, and the curve of the game.
import { opponentOf, type Color } from "@kingrow/rules";
import { useStudyTexts, type StudyTexts } from "../../text/study/studyTexts.ts";
import { Button } from "../../ui/Button.tsx";
import frame from "../frame/Study.module.css";
import { Curve } from "./Curve.tsx";
import { countHandovers } from "./stretches.ts";
import type { Findings, GameFindings } from "./useFindings.ts";
import type { Review } from "./useReview.ts";

interface OverviewProps {
  readonly findings: Findings;
  /** Shows the first mistake. */
  readonly onLearn: () => void;
}

export function Overview({ findings, onLearn }: OverviewProps) {
  const { study, review: texts } = useStudyTexts();
  const { game, walk, found, review, mistakes } = findings;
  if (game.moves.length === 0) return <p>{study.noMoves}</p>;
  if (found === undefined) return <Progress review={review} />;
  const { points, scores } = found;
  return (
    <section
      className={frame["card"]}
      aria-labelledby="ready"
      data-known={mistakes.current !== undefined || undefined}
    >
      <h2 id="ready">{texts.ready}</h2>
      <p>
        {points.length === 0 ? study.noPoints : summaryOf(points, findings, texts)}{" "}
        {texts.handovers(countHandovers(scores))}
      </p>
      {points.length > 0 && mistakes.current === undefined && (
        <Button variant="primary" onClick={onLearn}>
          {texts.learn}
        </Button>
      )}
      <Curve
        scores={scores}
        positions={game.positions}
        mistakes={points}
        sides={findings.sides}
        at={walk.mainPly}
        onShow={(ply) => walk.showMain(ply, "")}
      />
    </section>
  );
}

/** "You made 2 mistakes, your opponent 3." */
function summaryOf(
  points: GameFindings["points"],
  { sides, players: { you, names } }: Findings,
  texts: StudyTexts["review"],
): string {
  const count = (side: Color): number => points.filter(({ color }) => color === side).length;
  if (you === undefined) {
    return texts.summary(sides.black, count("black"), sides.white, count("white"));
  }
  const opponent = names[opponentOf(you)] ?? texts.opponent;
  return texts.summaryOfYou(count(you), count(opponentOf(you)), opponent);
}

/** How far the review is, and the ways to stop it and to begin again. */
function Progress({ review }: { readonly review: Review }) {
  const { study } = useStudyTexts();
  const { part } = review;
  return (
    <div className={frame["card"]}>
      {review.isWeak && <p className={frame["soft"]}>{study.weak}</p>}
      {part === undefined ? (
        <>
          <p>{study.stopped}</p>
          <Button onClick={review.start}>{study.again}</Button>
        </>
      ) : (
        <>
          <label className={frame["field"]}>
            {study.running}
            <progress value={part} />
          </label>
          <Button onClick={review.stop}>{study.cancel}</Button>
        </>
      )}
    </div>
  );
}
