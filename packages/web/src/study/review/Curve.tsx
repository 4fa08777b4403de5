// The curve of who stood better, as a picture and in words.

// oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- a drawing with a name; the list of moves is the way by keyboard
import type { Color, Position } from "@kingrow/rules";
import type { MouseEvent } from "react";
import { turnOf } from "../../record/useHistoryView.ts";
import styles from "../frame/Study.module.css";
import { pointsOf, stretchesOf } from "./stretches.ts";
import { scoreText } from "../frame/scoreText.ts";
import { useStudyTexts, type StudyTexts } from "../../text/study/studyTexts.ts";

interface CurveProps {
  /** Hundredths of a man for Black, one for the start and one after each move. */
  readonly scores: readonly number[];
  readonly first: Color;
  /** The plies of the turning points. */
  readonly turns: readonly number[];
  /** The ply that is looked at. */
  readonly at: number;
  readonly onShow: (ply: number) => void;
}

const WIDTH = 300;
const HEIGHT = 100;

/** By pointer it leads to any move; by keyboard the list of moves does. */
export function Curve({ scores, first, turns, at, onShow }: CurveProps) {
  const texts = useStudyTexts().study;
  const points = pointsOf(scores).map(({ x, y }) => `${round(x * WIDTH)} ${round(y * HEIGHT)}`);
  const last = Math.max(1, scores.length - 1);
  const line = `M${points.join("L")}`;
  const show = (event: MouseEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    onShow(Math.round(((event.clientX - box.left) / box.width) * last));
  };
  const upright = (ply: number): string => `M${round((ply / last) * WIDTH)} 0V${HEIGHT}`;
  return (
    <div className={styles["curve"]}>
      <svg
        role="img"
        aria-label={curveInWords(scores, first, texts)}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        onClick={show}
      >
        <path className={styles["area"]} d={`${line}V${HEIGHT / 2}H0z`} />
        <path className={styles["zero"]} d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path className={styles["turning"]} d={turns.map(upright).join("")} />
        <path className={styles["stroke"]} d={line} />
        <path className={styles["now"]} d={upright(at)} />
      </svg>
      <span aria-hidden="true">{texts.sides.black}</span>
      <span aria-hidden="true">{texts.sides.white}</span>
    </div>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** "Who stood better: level up to move 12, White is better in moves 13 to 20." */
function curveInWords(scores: readonly number[], first: Color, texts: StudyTexts["study"]): string {
  const number = (ply: number): number => (ply === 0 ? 0 : turnOf(ply, first)[0]);
  const parts = stretchesOf(scores).map(({ assessment, from, to }) =>
    texts.stretch(texts.assessments[assessment], number(from), number(to)),
  );
  return `${texts.curve}: ${parts.join(", ")}.`;
}

interface CurveNumbersProps {
  readonly scores: readonly number[];
  readonly game: {
    readonly start: Position;
    readonly positions: readonly Position[];
    readonly moves: readonly string[];
  };
}

/** The curve move by move, for whoever would rather read it. */
export function CurveNumbers({ scores, game }: CurveNumbersProps) {
  const texts = useStudyTexts().study;
  return (
    <details className={styles["soft"]}>
      <summary>{texts.curveNumbers}</summary>
      <ol className={styles["numbers"]}>
        {game.moves.map((move, index) => {
          const ply = index + 1;
          const [number, color] = turnOf(ply, game.start.turn);
          const assessment = scoreText(scores[ply] ?? 0, game.positions[ply] ?? game.start, texts);
          return <li key={ply}>{`${texts.place(number, color)}: ${move} · ${assessment}`}</li>;
        })}
      </ol>
    </details>
  );
}
