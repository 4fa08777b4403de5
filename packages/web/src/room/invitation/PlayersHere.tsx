// Both players sit at the table: what will be played, who is ready, and a word to the opponent.
import type { ReactNode } from "react";
import { Disc } from "../../board/pieces/Disc.tsx";
import { useHeldFor } from "../../shell/time/useTime.ts";
import { playerName } from "../../text/roomName.ts";
import { useTexts } from "../../text/texts.ts";
import { Readiness } from "../players/Readiness.tsx";
import type { RoomProps } from "../view/tableView.ts";
import { CardHead } from "./CardHead.tsx";
import styles from "./ReadyOverlay.module.css";

/** Two connected players who wait for each other get a hint after so many milliseconds. */
const NUDGE_MS = 10_000;

interface PlayersHereProps extends RoomProps {
  /** The opponent is connected. */
  readonly isThere: boolean;
  /** A word to the opponent. */
  readonly greet: ReactNode;
}

export function PlayersHere({ isThere, greet, ...props }: PlayersHereProps) {
  const { room, share, names } = useTexts();
  const { me, opponent } = props.view;
  const isAwaited = !isThere || (me?.isReady === true && opponent?.isReady === false);
  const isNudged = useHeldFor(isThere && me?.isReady === false, NUDGE_MS);
  return (
    <>
      <CardHead
        {...props}
        title={isAwaited ? room.waitingForOpponent : share.taken}
        hint={isNudged ? share.nudge : undefined}
      />
      <ul className={styles["players"]}>
        {[opponent, me].map(
          (player) =>
            player && (
              <li key={player.id}>
                <Disc color={player.color} type="man" />
                <b>
                  {player === me ? room.you : (playerName(player.name, names) ?? room.opponent)}
                </b>
                <Readiness isReady={player.isReady} />
                {player === opponent && greet}
              </li>
            ),
        )}
      </ul>
    </>
  );
}
