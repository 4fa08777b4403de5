// Reads moves typed in square notation (P23).
import {
  type Color,
  err,
  type Explanation,
  formatMove,
  legalMoves,
  type NotationFault,
  ok,
  parseMove,
  pieceAt,
  type Position,
  type Result,
  type Square,
  type StepSquares,
  whyNot,
} from "@kingrow/rules";
import { stepsAlong } from "./steps.ts";

export type TypedRefusal =
  | { readonly kind: NotationFault }
  | { readonly kind: "no-piece"; readonly square: Square }
  | { readonly kind: "explained"; readonly why: Explanation }
  | { readonly kind: "ambiguous"; readonly moves: readonly string[] }
  | { readonly kind: "unreachable"; readonly from: Square; readonly to: Square };

export interface BoardView {
  readonly position: Position;
  readonly viewer: Color;
}

/** Reads the squares of a premove. Its first square must have a piece of the player. */
export function readPremove(
  text: string,
  view: BoardView,
): Result<readonly Square[], TypedRefusal> {
  const path = parseMove(tidied(text));
  if (!path.ok) return err({ kind: path.error });
  const [from = 0] = path.value;
  return ownPieceFault(from, view) ?? ok(path.value);
}

/** Reads the steps of a move: a whole move, or the part of a chain that was typed. */
export function readMove(
  text: string,
  view: BoardView,
): Result<readonly StepSquares[], TypedRefusal> {
  const path = readPremove(text, view);
  if (!path.ok) return path;
  const steps = stepsAlong(view.position, path.value);
  return steps.length > 0 ? ok(steps) : err(refusalOf(path.value, view));
}

/** Normalizes dashes, crosses and spaces. */
function tidied(text: string): string {
  return text
    .trim()
    .replaceAll(/\s*[-‐-―−]\s*/g, "-")
    .replaceAll(/\s*[x×:*]\s*/gi, "x")
    .replaceAll(/\s+/g, "x");
}

function ownPieceFault(square: Square, { position, viewer }: BoardView) {
  const piece = pieceAt(position, square);
  if (piece === undefined) return err<TypedRefusal>({ kind: "no-piece", square });
  if (piece.color === viewer) return undefined;
  const why: Explanation = { square, reason: "not-yours", pieces: [] };
  return err<TypedRefusal>({ kind: "explained", why });
}

function refusalOf(path: readonly Square[], { position, viewer }: BoardView): TypedRefusal {
  const [from = 0] = path;
  const to = path.at(-1) ?? from;
  const moves = legalMoves(position).filter((move) => move.path[0] === from);
  const fitting = moves.filter((move) => move.path.at(-1) === to);
  if (fitting.length > 1) return { kind: "ambiguous", moves: fitting.map(formatMove) };
  const why = moves.length === 0 ? whyNot(from, { position, viewer, active: true }) : undefined;
  return why === undefined ? { kind: "unreachable", from, to } : { kind: "explained", why };
}
