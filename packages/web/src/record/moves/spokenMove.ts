// Describes a move in words for screen readers.
import { type Ballot, coordOf, parseMove, squareAt, type Square } from "@kingrow/rules";
import type { Texts } from "../../text/texts.ts";

/** `11-15` as "11 to 15", `6x15x22` as "6 jumps to 15 and 22, takes 10 and 18"; anything else as it is written. */
export function spokenMove(
  move: string,
  texts: Texts["record"]["words"],
  isCrowned = false,
): string {
  const path = parseMove(move);
  if (!path.ok) return move;
  const [from = 0, ...landings] = path.value;
  const captured = path.value.flatMap((square, index) => jumped(square, path.value[index + 1]));
  const words =
    captured.length === 0
      ? texts.step(from, landings[0] ?? 0)
      : texts.jumps(from, landings.join(texts.and), captured.join(texts.and));
  return isCrowned ? texts.crowned(words) : words;
}

/** The square between the two ends of a jump; none between those of a step. */
function jumped(from: Square, to: Square | undefined): readonly Square[] {
  if (to === undefined) return [];
  const [start, end] = [coordOf(from), coordOf(to)];
  if (Math.abs(start.row - end.row) !== 2) return [];
  return [squareAt({ row: (start.row + end.row) / 2, col: (start.col + end.col) / 2 }) ?? 0];
}

/** An opening as it is written on the page (O4); `undefined` where there is none. */
export function openingText(
  ballot: Ballot | null | undefined,
  { lobby }: Texts,
): string | undefined {
  return ballot ? `${lobby.drawn}: ${ballot.moves.join(" ")}` : undefined;
}
