// A real board in the middle of a game, in motion for as long as it takes to see what is played here.
import { later } from "../shell/later/later.ts";
import { ErrorBoundary } from "../shell/frame/ErrorBoundary.tsx";
import { useIsPainted } from "../ui/useIsPainted.ts";
import styles from "./BoardPicture.module.css";

const gamePart = later(() => import("./FamousGame.tsx"));

/** The discs of the game's beginning, each the round end of a line without length; the board they stand on covers them. */
const IVORY = "M5.5.5h0M3.5.5h0M6.5 1.5h0M4.5 1.5h0M2.5 1.5h0M7.5 2.5h0M3.5 2.5h0M2.5 3.5h0";
const EBONY = "M5.5 4.5h0M4.5 5.5h0M2.5 5.5h0M.5 5.5h0M5.5 6.5h0M4.5 7.5h0M2.5 7.5h0M.5 7.5h0";

/** Decoration: whoever does not see it misses nothing. It is drawn at once, and the board comes over it. */
export function BoardPicture() {
  const isPainted = useIsPainted();
  return (
    <div className={styles["place"]} aria-hidden="true" inert>
      <div className={styles["picture"]}>
        <svg viewBox="0 0 8 8" strokeWidth="0.8" strokeLinecap="round">
          <path stroke="var(--ivory)" d={IVORY} />
          <path stroke="var(--ebony)" d={EBONY} />
        </svg>
        <ErrorBoundary instead={null}>{isPainted && <Game />}</ErrorBoundary>
      </div>
    </div>
  );
}

function Game() {
  const part = gamePart.use();
  return part && <part.FamousGame />;
}
