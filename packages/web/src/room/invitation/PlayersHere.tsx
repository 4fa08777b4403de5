// The card before a game while both seats are taken: what will be played, and who is not ready yet.
import { seatKeptUntil, type PlayerKey, type RoomData } from "@kingrow/client";
import { useEffect, useState } from "react";
import { useServices } from "../../shell/services/services.ts";
import { useNow } from "../../shell/time/useTime.ts";
import { playerName } from "../../text/roomName.ts";
import { useTexts } from "../../text/texts.ts";
import { clockText } from "../../text/timeText.ts";
import { useChange } from "../../ui/base/useChange.ts";
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
  const isInOtherTab = useIsInOtherTab(props.data.roomId);
  const isAwaited = !isThere || (me?.isReady === true && opponent?.isReady === false);
  const isWaitedFor = me?.isReady === false && opponent?.isReady === true;
  const name = playerName(opponent?.name, names);
  const awaited = name === undefined ? room.waitingForOpponent : share.waitingFor(name);
  const here = isWaitedFor ? say.opponentReady : share.taken;
  return (
    <>
      <CardHead {...props} title={isAwaited ? awaited : here}>
        {isWaitedFor && left}
      </CardHead>
      {isInOtherTab && <p>{share.otherTab}</p>}
    </>
  );
}

/** Two tabs are two players (I2): the visitor may have opened an invitation of their own. */
function useIsInOtherTab(roomId: string): boolean {
  const { connection, announcer } = useServices();
  const { otherTab } = useTexts().share;
  const { playerKey } = connection;
  const [isKnown, setKnown] = useState(false);
  useEffect(() => void isInOtherTab(playerKey, roomId).then(setKnown), [playerKey, roomId]);
  useChange(isKnown, () => announcer.say(otherTab));
  return isKnown;
}

/** Another open tab of this browser has a seat in the room. */
async function isInOtherTab(playerKey: PlayerKey, roomId: string): Promise<boolean> {
  const room = playerKey.roomsOfAll().find((each) => each.roomId === roomId);
  for (const key of room?.keys ?? [])
    if (key !== playerKey.current() && !(await playerKey.isFree(key))) return true;
  return false;
}

/** The time after which the seat may go to another; empty if it never does, and when it may. */
function useSeatTime(data: RoomData): string {
  const { serverClock } = useServices().connection;
  const until = seatKeptUntil(data);
  const now = useNow(serverClock.now, 1_000, until === undefined);
  return until === undefined || until <= now ? "" : clockText(until - now);
}
