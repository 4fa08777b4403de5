// One mistake at a time: what was played, the search for something better, and what the best play is.
import {
  answerTo,
  forcedCaptures,
  reasonOf,
  SEEN_PLIES,
  type TurningPoint,
} from "@kingrow/engine/review";
import { LOBBY_PATH } from "@kingrow/protocol";
import { findMove, formatMove, playMove, type Position } from "@kingrow/rules";
import type { PlyPosition } from "../../record/moves/timeline.ts";
import { unbroken } from "../../record/moves/unbroken.ts";
import { PageLink } from "../../shell/address/PageLink.tsx";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import { Disc } from "../../board/pieces/Disc.tsx";
import { classes } from "../../ui/base/classes.ts";
import buttons from "../../ui/Button.module.css";
import { Button } from "../../ui/Button.tsx";
import { MoveLine } from "../frame/MoveLine.tsx";
import frame from "../frame/Study.module.css";
import styles from "./Review.module.css";
import type { Findings } from "./useFindings.ts";
import { replyTo, type Mistakes } from "./useMistakes.ts";

/** So many moves show what the answer is up to, where it takes no piece. */
const TOLD_PLIES = 3;

interface MistakeCardProps {
  readonly findings: Findings;
  readonly onPreview: (preview: PlyPosition | undefined) => void;
  readonly onDone: () => void;
}

export function MistakeCard(props: MistakeCardProps) {
  const { game, mistakes, playedText, sides } = props.findings;
  const { review, practice } = useStudyTexts();
  const { current: point, number, points, isHere, isRevealed } = mistakes;
  if (point === undefined) return null;
  const before = game.positions[point.ply - 1];
  const isLast = number === points.length;
  return (
    <section className={frame["card"]} aria-labelledby="mistake">
      <div className={classes(frame["title"], styles["title"])}>
        <Step mistakes={mistakes} by={-1} label={review.previous} />
        <div className="row">
          <h2 id="mistake">{review.mistake(number, points.length)}</h2>
          <small className="soft">
            <Disc color={point.color} type="man" /> {sides[point.color]}
          </small>
        </div>
        <Step mistakes={mistakes} by={1} label={review.next} />
      </div>
      {!isRevealed && (
        <p>
          {unbroken(playedText(point))} {!mistakes.tried && <b>{review.find}</b>}
        </p>
      )}
      {isHere && <Search mistakes={mistakes} />}
      {isRevealed && before !== undefined && <Solution {...props} point={point} before={before} />}
      {/* Once the best move is known the way on is the first thing to do. The way back stands beside it: nothing moves. */}
      {(isRevealed || !isHere) && (
        <div className={styles["ways"]}>
          {!isHere && <Button onClick={() => mistakes.show(point)}>{review.toMistake}</Button>}
          {isRevealed && isHere && isLast && (
            <PageLink className={buttons["link"]} href={LOBBY_PATH}>
              {practice.another}
            </PageLink>
          )}
          {isRevealed && (
            <Button
              variant="primary"
              onClick={isLast ? props.onDone : () => mistakes.show(points[number])}
            >
              {isLast ? review.toOverview : review.next}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

interface StepProps {
  readonly mistakes: Mistakes;
  readonly by: 1 | -1;
  readonly label: string;
}

function Step({ mistakes: { number, points, show }, by, label }: StepProps) {
  const next = points[number - 1 + by];
  return (
    <Button
      variant="quiet"
      icon={by > 0 ? "next" : "previous"}
      label={label}
      aria-disabled={next === undefined || undefined}
      onClick={() => show(next)}
    />
  );
}

/** The reader looks for a better move; each try is answered. */
function Search({ mistakes }: { readonly mistakes: Mistakes }) {
  const { review } = useStudyTexts();
  const { tried, isRevealed } = mistakes;
  const show = !isRevealed && <Button onClick={mistakes.reveal}>{review.showBest}</Button>;
  if (tried === undefined) return show;
  const text = formatMove(tried.move);
  const { verdict } = tried;
  if (verdict === undefined) return <p>{review.checking(text)}</p>;
  if (verdict.isGood) return <p className={frame["good"]}>{unbroken(review.good(text))}</p>;
  return (
    <>
      <p className={frame["bad"]}>{unbroken(review.bad(text, replyTo(verdict)))}</p>
      <div className={styles["ways"]}>
        <Button variant="primary" onClick={mistakes.again}>
          {review.tryAgain}
        </Button>
        {show}
      </div>
    </>
  );
}

interface SolutionProps extends Omit<MistakeCardProps, "onDone"> {
  readonly point: TurningPoint;
  readonly before: Position;
}

/** Why it was a mistake, the best play, and the mistake with what follows it. */
function Solution({ point, before, findings: { walk }, onPreview }: SolutionProps) {
  const { study, review } = useStudyTexts();
  const { ply, played, line, answer } = point;
  const move = findMove(before, played);
  if (!move.ok) return null;
  const after = playMove(before, move.value);
  const lines = [
    ["good", review.better, line],
    ["bad", review.legend, [move.value, ...answer]],
  ] as const;
  const replies = answer.map(formatMove);
  const { reason, pieces } = reasonOf(point);
  const told = reason === "loses" ? answerTo(point) : answer.slice(0, TOLD_PLIES);
  const cost = forcedCaptures(after, replies).find(
    (each) => reason !== "loses" && each.color === point.color && each.ply <= 4,
  );
  return (
    <>
      <p>
        {unbroken(review.reasons[reason](played, pieces, told.map(formatMove).join(" ")))}
        {cost !== undefined && ` ${review.byForce(cost.took, cost.lost)}`}
        {point.isProved && reason === point.kind && ` ${study.proved}`}
      </p>
      <div className={styles["lines"]}>
        {lines.map(([tone, label, moves]) => (
          <MoveLine
            key={tone}
            title={<span className={frame[tone]}>{label}</span>}
            label={label}
            start={before}
            moves={moves.slice(0, SEEN_PLIES)}
            onPreview={onPreview}
            onPlay={(count) => walk.tryLine(ply - 1, moves, count)}
          />
        ))}
      </div>
    </>
  );
}
