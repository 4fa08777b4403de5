// Solving a shot, as plain data: where it stands, and what a try leads to.
import type { Shot } from "@kingrow/engine/shots";
import { formatFen, playMove, type Move, type Position } from "@kingrow/rules";

export type Progress =
  /** A move is to be found. */
  | { readonly kind: "open" }
  | { readonly kind: "wrong"; readonly move: Move }
  /** It was the right one; the answer has been played too. */
  | { readonly kind: "right"; readonly move: Move; readonly reply: Move }
  | { readonly kind: "solved" }
  | { readonly kind: "shown" };

export interface ShotPlay {
  readonly shot: Shot;
  /** How many moves of the line have been played. */
  readonly played: number;
  readonly progress: Progress;
}

export function startShot(shot: Shot): ShotPlay {
  return { shot, played: 0, progress: { kind: "open" } };
}

/** A move that ends as the line has it is right; any other is taken back. */
export function tryMove(play: ShotPlay, move: Move): ShotPlay {
  const { shot, played } = play;
  const expected = shot.line[played];
  const position = positionOf(play);
  if (expected === undefined || isOver(play)) return play;
  if (!isSame(position, expected, move)) return { ...play, progress: { kind: "wrong", move } };
  const reply = shot.line[played + 1];
  if (reply === undefined) return { ...play, played: played + 1, progress: { kind: "solved" } };
  return { ...play, played: played + 2, progress: { kind: "right", move, reply } };
}

export function showLine(play: ShotPlay): ShotPlay {
  return { ...play, played: play.shot.line.length, progress: { kind: "shown" } };
}

export function isOver({ progress }: ShotPlay): boolean {
  return progress.kind === "solved" || progress.kind === "shown";
}

export function positionOf({ shot, played }: ShotPlay): Position {
  return shot.line.slice(0, played).reduce(playMove, shot.position);
}

/** The moves that are to be found. */
export function movesToFind({ line }: Shot): number {
  return (line.length + 1) / 2;
}

function isSame(position: Position, one: Move, other: Move): boolean {
  return formatFen(playMove(position, one)) === formatFen(playMove(position, other));
}
