// A real board in the middle of a game, in motion for as long as it takes to see what is played here.
import { later } from "../shell/later.ts";
import { ErrorBoundary } from "../shell/ErrorBoundary.tsx";
import { useIsPainted } from "../ui/useIsPainted.ts";
import styles from "./BoardPicture.module.css";

const gamePart = later(() => import("./FamousGame.tsx"));

/** Decoration: whoever does not see it misses nothing. Its place is kept while the board is on its way. */
export function BoardPicture() {
  const isPainted = useIsPainted();
  return (
    <div className={styles["place"]} aria-hidden="true" inert>
      <div className={styles["picture"]}>
        <ErrorBoundary instead={null}>{isPainted && <Game />}</ErrorBoundary>
      </div>
    </div>
  );
}

function Game() {
  const part = gamePart.use();
  return part && <part.FamousGame />;
}
