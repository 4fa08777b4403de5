// The card before a game while both seats are taken: what will be played, and who is not ready yet.
import {
  absenceView,
  seatKeptUntil,
  seekOpponent,
  type PlayerKey,
  type RoomWishes,
} from "@kingrow/client";
import { useEffect, useState } from "react";
import { goToRoom } from "../../shell/address/navigation.ts";
import { useServices } from "../../shell/services/services.ts";
import { useHeldFor, useNow } from "../../shell/time/useTime.ts";
import { playerName } from "../../text/roomName.ts";
import { useTexts } from "../../text/texts.ts";
import { clockText } from "../../text/timeText.ts";
import { Button, type ButtonProps } from "../../ui/Button.tsx";
import { useChange } from "../../ui/base/useChange.ts";
import type { RoomProps } from "../view/tableView.ts";
import { CardHead } from "./CardHead.tsx";
import styles from "./Invitation.module.css";

interface PlayersHereProps extends RoomProps {
  /** The opponent is connected. */
  readonly isThere: boolean;
}

/** The player panels show who is ready. Both read for how long one of them may make the other wait. */
export function PlayersHere({ isThere, ...props }: PlayersHereProps) {
  const { room, say, share, names, absence } = useTexts();
  const { data } = props;
  const { me, opponent } = props.view;
  const isInOtherTab = useIsInOtherTab(data.roomId);
  const isWaitedFor = isThere && me?.isReady === false && opponent?.isReady === true;
  const isAwaited = !isThere || (me?.isReady === true && opponent?.isReady === false);
  const theirs = data.state?.presence[opponent?.id ?? ""];
  const left = useTimeLeft(isWaitedFor ? seatKeptUntil(data) : theirs?.seatKeptUntil);
  const name = playerName(opponent?.name, names);
  const awaited = name === undefined ? room.waitingForOpponent : share.waitingFor(name);
  const here = isWaitedFor ? say.opponentReady : share.taken;
  // A newcomer may take the seat of a private room's guest at once (R6).
  const isSoon =
    isWaitedFor || (isAwaited && !(data.state?.isPrivate && props.view.mayReleaseSeat));
  const kept = isWaitedFor ? share.seatKept : absence.seatFree;
  const there = isAwaited ? awaited : here;
  // Alone at the table, the way to another opponent is the primary one.
  const isMain = !isThere && me?.isReady === true;
  return (
    <>
      <CardHead
        {...props}
        title={isThere ? there : absence.claimable.away}
        news={left && isSoon ? kept(left) : undefined}
      />
      {isInOtherTab && <p>{share.otherTab}</p>}
      {isAwaited &&
        (data.search ? (
          <SearchOn {...props} isMain={isMain} wishes={data.search.wishes} />
        ) : (
          <Release {...props} isMain={isMain} />
        ))}
    </>
  );
}

interface WayOnProps extends RoomProps {
  readonly isMain: boolean;
}

/** The seat of an opponent who is away, or has not been ready for long, may be freed (R6, R9). */
function Release({ session, data, view, isMain }: WayOnProps) {
  const { absence } = useTexts();
  const { serverClock } = useServices().connection;
  const isIdle = absenceView(data, useNow(serverClock.now)).kind === "not-ready";
  if (!isIdle && !view.mayReleaseSeat) return null;
  return (
    <WayOn
      isMain={isMain}
      busy={data.asking === "releaseSeat"}
      disabled={!data.isSeated}
      onClick={session.releaseSeat}
    >
      {isIdle && data.state?.isPrivate === false ? absence.findAnother : absence.release}
    </WayOn>
  );
}

/** A press so soon was meant for what stood there before. Milliseconds. */
const AIMED_MS = 2_000;

/** Who searches need not wait for an opponent who is not ready or not there (O10). */
function SearchOn({ session, data, isMain, wishes }: WayOnProps & { readonly wishes: RoomWishes }) {
  const { absence } = useTexts();
  const { connection } = useServices();
  const { store, signal } = session;
  // The server takes a call so soon after another for the same one, too (O2).
  const isSeen = useHeldFor(true, AIMED_MS);
  return (
    <WayOn
      isMain={isMain}
      busy={data.asking === "playNow"}
      disabled={!data.isSeated || !isSeen}
      onClick={() => void seekOpponent({ connection, store, signal, enterRoom: goToRoom, wishes })}
    >
      {absence.findAnother}
    </WayOn>
  );
}

function WayOn({ isMain, ...button }: ButtonProps & Pick<WayOnProps, "isMain">) {
  if (isMain) return <Button variant="primary" icon="pair" {...button} />;
  return (
    <ul className={styles["rows"]}>
      <li>
        <Button variant="quiet" icon="pair" {...button} />
      </li>
    </ul>
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

/** The time until then; `undefined` once it has come, or if it never does. */
function useTimeLeft(until: number | undefined): string | undefined {
  const { serverClock } = useServices().connection;
  const now = useNow(serverClock.now, 1_000, until === undefined);
  return until === undefined || until <= now ? undefined : clockText(until - now);
}
