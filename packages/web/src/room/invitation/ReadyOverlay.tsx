// Before the game: getting ready, and while the person is alone, matchmaking or an invitation (P11).
import type { ReactNode } from "react";
import { useFocusKept } from "../../shell/frame/arrival.ts";
import { ErrorBoundary } from "../../shell/frame/ErrorBoundary.tsx";
import { later, Part } from "../../shell/later/later.ts";
import { useServices } from "../../shell/services/services.ts";
import { useNow } from "../../shell/time/useTime.ts";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { focusCatcher } from "../view/catchFocus.ts";
import type { RoomProps } from "../view/tableView.ts";
import styles from "./ReadyOverlay.module.css";
import type * as waiting from "./waiting.ts";

/** Fetched while the room is being joined. */
export const waitingPart = later<typeof waiting>(() => import("./waiting.ts"));

interface ReadyOverlayProps extends RoomProps {
  /** A word to the opponent, which comes with the game. */
  readonly greet: ReactNode;
  /** How a game ended whose opponent's place was taken at once. */
  readonly finished: ReactNode;
}

export function ReadyOverlay({ greet, finished, ...room }: ReadyOverlayProps) {
  const { data, view } = room;
  const { share } = useTexts();
  const { opponent } = view;
  // An opponent who is away does not count as here: the seat may go to the next visitor (R6).
  const isThere = opponent !== undefined && data.state?.presence[opponent.id]?.connected !== false;
  const isOpen = opponent === undefined;
  const title = data.search ? share.looking("") : share.heading;
  return (
    <div className={styles["veil"]} onFocus={useFocusKept(focusCatcher)}>
      <div className={styles["card"]}>
        {/* If its part cannot be loaded, the room's id in the header still copies the link. */}
        <ErrorBoundary instead={<h2>{isOpen ? title : share.taken}</h2>}>
          <Part of={waitingPart}>
            {({ Invitation, Matchmaking, PlayersHere }) => {
              if (!isOpen) return <PlayersHere {...room} isThere={isThere} />;
              return data.search ? <Matchmaking {...room} /> : <Invitation {...room} />;
            }}
          </Part>
        </ErrorBoundary>
        {finished}
        <ReadyUp {...room} isOpen={isOpen} greet={!isOpen && greet} />
      </div>
    </div>
  );
}

interface ReadyUpProps extends Omit<ReadyOverlayProps, "finished"> {
  /** The other seat is free. */
  readonly isOpen: boolean;
}

/** The button fills the line once there is an opponent, and still lies where it lay before. */
function ReadyUp({ session, data, view, isOpen, greet }: ReadyUpProps) {
  const { room } = useTexts();
  const isReady = view.me?.isReady === true;
  const startsAt = data.state?.startsAt ?? undefined;
  const unready = startsAt === undefined ? room.unready : room.notReady;
  return (
    <div className={styles["ready"]} data-open={isOpen || undefined}>
      {startsAt === undefined ? (
        <p>{isReady ? room.readyDone : room.readyPrompt}</p>
      ) : (
        <p className={styles["countdown"]}>
          <Countdown startsAt={startsAt} />
        </p>
      )}
      {greet}
      <Button
        // Alone in a private room, the link is the primary way on.
        variant={isReady || (isOpen && data.state?.isPrivate !== false) ? "secondary" : "primary"}
        busy={data.asking === "playerReady"}
        disabled={!data.isSeated}
        // The second click of a double click takes nothing back.
        onClick={({ detail }) => detail < 2 && session.setReady(!isReady)}
      >
        {isReady ? unready : room.readyUp}
      </Button>
    </div>
  );
}

/** Seconds until the game starts by itself (O9). Never 0, also where the start arrives a little late. */
function Countdown({ startsAt }: { readonly startsAt: number }) {
  const { room } = useTexts();
  const { serverClock } = useServices().connection;
  const leftMs = startsAt - useNow(serverClock.now, 250);
  return room.startsIn(Math.max(1, Math.ceil(leftMs / 1_000)));
}
