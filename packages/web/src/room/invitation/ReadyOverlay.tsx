// Before the game: getting ready, and while the person is alone, matchmaking or an invitation (P11).
import type { RoomState } from "@kingrow/protocol";
import { useEffect, useState } from "react";
import { Disc } from "../../board/pieces/Disc.tsx";
import { later } from "../../shell/later/later.ts";
import { useServices } from "../../shell/services/services.ts";
import { useHeldFor, useNow } from "../../shell/time/useTime.ts";
import { useTexts } from "../../text/texts.ts";
import { clockText } from "../../text/timeText.ts";
import buttons from "../../ui/Button.module.css";
import { Button } from "../../ui/Button.tsx";
import type { RoomProps } from "../view/tableView.ts";
import styles from "./ReadyOverlay.module.css";
import { ErrorBoundary } from "../../shell/frame/ErrorBoundary.tsx";
import type { SharePanelProps } from "./SharePanel.tsx";

/** Fetched ahead for the player who opened the room; for others when nobody else is there. */
export const sharePart = later(() => import("./SharePanel.tsx"));

/** Two connected players who wait for each other get a hint after so many milliseconds. */
const NUDGE_MS = 10_000;

export function ReadyOverlay({ session, data, view }: RoomProps) {
  const { room, share } = useTexts();
  const { me, opponent } = view;
  const isReady = me?.isReady === true;
  const isTaken = opponent !== undefined;
  // An opponent who is away does not count as here: the seat may go to the next visitor (R6).
  const isThere = isTaken && data.state?.presence[opponent.id]?.connected !== false;
  const isBusy = data.asking === "playerReady";
  const startsAt = data.state?.startsAt ?? undefined;
  const unready = startsAt === undefined ? room.unready : room.notReady;
  const isNudged = useHeldFor(isThere && !isReady, NUDGE_MS);
  return (
    <div className={styles["veil"]}>
      <div className={styles["card"]}>
        {data.search !== undefined ? (
          <Matchmaking
            roomId={data.roomId}
            since={data.search.since}
            isFound={isTaken}
            options={data.state?.options}
          />
        ) : (
          <Invitation
            roomId={data.roomId}
            isListed={data.state?.isPrivate === false}
            isAlone={!isTaken}
            isWanted={!isTaken || view.mayReleaseSeat}
            isThere={isThere}
          />
        )}
        <div className={styles["ready"]}>
          <p className={startsAt === undefined ? undefined : styles["countdown"]}>
            {startsAt !== undefined && <Countdown startsAt={startsAt} />}
            {startsAt === undefined && (isReady ? room.readyDone : room.readyPrompt)}
          </p>
          <Button
            // Until there is an opponent, the link is the primary way on.
            variant={
              isThere ? (isReady ? "secondary" : "primary") : isReady ? "quiet" : "secondary"
            }
            busy={isBusy}
            disabled={!data.isSeated}
            // The second click of a double click takes nothing back.
            onClick={({ detail }) => detail < 2 && session.setReady(!isReady)}
          >
            {isReady ? unready : room.readyUp}
          </Button>
          {/* The line is there from the start, so that Ready Up keeps its place when the opponent comes. */}
          <p className={styles["colors"]}>
            {!isNudged && me && share.colors[me.color]}
            <output>{isNudged && share.nudge}</output>
          </p>
        </div>
      </div>
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

interface MatchmakingProps {
  readonly roomId: string;
  /** When the person pressed Play Now, epoch milliseconds on the local clock. */
  readonly since: number;
  readonly isFound: boolean;
  readonly options: RoomState["options"] | undefined;
}

/** Looking for an opponent: for how long, for which game, and what to do meanwhile (O10). Its size stays when somebody is found. */
function Matchmaking({ roomId, since, isFound, options }: MatchmakingProps) {
  const { share, lobby, options: texts } = useTexts();
  const { connection, announcer } = useServices();
  const time = clockText(useNow(connection.clock.now) - since);
  useEffect(() => {
    // The room says itself that somebody has come.
    if (!isFound) announcer.say(share.looking("").trim(), "polite");
  }, [announcer, share, isFound]);
  return (
    <section
      className={styles["matchmaking"]}
      aria-labelledby="looking"
      data-found={isFound || undefined}
    >
      <DiscPair />
      <h2 id="looking">{isFound ? share.taken : share.looking(time)}</h2>
      <p>
        {texts.pacesInWords[options?.pace ?? "none"]}
        {options?.opening === "ballot" && ` · ${lobby.drawn}`}
      </p>
      <ErrorBoundary instead={null}>
        <MeanwhileOrInvite roomId={roomId} />
      </ErrorBoundary>
    </section>
  );
}

function MeanwhileOrInvite({ roomId }: { readonly roomId: string }) {
  const { inviteInstead } = useTexts().share;
  const part = sharePart.use();
  return (
    <div className={styles["meanwhile"]}>
      {part !== undefined && <part.WaitingButtons isAlone />}
      <details className={styles["friend"]}>
        <summary className={buttons["link"]}>{inviteInstead}</summary>
        {part !== undefined && <part.RoomLink roomId={roomId} />}
      </details>
    </div>
  );
}

function DiscPair() {
  return (
    <span className={styles["pair"]} aria-hidden="true">
      <Disc color="black" type="man" />
      <Disc color="white" type="man" />
    </span>
  );
}

interface InvitationProps extends SharePanelProps {
  /** The seat is free, or its guest is away from the one who invites. */
  readonly isWanted: boolean;
  readonly isThere: boolean;
}

/** Keeps its space once it was shown, so that no button moves when the opponent comes. */
function Invitation({ isWanted, isThere, ...share }: InvitationProps) {
  const { taken } = useTexts().share;
  const [wasOpen, setOpen] = useState(isWanted);
  if (isWanted && !wasOpen) setOpen(true);
  if (!wasOpen) return null;
  return (
    <div className={styles["invitation"]} data-taken={isThere || undefined}>
      {/* If it cannot be loaded, the room's id in the header still copies the link. */}
      <ErrorBoundary instead={null}>
        <Share {...share} />
      </ErrorBoundary>
      {isThere && (
        <p className={styles["taken"]}>
          <DiscPair />
          {taken}
        </p>
      )}
    </div>
  );
}

function Share(props: SharePanelProps) {
  const part = sharePart.use();
  // The placeholder has the size of the panel.
  return part ? <part.SharePanel {...props} /> : <section className={styles["coming"]} />;
}
