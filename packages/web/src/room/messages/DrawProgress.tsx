// Shows the progress toward an automatic draw (P35, G4).
import type { RoomState } from "@kingrow/protocol";
import { useTexts } from "../../text/texts.ts";
import styles from "./DrawProgress.module.css";
import { nearDraw } from "./nearDraw.ts";

export function DrawProgress({ state }: { readonly state: RoomState | undefined }) {
  const { draw } = useTexts();
  const view = nearDraw(state);
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
