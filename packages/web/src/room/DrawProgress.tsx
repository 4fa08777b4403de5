// Says how near a running game is to a draw by itself, once that begins to matter (P35, G4).
import type { RoomState } from "@kingrow/protocol";
import { QUIET_PLIES_FOR_DRAW, REPETITIONS_FOR_DRAW } from "@kingrow/rules";
import { useAllTexts } from "../text/allTexts.ts";
import styles from "./DrawProgress.module.css";

export type DrawProgressView =
  /** The position has stood before; once more and it is a draw. */
  | { readonly kind: "repetition" }
  /** Plies without a capture or a man's advance, and how many make it a draw. */
  | { readonly kind: "quiet"; readonly plies: number; readonly of: number };

/** Half of the way is where it begins to matter. */
const SHOWN_FROM_PLIES = QUIET_PLIES_FOR_DRAW / 2;

export function drawProgress(state: RoomState | undefined): DrawProgressView | undefined {
  if (state?.gameStatus !== "started") return undefined;
  const { repetitions, quietPlies } = state.drawProgress;
  if (repetitions === REPETITIONS_FOR_DRAW - 1) return { kind: "repetition" };
  if (quietPlies < SHOWN_FROM_PLIES) return undefined;
  return { kind: "quiet", plies: quietPlies, of: QUIET_PLIES_FOR_DRAW };
}

export function DrawProgress({ state }: { readonly state: RoomState | undefined }) {
  const { draw } = useAllTexts();
  const view = drawProgress(state);
  if (view === undefined) return null;
  if (view.kind === "repetition") return <p>{draw.repetition}</p>;
  const text = draw.quiet(view.plies, view.of);
  return (
    <p>
      {text}
      <meter aria-label={text} className={styles["meter"]} max={view.of} value={view.plies} />
    </p>
  );
}
