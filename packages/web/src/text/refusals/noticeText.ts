// What is told in place, in words: a refusal of the server, or why a typed text is no move (P23).
import type { Notice, TypedRefusal } from "@kingrow/client";
import { refusalText } from "./refusalText.ts";
import type { Texts } from "../en/texts.ts";

export function noticeText(notice: Notice, texts: Texts): string {
  return notice.kind === "refused"
    ? refusalText(notice.refused, texts)
    : typedRefusalText(notice.refusal, texts);
}

function typedRefusalText(refusal: TypedRefusal, { board, play }: Texts): string {
  const { refusals } = play;
  const { kind } = refusal;
  if (kind === "explained") return board.explain(refusal.why);
  if (kind === "no-piece") return refusals.noPiece(refusal.square);
  if (kind === "ambiguous") return refusals.ambiguous(refusal.moves.join(", "));
  if (kind === "unreachable") return refusals.unreachable(refusal.from, refusal.to);
  return refusals[kind];
}
