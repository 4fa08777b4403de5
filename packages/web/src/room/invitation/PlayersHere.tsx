// The card before a game while both seats are taken: what will be played, and who is not ready yet.
import { seatKeptUntil, type RoomData } from "@kingrow/client";
import { useServices } from "../../shell/services/services.ts";
import { useHeldFor, useNow } from "../../shell/time/useTime.ts";
import { playerName } from "../../text/roomName.ts";
import { useTexts } from "../../text/texts.ts";
import { clockText } from "../../text/timeText.ts";
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
  const left = useSeatTime(props.data);
  const name = playerName(opponent?.name, names);
  const awaited = name === undefined ? room.waitingForOpponent : share.waitingFor(name);
  return (
    <CardHead
      {...props}
      title={isAwaited ? awaited : share.taken}
      hint={isNudged ? share.nudge : undefined}
    >
      {isNudged && opponent?.isReady && left}
    </CardHead>
  );
}

/** The time after which the seat may go to another; empty if it never does. */
function useSeatTime(data: RoomData): string {
  const { serverClock } = useServices().connection;
  const until = seatKeptUntil(data);
  const now = useNow(serverClock.now, 1_000, until === undefined);
  return until === undefined ? "" : clockText(Math.max(0, until - now));
}
