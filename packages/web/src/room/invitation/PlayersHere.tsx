// The card before a game while both seats are taken: what will be played, and who is not ready yet.
import { useHeldFor } from "../../shell/time/useTime.ts";
import { playerName } from "../../text/roomName.ts";
import { useTexts } from "../../text/texts.ts";
import type { RoomProps } from "../view/tableView.ts";
import { CardHead } from "./CardHead.tsx";

/** Two connected players who wait for each other get a hint after so many milliseconds. */
const NUDGE_MS = 10_000;

interface PlayersHereProps extends RoomProps {
  /** The opponent is connected. */
  readonly isThere: boolean;
}

/** The player panels show who is ready. */
export function PlayersHere({ isThere, ...props }: PlayersHereProps) {
  const { room, share, names } = useTexts();
  const { me, opponent } = props.view;
  const isAwaited = !isThere || (me?.isReady === true && opponent?.isReady === false);
  const isNudged = useHeldFor(isThere && me?.isReady === false, NUDGE_MS);
  const name = playerName(opponent?.name, names);
  const awaited = name === undefined ? room.waitingForOpponent : share.waitingFor(name);
  return (
    <CardHead
      {...props}
      title={isAwaited ? awaited : share.taken}
      hint={isNudged ? share.nudge : undefined}
    />
  );
}
