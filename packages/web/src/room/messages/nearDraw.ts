// The progress toward an automatic draw (P35, G4).
import type { RoomState } from "@kingrow/protocol";
import { QUIET_PLIES_FOR_DRAW, REPETITIONS_FOR_DRAW } from "@kingrow/rules";

export type NearDraw =
  /** The position has stood before; once more and it is a draw. */
  | { readonly kind: "repetition" }
  /** Plies without a capture or a man's advance, and the moves of each side until the draw. */
  | { readonly kind: "quiet"; readonly plies: number; readonly movesLeft: number };

/** Half of the way is where it begins to matter. */
const SHOWN_FROM_PLIES = QUIET_PLIES_FOR_DRAW / 2;
/** The count that is shown goes on with every ply; it is said by so many moves of each side. */
const SAID_EVERY_PLIES = 20;

export function nearDraw(state: RoomState | undefined): NearDraw | undefined {
  if (state?.gameStatus !== "started") return undefined;
  const { repetitions, quietPlies } = state.drawProgress;
  if (repetitions === REPETITIONS_FOR_DRAW - 1) return { kind: "repetition" };
  if (quietPlies < SHOWN_FROM_PLIES) return undefined;
  const movesLeft = Math.ceil((QUIET_PLIES_FOR_DRAW - quietPlies) / 2);
  return { kind: "quiet", plies: quietPlies, movesLeft };
}

/** What of it has to be said, where something else was shown before. */
export function nearDrawNews(
  before: RoomState | undefined,
  after: RoomState | undefined,
): NearDraw | undefined {
  const [was, is] = [nearDraw(before), nearDraw(after)];
  if (is?.kind === "repetition") return was?.kind === "repetition" ? undefined : is;
  return is !== undefined && stretchOf(is) !== stretchOf(was) ? is : undefined;
}

function stretchOf(near: NearDraw | undefined): number | undefined {
  return near?.kind === "quiet" ? Math.floor(near.plies / SAID_EVERY_PLIES) : undefined;
}
