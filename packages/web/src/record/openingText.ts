// The opening a game began with, as it is written (rule O4).
import type { Ballot } from "@kingrow/rules";
import type { Texts } from "../text/texts.ts";

/** `undefined` where there is none. */
export function openingText(
  ballot: Ballot | null | undefined,
  { record }: Texts,
): string | undefined {
  return ballot ? record.opening(ballot.number, ballot.moves.join(" ")) : undefined;
}
