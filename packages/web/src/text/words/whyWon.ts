// Why a side won, told to anybody, made of a language's sentences about the other side.
import type { EndReason } from "@kingrow/protocol";
import { opponentOf, type Color } from "@kingrow/rules";

type Sentences = Partial<Record<EndReason, string>>;

/** Each sentence has a `#` for the side that lost. */
export function whyWon(sides: Readonly<Record<Color, string>>, sentences: Sentences) {
  return (winner: Color, reason: EndReason): string =>
    (sentences[reason] ?? "").replace("#", sides[opponentOf(winner)]);
}
