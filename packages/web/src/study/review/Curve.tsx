// The curve of who stood better: a drawing, and over it a slider that leads through the game by pointer and keys.
import type { TurningPoint } from "@kingrow/engine/review";
import { opponentOf, type Color, type Position } from "@kingrow/rules";
import { useId, useState, type PointerEvent } from "react";
import { Disc } from "../../board/pieces/Disc.tsx";
import { turnOf } from "../../record/moves/useHistoryView.ts";
import { useStudyTexts, type StudyTexts } from "../../text/study/studyTexts.ts";
import { scoreText } from "../frame/scoreText.ts";
import styles from "./Curve.module.css";
import { pointsOf, movesOfStretches } from "./stretches.ts";

interface CurveProps {
  /** Hundredths of a man for Black, one for the start and one after each move. */
  readonly scores: readonly number[];
  readonly positions: readonly Position[];
  readonly mistakes: readonly TurningPoint[];
  /** The one that is gone through. */
  readonly current: TurningPoint | undefined;
  readonly sides: Readonly<Record<Color, string>>;
  /** Whose side of the board is near: it is down here too. */
  readonly near: Color;
  /** The ply that is looked at. */
  readonly at: number;
  /** The ply that is marked and named. At a mistake it is one more than `at`: the board shows the position before it. */
  readonly marked: number;
  readonly onShow: (ply: number) => void;
}

const WIDTH = 300;
const HEIGHT = 100;
/** A stroke has its width in pixels, however the picture is stretched. */
const UNSCALED = { vectorEffect: "non-scaling-stroke" } as const;
/** The axis has a number every so many moves; the first of these that leaves few enough. */
const STEPS = [5, 10, 20, 50, 100, 500];
const MOST_TICKS = 6;

export function Curve(props: CurveProps) {
  const { scores, positions, mistakes, current, sides, near, at, marked, onShow } = props;
  const texts = useStudyTexts();
  const id = useId();
  const first = positions[0]?.turn ?? "black";
  const last = Math.max(1, scores.length - 1);
  const points = pointsOf(scores, near);
  const { pointed, ...pointing } = usePointed(scores.length - 1);
  // "Move 12, White · +0.4 Black"
  const wordsAt = (ply: number): string => {
    const position = positions[ply];
    const score = position && scoreText(scores[ply] ?? 0, position, texts.study, sides);
    const place = ply === 0 ? texts.record.sayStart : texts.study.place(...turnOf(ply, first));
    return `${place} · ${score}`;
  };
  return (
    <figure className={styles["curve"]}>
      <div className={styles["picture"]}>
        <Drawing points={points} now={marked / last} />
        {mistakes.map((mistake) => (
          <i
            key={mistake.ply}
            data-current={mistake === current || undefined}
            style={placeOf(points[mistake.ply])}
          />
        ))}
        <Ends near={near} />
        <input
          type="range"
          min={0}
          max={scores.length - 1}
          value={at}
          aria-label={texts.study.curve}
          aria-valuetext={wordsAt(marked)}
          aria-describedby={id}
          onChange={(event) => onShow(Number(event.target.value))}
          {...pointing}
        />
      </div>
      <Axis last={last} first={first} />
      <figcaption>
        <span aria-hidden="true">{wordsAt(pointed ?? marked)}</span>
        {mistakes.length > 0 && (
          <span className="soft">
            <i /> {texts.review.legend}
          </span>
        )}
        <span id={id} className="unseen">
          {curveInWords(scores, first, texts.study)}
        </span>
      </figcaption>
    </figure>
  );
}

/** The ply under the pointer, whose score is shown. Not what the slider is at: nothing is pressed. */
function usePointed(last: number) {
  const [pointed, setPointed] = useState<number>();
  const end = (): void => setPointed(undefined);
  return {
    pointed,
    onPointerMove: ({ nativeEvent, currentTarget }: PointerEvent<HTMLElement>): void => {
      // A pointer that drags may be outside.
      const part = Math.min(1, Math.max(0, nativeEvent.offsetX / currentTarget.clientWidth));
      setPointed(Math.round(part * last));
    },
    onPointerLeave: end,
    onKeyDown: end,
  };
}

interface DrawingProps {
  readonly points: ReturnType<typeof pointsOf>;
  /** The place that is marked, from 0 to 1. */
  readonly now: number;
}

function Drawing({ points, now }: DrawingProps) {
  const line = `M${points.map(({ x, y }) => `${round(x * WIDTH)} ${round(y * HEIGHT)}`).join("L")}`;
  const middle = `${HEIGHT / 2}H`;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      strokeWidth="2"
    >
      <path d={`${line}V${middle}0z`} fill="var(--brass-wash)" />
      <path
        {...UNSCALED}
        d={`M0 ${middle}${WIDTH}`}
        stroke="var(--line-strong)"
        strokeWidth="1"
        strokeDasharray="4 4"
      />
      <path {...UNSCALED} d={line} stroke="var(--ink)" />
      <path {...UNSCALED} d={`M${round(now * WIDTH)} 0V${HEIGHT}`} stroke="var(--brass)" />
    </svg>
  );
}

/** Who stands better where the curve is up, and where it is down. */
function Ends({ near }: { readonly near: Color }) {
  return (
    <div className={styles["ends"]}>
      <Disc color={opponentOf(near)} type="man" />
      <Disc color={near} type="man" />
    </div>
  );
}

/** The move numbers below the curve. */
function Axis({ last, first }: { readonly last: number; readonly first: Color }) {
  return (
    <div aria-hidden="true" className={styles["axis"]}>
      {ticksOf(last, first).map(({ ply, number }) => (
        <span key={ply} style={{ left: percent(ply / last) }}>
          {number}
        </span>
      ))}
    </div>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function percent(part: number): string {
  return `${round(100 * part)}%`;
}

/** A place along the curve at which a mark stays inside the frame. */
function inset(part: number): string {
  return `clamp(0.5rem, ${percent(part)}, 100% - 0.5rem)`;
}

function placeOf(point = { x: 0, y: 0.5 }) {
  return { left: inset(point.x), top: inset(point.y) };
}

/** The plies after which the numbers of the axis stand. */
function ticksOf(last: number, first: Color) {
  const moves = Math.ceil(last / 2);
  const step = STEPS.find((each) => moves / each <= MOST_TICKS) ?? moves;
  return Array.from({ length: Math.floor(moves / step) }, (_, index) => {
    const number = (index + 1) * step;
    return { number, ply: Math.min(last, 2 * number - (first === "black" ? 1 : 2)) };
  });
}

/** "equal up to move 12, White is better in moves 13 to 20." */
function curveInWords(scores: readonly number[], first: Color, texts: StudyTexts["study"]): string {
  const { start, until, at, between } = texts.stretch;
  const number = (ply: number): number => (ply === 0 ? 0 : turnOf(ply, first)[0]);
  const timeOf = (from: number, to: number): string => {
    if (to === 0) return start;
    if (from === 0) return until(to);
    return from === to ? at(to) : between(from, to);
  };
  const parts = movesOfStretches(scores, number).map(
    ({ assessment, from, to }) => `${texts.assessments[assessment]} ${timeOf(from, to)}`,
  );
  return `${parts.join(", ")}.`;
}
