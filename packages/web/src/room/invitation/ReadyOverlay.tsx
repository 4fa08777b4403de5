// Before the game: getting ready, and while the person is alone, matchmaking or an invitation (P11).
import type { Pace } from "@kingrow/protocol";
import type { Color } from "@kingrow/rules";
import { useState, type ReactNode } from "react";
import { goHome } from "../../shell/address/navigation.ts";
import { ErrorBoundary } from "../../shell/frame/ErrorBoundary.tsx";
import { later, Part } from "../../shell/later/later.ts";
import { useServices } from "../../shell/services/services.ts";
import { useHeldFor, useNow } from "../../shell/time/useTime.ts";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import type { RoomProps } from "../view/tableView.ts";
import { DiscPair } from "./DiscPair.tsx";
import styles from "./ReadyOverlay.module.css";
import type { SharePanelProps } from "./SharePanel.tsx";
import type * as waiting from "./waiting.ts";

/** Fetched ahead for the player who opened the room; for others when nobody else is there. */
export const waitingPart = later<typeof waiting>(() => import("./waiting.ts"));

/** Two connected players who wait for each other get a hint after so many milliseconds. */
const NUDGE_MS = 10_000;

export function ReadyOverlay({ session, data, view }: RoomProps) {
  const { room, share } = useTexts();
  const { me, opponent } = view;
  const { search, roomId, state } = data;
  const isReady = me?.isReady === true;
  const isTaken = opponent !== undefined;
  // An opponent who is away does not count as here: the seat may go to the next visitor (R6).
  const isThere = isTaken && state?.presence[opponent.id]?.connected !== false;
  const startsAt = state?.startsAt ?? undefined;
  const isWaiting = isReady && startsAt === undefined;
  const unready = startsAt === undefined ? room.unready : room.notReady;
  return (
    <div className={styles["veil"]}>
      <div className={styles["card"]}>
        {search !== undefined ? (
          <WhileWaiting instead={<h2>{share.looking("")}</h2>}>
            {({ Matchmaking }) => (
              <Matchmaking
                roomId={roomId}
                since={search.since}
                isFound={isTaken}
                options={state?.options}
              />
            )}
          </WhileWaiting>
        ) : (
          <Invitation
            roomId={roomId}
            isListed={state?.isPrivate === false}
            isAlone={!isTaken}
            isWanted={!isTaken || view.mayReleaseSeat}
            isThere={isThere}
            pace={state?.options.pace ?? "none"}
          />
        )}
        <div className={styles["ready"]} data-ready={isWaiting || undefined}>
          <p className={startsAt === undefined ? undefined : styles["countdown"]}>
            {startsAt !== undefined && <Countdown startsAt={startsAt} />}
            {startsAt === undefined && (isReady ? room.readyDone : room.readyPrompt)}
          </p>
          <Button
            // Until there is an opponent, the link is the primary way on.
            variant={isWaiting ? "quiet" : isThere && !isReady ? "primary" : "secondary"}
            busy={data.asking === "playerReady"}
            disabled={!data.isSeated}
            // The second click of a double click takes nothing back.
            onClick={({ detail }) => detail < 2 && session.setReady(!isReady)}
          >
            {isReady ? unready : room.readyUp}
          </Button>
          {search !== undefined && !isTaken ? (
            <Button onClick={() => goHome()}>{share.stop}</Button>
          ) : (
            me && <ColorLine color={me.color} isIdle={isThere && !isReady} />
          )}
        </div>
      </div>
    </div>
  );
}

interface ColorLineProps {
  readonly color: Color;
  /** The opponent is here, and the player not ready. */
  readonly isIdle: boolean;
}

/** Is there from the start, so that Ready Up keeps its place when the opponent comes. */
function ColorLine({ color, isIdle }: ColorLineProps) {
  const { share } = useTexts();
  const isNudged = useHeldFor(isIdle, NUDGE_MS);
  return (
    <p className={styles["colors"]}>
      {!isNudged && share.colors[color]}
      <output>{isNudged && share.nudge}</output>
    </p>
  );
}

/** Seconds until the game starts by itself (O9). Never 0, also where the start arrives a little late. */
function Countdown({ startsAt }: { readonly startsAt: number }) {
  const { room } = useTexts();
  const { serverClock } = useServices().connection;
  const leftMs = startsAt - useNow(serverClock.now, 250);
  return room.startsIn(Math.max(1, Math.ceil(leftMs / 1_000)));
}

interface InvitationProps extends SharePanelProps {
  /** The seat is free, or its guest is away from the one who invites. */
  readonly isWanted: boolean;
  readonly isThere: boolean;
  readonly pace: Pace;
}

/** The link, and once the opponent is here, what will be played. */
function Invitation({ isWanted, isThere, pace, ...share }: InvitationProps) {
  const { share: texts, options } = useTexts();
  const [wasOpen, setOpen] = useState(isWanted);
  if (isWanted && !wasOpen) setOpen(true);
  return (
    <div className={styles["invitation"]} data-taken={isThere || undefined}>
      {wasOpen && (
        // If it cannot be loaded, the room's id in the header still copies the link.
        <WhileWaiting instead={null}>{({ SharePanel }) => <SharePanel {...share} />}</WhileWaiting>
      )}
      {isThere && (
        <div className={styles["taken"]}>
          <DiscPair />
          <h2>{texts.taken}</h2>
          <p className="soft">{options.pacesInWords[pace]}</p>
        </div>
      )}
    </div>
  );
}

interface WhileWaitingProps {
  readonly instead: ReactNode;
  readonly children: (part: typeof waiting) => ReactNode;
}

function WhileWaiting({ instead, children }: WhileWaitingProps) {
  return (
    <ErrorBoundary instead={instead}>
      {/* The placeholder has the size of the panel. */}
      <Part of={waitingPart} meanwhile={<section className={styles["coming"]} />}>
        {children}
      </Part>
    </ErrorBoundary>
  );
}
