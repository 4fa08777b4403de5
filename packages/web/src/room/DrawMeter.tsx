// Says how near a draw is, once that begins to matter (P35).
import type { RoomState } from "@kingrow/protocol";
import { useAllTexts } from "../text/allTexts.ts";
import { drawMeter } from "./drawMeter.ts";
import styles from "./DrawMeter.module.css";

export function DrawMeter({ state }: { readonly state: RoomState | undefined }) {
  const { draw } = useAllTexts();
  const view = drawMeter(state);
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
