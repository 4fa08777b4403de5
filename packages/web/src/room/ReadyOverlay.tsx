// Before the game: getting ready, and while nobody else is here, inviting somebody (P11).
import { useState } from "react";
import { useTexts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import { Overlay } from "../ui/Overlay.tsx";
import type { RoomData, RoomSession, RoomView } from "@kingrow/client";
import styles from "./ReadyOverlay.module.css";
import { SharePanel } from "./SharePanel.tsx";

interface ReadyOverlayProps {
  readonly session: RoomSession;
  readonly data: RoomData;
  readonly view: RoomView;
  readonly isReady: boolean;
}

export function ReadyOverlay({ session, data, view, isReady }: ReadyOverlayProps) {
  const { room } = useTexts();
  const isBusy = data.asking === "playerReady";
  return (
    <Overlay>
      <Invitation roomId={data.roomId} isTaken={view.opponent !== undefined} />
      <div className={styles["ready"]}>
        <p>{isReady ? room.readyDone : room.readyPrompt}</p>
        <Button
          variant={isReady ? "secondary" : "primary"}
          busy={isBusy}
          disabled={!data.isSeated}
          // The second click of a double click takes nothing back.
          onClick={({ detail }) => detail < 2 && session.setReady(!isReady)}
        >
          {isReady ? room.unready : room.readyUp}
        </Button>
      </div>
    </Overlay>
  );
}

interface InvitationProps {
  readonly roomId: string;
  /** Somebody has sat down. */
  readonly isTaken: boolean;
}

/** Keeps its room once it was there: what somebody is about to press does not move when the opponent comes. */
function Invitation({ roomId, isTaken }: InvitationProps) {
  const { share } = useTexts();
  const [wasOpen, setOpen] = useState(!isTaken);
  if (!isTaken && !wasOpen) setOpen(true);
  if (!wasOpen) return null;
  return (
    <div className={styles["invitation"]} data-taken={isTaken || undefined}>
      <SharePanel roomId={roomId} />
      {isTaken && <p className={styles["taken"]}>{share.taken}</p>}
    </div>
  );
}
