// The card before a game while both seats are taken: what will be played, and who is not ready yet.
import { seatKeptUntil, type RoomData } from "@kingrow/client";
import { useServices } from "../../shell/services/services.ts";
import { useNow } from "../../shell/time/useTime.ts";
import { playerName } from "../../text/roomName.ts";
import { useTexts } from "../../text/texts.ts";
import { clockText } from "../../text/timeText.ts";
import type { RoomProps } from "../view/tableView.ts";
import { CardHead } from "./CardHead.tsx";

interface PlayersHereProps extends RoomProps {
  /** The opponent is connected. */
  readonly isThere: boolean;
}

/** The player panels show who is ready. Who makes the opponent wait reads how long. */
export function PlayersHere({ isThere, ...props }: PlayersHereProps) {
  const { room, say, share, names } = useTexts();
  const { me, opponent } = props.view;
  const left = useSeatTime(props.data);
  const isAwaited = !isThere || (me?.isReady === true && opponent?.isReady === false);
  const isWaitedFor = me?.isReady === false && opponent?.isReady === true;
  const name = playerName(opponent?.name, names);
  const awaited = name === undefined ? room.waitingForOpponent : share.waitingFor(name);
  const here = isWaitedFor ? say.opponentReady : share.taken;
  return (
    <CardHead {...props} title={isAwaited ? awaited : here}>
      {isWaitedFor && left}
    </CardHead>
  );
}

/** The time after which the seat may go to another; empty if it never does, and when it may. */
function useSeatTime(data: RoomData): string {
  const { serverClock } = useServices().connection;
  const until = seatKeptUntil(data);
  const now = useNow(serverClock.now, 1_000, until === undefined);
  return until === undefined || until <= now ? "" : clockText(until - now);
}
