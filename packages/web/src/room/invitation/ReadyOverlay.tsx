// Before the game: getting ready, and while nobody else is here, inviting somebody (P11).
import { useState } from "react";
import { useServices } from "../../shell/services/services.ts";
import { useHeldFor, useNow } from "../../shell/time/useTime.ts";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Overlay } from "../../ui/Overlay.tsx";
import type { RoomData, RoomSession, RoomView } from "@kingrow/client";
import styles from "./ReadyOverlay.module.css";
import { ErrorBoundary } from "../../shell/frame/ErrorBoundary.tsx";
import type { SharePanelProps } from "./SharePanel.tsx";
import { sharePart } from "./sharePart.ts";

/** Two who are both there and wait for each other are told after so many milliseconds. */
const NUDGE_MS = 10_000;

interface ReadyOverlayProps {
  readonly session: RoomSession;
  readonly data: RoomData;
  readonly view: RoomView;
  readonly isReady: boolean;
}

export function ReadyOverlay({ session, data, view, isReady }: ReadyOverlayProps) {
  const { room, share } = useTexts();
  const { me, opponent } = view;
  const isTaken = opponent !== undefined;
  // Nobody reads that somebody is here and gone at once; their seat may go to who comes by the link (R6).
  const isThere = isTaken && data.state?.presence[opponent.id]?.connected !== false;
  const isBusy = data.asking === "playerReady";
  const startsAt = data.state?.startsAt ?? undefined;
  const unready = startsAt === undefined ? room.unready : room.notReady;
  const isNudged = useHeldFor(isThere && !isReady, NUDGE_MS);
  return (
    <Overlay>
      <Invitation
        roomId={data.roomId}
        isListed={data.state?.isPrivate === false}
        isAlone={!isTaken}
        isWanted={!isTaken || view.mayReleaseSeat}
        isThere={isThere}
      />
      <div className={styles["ready"]}>
        <p className={startsAt === undefined ? undefined : styles["countdown"]}>
          {startsAt !== undefined && <Countdown startsAt={startsAt} />}
          {startsAt === undefined && (isReady ? room.readyDone : room.readyPrompt)}
        </p>
        <Button
          // Quiet until there is somebody to play with: until then the link is what matters.
          variant={isReady || !isThere ? "secondary" : "primary"}
          busy={isBusy}
          disabled={!data.isSeated}
          // The second click of a double click takes nothing back.
          onClick={({ detail }) => detail < 2 && session.setReady(!isReady)}
        >
          {isReady ? unready : room.readyUp}
        </Button>
        {/* Its line is there from the start, so that Ready Up stays where it is when the opponent comes. */}
        <p className={styles["colors"]}>
          {isThere && !isNudged && me && share.colors[me.color]}
          <output>{isNudged && share.nudge}</output>
        </p>
      </div>
    </Overlay>
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
  /** Somebody has sat down and is connected. */
  readonly isThere: boolean;
}

/** Keeps its room once it was there: what somebody is about to press does not move when the opponent comes. */
function Invitation({ isWanted, isThere, ...share }: InvitationProps) {
  const { taken } = useTexts().share;
  const [wasOpen, setOpen] = useState(isWanted);
  if (isWanted && !wasOpen) setOpen(true);
  if (!wasOpen) return null;
  return (
    <div className={styles["invitation"]} data-taken={isThere || undefined}>
      {/* Without it the room's id in the header still copies the link. */}
      <ErrorBoundary instead={null}>
        <Share {...share} />
      </ErrorBoundary>
      {isThere && <p className={styles["taken"]}>{taken}</p>}
    </div>
  );
}

function Share(props: SharePanelProps) {
  const part = sharePart.use();
  // As large as what comes, so that nothing moves then.
  return part ? <part.SharePanel {...props} /> : <section className={styles["coming"]} />;
}
