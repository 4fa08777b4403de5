// Arrows and circles over the pieces. Screen readers skip them: the screen that shows them says them in words.
import type { Square } from "@kingrow/rules";
import { placeOf, SIDE, type Point } from "./geometry.ts";
import styles from "./Board.module.css";

/** A mistake or a threat, the best move, or what a person drew. */
type ShapeKind = "bad" | "good" | "drawn";

export interface Shape {
  /** The squares an arrow passes. One square alone is a circle. */
  readonly path: readonly Square[];
  readonly kind: ShapeKind;
}

const COLORS: Readonly<Record<ShapeKind, string>> = {
  bad: "var(--shape-bad)",
  good: "var(--shape-good)",
  drawn: "var(--mark-core)",
};

interface ShapesProps {
  readonly shapes: readonly Shape[];
  readonly turned: boolean;
}

export function Shapes({ shapes, turned }: ShapesProps) {
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" className={styles["shapes"]}>
      {shapes.map(({ path, kind }) => (
        <g key={`${kind} ${path.join(" ")}`} data-kind={kind}>
          {drawn(outlineOf(path, turned), kind)}
        </g>
      ))}
    </svg>
  );
}

/** The lines of a shape, and the width of a casing and of the core in it. In squares of the board. */
export interface ShapeOutline {
  readonly line: string;
  readonly head: string;
  readonly casing: number;
  readonly core: number;
}

export function outlineOf(path: readonly Square[], turned: boolean): ShapeOutline {
  const points = path.map((square) => centreOf(square, turned));
  // A head at each landing square: also the jumps of a straight capture are told apart.
  const head = points.map((_, index) => headAt(points.slice(index, index + 2))).join("");
  // A ring is thin, so that the piece in it is seen whole.
  return points.length === 1
    ? { line: circleAt(points[0]), head, casing: 0.14, core: 0.08 }
    : { line: shaftThrough(points), head, casing: 0.21, core: 0.13 };
}

/** A dark casing under a bright core, as all marks. What is bad is broken, so that it is not told by colour alone. */
function drawn({ line, head, casing, core }: ShapeOutline, kind: ShapeKind) {
  const dashes = kind === "bad" ? "0.14 0.24" : undefined;
  return (
    <>
      <g stroke="var(--mark-casing)" fill="var(--mark-casing)" strokeWidth={casing}>
        <path d={line} fill="none" />
        <path d={head} />
      </g>
      <g stroke={COLORS[kind]} fill={COLORS[kind]}>
        <path d={line} fill="none" strokeWidth={core} strokeDasharray={dashes} />
        <path d={head} strokeWidth="0.05" />
      </g>
    </>
  );
}

/** In squares. */
const RADIUS = 0.44;
const HEAD_LENGTH = 0.3;
const HEAD_HALF = 0.165;
/** An arrow begins beside the middle of its first square, so that the piece there can be seen. */
const GAP = 0.28;

function centreOf(square: Square, turned: boolean): Point {
  const { x, y } = placeOf(square, turned);
  return { x: x + 0.5, y: y + 0.5 };
}

function circleAt({ x, y }: Point = { x: 0, y: 0 }): string {
  const arc = `a${RADIUS} ${RADIUS} 0 1 1`;
  return `M${x - RADIUS} ${y}${arc} ${2 * RADIUS} 0${arc} ${-2 * RADIUS} 0z`;
}

function shaftThrough(points: readonly Point[]): string {
  const [first, second] = points;
  const [before, tip] = points.slice(-2);
  if (!first || !second || !before || !tip) return "";
  const line = [between(first, second, GAP), ...points.slice(1, -1), neckOf(before, tip)];
  return `M${line.map(written).join("L")}`;
}

function headAt([before, tip]: readonly Point[]): string {
  if (!before || !tip) return "";
  const neck = neckOf(before, tip);
  const [dx, dy] = [(tip.x - neck.x) / HEAD_LENGTH, (tip.y - neck.y) / HEAD_LENGTH];
  const corner = (half: number): Point => ({ x: neck.x - half * dy, y: neck.y + half * dx });
  return `M${[corner(HEAD_HALF), tip, corner(-HEAD_HALF)].map(written).join("L")}z`;
}

function neckOf(before: Point, tip: Point): Point {
  return between(tip, before, HEAD_LENGTH);
}

function between(from: Point, to: Point, distance: number): Point {
  const part = distance / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function written({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
