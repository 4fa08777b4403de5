// What a review has found: moves that gave something away, each in a sentence, and what captures cost.
import { forcedCaptures, type ForcedCapture, type TurningPoint } from "@kingrow/engine/review";
import { findMove, formatMove, playMove, type Position } from "@kingrow/rules";
import { turnOf } from "../../record/useHistoryView.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "../frame/Study.module.css";
import { useStudyTexts, type StudyTexts } from "../../text/study/studyTexts.ts";
import type { Walk } from "../tree/useWalk.ts";

interface Game {
  readonly start: Position;
  readonly positions: readonly Position[];
  readonly moves: readonly string[];
}

interface FindingsProps {
  readonly walk: Walk;
  readonly game: Game;
}

export function TurningPoints({
  points,
  ...rest
}: FindingsProps & { readonly points: readonly TurningPoint[] }) {
  const texts = useStudyTexts().study;
  return (
    <section aria-labelledby="points">
      <h2 id="points" className={styles["heading"]}>
        {texts.points}
      </h2>
      {points.length === 0 && <p>{texts.noPoints}</p>}
      <ol className={styles["list"]}>
        {points.map((point) => (
          <Point key={point.ply} point={point} {...rest} />
        ))}
      </ol>
    </section>
  );
}

function Point({ point, walk, game }: FindingsProps & { readonly point: TurningPoint }) {
  const texts = useStudyTexts().study;
  const { ply, better, line, answer, played } = point;
  const title = texts.place(...turnOf(ply, game.start.turn));
  const [reply] = answer;
  const betterText = formatMove(better);
  return (
    <li aria-current={walk.ply === ply - 1 && walk.mainPly === ply - 1 ? "step" : undefined}>
      <h3>{title}</h3>
      <div>{texts.kinds[point.kind](played, betterText)}</div>
      {point.isProved && <p>{texts.proved}</p>}
      <ForcedAfter point={point} game={game} />
      <div className={styles["row"]}>
        <Button aria-label={`${title}: ${texts.look}`} onClick={() => walk.showMain(ply - 1)}>
          {texts.look}
        </Button>
        <Button
          aria-label={`${title}: ${texts.better(betterText)}`}
          onClick={() => walk.tryLine(ply - 1, line)}
        >
          {texts.better(betterText)}
        </Button>
        {reply !== undefined && (
          <Button
            aria-label={`${title}: ${texts.answer(formatMove(reply))}`}
            onClick={() => walk.tryLine(ply, answer)}
          >
            {texts.answer(formatMove(reply))}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Where the best answer makes use of the duty to capture, that is told: it is what newcomers do not see. */
function ForcedAfter({ point, game }: { readonly point: TurningPoint; readonly game: Game }) {
  const texts = useStudyTexts().study;
  const cost = costOfAnswer(point, game);
  return cost === undefined ? null : <p>{texts.byForce(point.color, cost.took, cost.lost)}</p>;
}

function costOfAnswer(
  { ply, played, answer, color }: TurningPoint,
  { positions }: Game,
): ForcedCapture | undefined {
  const before = positions[ply - 1];
  const move = before && findMove(before, played);
  if (before === undefined || move?.ok !== true) return undefined;
  const costs = forcedCaptures(playMove(before, move.value), answer.map(formatMove));
  return costs.find((cost) => cost.color === color && cost.ply <= 4);
}

export function Costs({
  costs,
  ...rest
}: FindingsProps & { readonly costs: readonly ForcedCapture[] }) {
  const texts = useStudyTexts().study;
  if (costs.length === 0) return null;
  return (
    <section aria-labelledby="costs">
      <h2 id="costs" className={styles["heading"]}>
        {texts.costs}
      </h2>
      <p className={styles["soft"]}>{texts.costsText}</p>
      <ol className={styles["list"]}>
        {costs.map((cost) => (
          <Cost key={cost.ply} cost={cost} texts={texts} {...rest} />
        ))}
      </ol>
    </section>
  );
}

interface CostProps extends FindingsProps {
  readonly cost: ForcedCapture;
  readonly texts: StudyTexts["study"];
}

function Cost({ cost: { ply, took, lost }, texts, walk, game }: CostProps) {
  const title = texts.place(...turnOf(ply, game.start.turn));
  return (
    <li>
      <h3>{title}</h3>
      <div>{texts.cost(game.moves[ply - 1] ?? "", took, lost)}</div>
      <div className={styles["row"]}>
        <Button aria-label={`${title}: ${texts.look}`} onClick={() => walk.showMain(ply - 1)}>
          {texts.look}
        </Button>
      </div>
    </li>
  );
}
