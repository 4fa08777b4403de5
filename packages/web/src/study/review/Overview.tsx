// What a review says first: its progress, then the result, whose mistakes there are, and the curve of the game.
import type { Color } from "@kingrow/rules";
import { Disc } from "../../board/pieces/Disc.tsx";
import { useStudyTexts, type AllTexts, type StudyTexts } from "../../text/study/studyTexts.ts";
import { Button } from "../../ui/Button.tsx";
import frame from "../frame/Study.module.css";
import { reasonText, type SavedGame } from "../../record/savedGame.ts";
import { Curve } from "./Curve.tsx";
import { swingsIn } from "./stretches.ts";
import styles from "./Review.module.css";
import type { Findings } from "./useFindings.ts";
import type { Review } from "./useReview.ts";

interface OverviewProps {
  readonly findings: Findings;
  /** Whose side of the board is near. */
  readonly near: Color;
  readonly ended: SavedGame | undefined;
}

export function Overview({ findings, near, ended }: OverviewProps) {
  const allTexts = useStudyTexts();
  const { study, review: texts } = allTexts;
  const { game, walk, found, review, mistakes } = findings;
  if (game.moves.length === 0) return <p>{study.noMoves}</p>;
  if (found === undefined) return <Progress review={review} />;
  const { points, scores } = found;
  const won = ended && resultOf(ended, findings.players.you, allTexts);
  const swings = swingsIn(scores);
  const story = [ended && reasonText(ended, allTexts), swings > 0 && texts.swings(swings)].filter(
    Boolean,
  );
  return (
    <section className={frame["card"]} aria-labelledby="ready">
      <h2 id="ready">
        {mistakes.end ?? [won, headlineOf(findings, texts)].filter(Boolean).join(" ")}
      </h2>
      <ul className={styles["counts"]}>
        {(["black", "white"] as const).map((side) => (
          <li key={side}>
            <Disc color={side} type="man" />
            <b>{findings.sides[side]}</b>{" "}
            {texts.mistakes(points.filter(({ color }) => color === side).length)}
          </li>
        ))}
      </ul>
      {/* At a mistake its card needs the height. */}
      {story.length > 0 && !mistakes.current && <p className="soft">{story.join(" ")}</p>}
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

/** "You won!", or which side did; empty where there is no result. */
function resultOf(
  { result, reason }: SavedGame,
  you: Color | undefined,
  { replay, result: own }: AllTexts,
): string {
  if (result === "open" || reason === "aborted") return "";
  if (result === "draw") return replay.draw;
  if (you === undefined) return replay.won(result);
  return result === you ? own.won : own.lost;
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
