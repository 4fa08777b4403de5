// What a review says first: its progress, then whose mistakes there are, and the curve of the game.
import type { Color } from "@kingrow/rules";
import { Disc } from "../../board/pieces/Disc.tsx";
import { useStudyTexts, type StudyTexts } from "../../text/study/studyTexts.ts";
import { Button } from "../../ui/Button.tsx";
import frame from "../frame/Study.module.css";
import { Curve } from "./Curve.tsx";
import styles from "./Review.module.css";
import type { Findings } from "./useFindings.ts";
import type { Review } from "./useReview.ts";

interface OverviewProps {
  readonly findings: Findings;
  /** Whose side of the board is near. */
  readonly near: Color;
}

export function Overview({ findings, near }: OverviewProps) {
  const { study, review: texts } = useStudyTexts();
  const { game, walk, found, review, mistakes } = findings;
  if (game.moves.length === 0) return <p>{study.noMoves}</p>;
  if (found === undefined) return <Progress review={review} />;
  const { points, scores } = found;
  return (
    <section className={frame["card"]} aria-labelledby="ready">
      <h2 id="ready">{mistakes.end ?? headlineOf(findings, texts)}</h2>
      <ul className={styles["counts"]}>
        {(["black", "white"] as const).map((side) => (
          <li key={side}>
            <Disc color={side} type="man" />
            <b>{findings.sides[side]}</b>{" "}
            {texts.mistakes(points.filter(({ color }) => color === side).length)}
          </li>
        ))}
      </ul>
      <Curve
        scores={scores}
        positions={game.positions}
        mistakes={points}
        current={mistakes.current}
        sides={findings.sides}
        near={near}
        at={walk.mainPly}
        marked={mistakes.isHere ? walk.mainPly + 1 : walk.mainPly}
        onShow={(ply) => walk.showMain(ply, "")}
      />
    </section>
  );
}

/** How many mistakes there are: the reader's own, or all if the reader did not play. */
function headlineOf({ found, players }: Findings, { headline }: StudyTexts["review"]): string {
  const points = found?.points ?? [];
  const own = points.filter(({ color }) => color === players.you).length;
  if (points.length === 0) return headline.clean;
  if (players.you === undefined) return headline.all(points.length);
  return own === 0 ? headline.youClean : headline.you(own);
}

/** How far the review is, and the ways to stop it and to begin again. */
function Progress({ review }: { readonly review: Review }) {
  const { study } = useStudyTexts();
  const { part } = review;
  return (
    <div className={frame["card"]}>
      {review.isMissing && <p className="soft">{study.noEngine}</p>}
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
