// Why a typed text is no move, in words (P23).
import type { TypedRefusal } from "@kingrow/client";
import type { Texts } from "./texts.ts";

export function typedRefusalText(refusal: TypedRefusal, { board, play }: Texts): string {
  const { refusals } = play;
  const { kind } = refusal;
  if (kind === "explained") return board.explain(refusal.why);
  if (kind === "no-piece") return refusals.noPiece(refusal.square);
  if (kind === "ambiguous") return refusals.ambiguous(refusal.moves.join(", "));
  if (kind === "unreachable") return refusals.unreachable(refusal.from, refusal.to);
  return refusals[kind];
}
