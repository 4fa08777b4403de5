// The two discs of a game that is about to begin.
import { Disc } from "../../board/pieces/Disc.tsx";
import styles from "./ReadyOverlay.module.css";

export function DiscPair() {
  return (
    <span className={styles["pair"]} aria-hidden="true">
      <Disc color="black" type="man" />
      <Disc color="white" type="man" />
    </span>
  );
}
