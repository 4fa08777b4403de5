// Says how near a draw is, once that begins to matter (P35).
import type { RoomState } from "@kingrow/protocol";
import { useAllTexts } from "../text/allTexts.ts";
import { drawProgress } from "./nearDraw.ts";
import styles from "./DrawProgress.module.css";

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
