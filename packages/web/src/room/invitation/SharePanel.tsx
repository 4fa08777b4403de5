// Inviting an opponent: the link, copying it, the system's share sheet, a QR code.
import { PRACTICE_PATH } from "@kingrow/protocol";
import { useEffect, useMemo } from "react";
import { encode } from "uqr";
import { navigate, roomLink } from "../../shell/address/navigation.ts";
import { canNotify, useNotifying } from "../../shell/call/notifications.ts";
import { useServices } from "../../shell/services/services.ts";
import { useCopied } from "../../shell/tab/useCopied.ts";
import { useHeldFor } from "../../shell/time/useTime.ts";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./SharePanel.module.css";

export interface SharePanelProps {
  readonly roomId: string;
  /** Strangers find the room in the lobby. */
  readonly isListed: boolean;
  /** Nobody has sat down, be they connected or not. */
  readonly isAlone: boolean;
}

export function SharePanel({ roomId, isListed, isAlone }: SharePanelProps) {
  const { share } = useTexts();
  return (
    <section className={styles["share"]} aria-labelledby="share">
      <h2 id="share">{share.heading}</h2>
      <p className={styles["text"]}>{isListed ? share.listed : share.text}</p>
      <RoomLink roomId={roomId} />
      <WaitingButtons isAlone={isAlone} />
    </section>
  );
}

export function RoomLink({ roomId }: { readonly roomId: string }) {
  const { share, room } = useTexts();
  const link = roomLink(roomId);
  const [isCopied, copy] = useCopied();
  return (
    <div className={styles["room"]}>
      <ReadableLink roomId={roomId} />
      <QrCode text={link} label={share.qr} />
      <div className={styles["buttons"]}>
        <Button variant="primary" icon={isCopied ? "check" : "copy"} onClick={() => copy(link)}>
          {isCopied ? room.copied : share.copy}
        </Button>
        <ShareButton link={link} />
      </div>
    </div>
  );
}

/** For a person who waits: to be called, and something to do until then. */
export function WaitingButtons({ isAlone }: { readonly isAlone: boolean }) {
  return (
    <div className={styles["asides"]}>
      <Meanwhile isAlone={isAlone} />
      <NotifyButton />
    </div>
  );
}

/** For reading, and for copying by hand: a press or the focus selects all of it. */
function ReadableLink({ roomId }: { readonly roomId: string }) {
  const { share } = useTexts();
  return (
    <div
      className={styles["link"]}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a field would break the id in two, not before it
      role="textbox"
      tabIndex={0}
      aria-readonly="true"
      aria-label={share.link}
      onFocus={({ currentTarget }) => getSelection()?.selectAllChildren(currentTarget)}
    >
      {roomLink("")}
      <wbr />
      {roomId}
    </div>
  );
}

function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = useMemo(() => encode(text, { border: 2 }), [text]);
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture is drawn here
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles["code"]}
    >
      <path d={path.join("")} />
    </svg>
  );
}

function ShareButton({ link }: { readonly link: string }) {
  const { share } = useTexts();
  if (typeof navigator.share !== "function") return null;
  const open = (): void => {
    navigator.share({ title: share.shareTitle, url: link }).catch(() => {
      // The person closed the sheet again: nothing to tell.
    });
  };
  return (
    <Button icon="share" onClick={open}>
      {share.share}
    </Button>
  );
}

/** Somebody who waits longer than this hardly expects anybody at once. Milliseconds. */
const LONELY_MS = 10_000;

/** A player who waits may play the computer, and is called back when somebody comes (P75). */
function Meanwhile({ isAlone }: { readonly isAlone: boolean }) {
  const { share } = useTexts();
  const { fetchAhead } = useServices();
  const isLonely = useHeldFor(isAlone, LONELY_MS);
  useEffect(() => (isLonely ? fetchAhead("practice") : undefined), [fetchAhead, isLonely]);
  return (
    <div className={styles["notify"]}>
      <output className="unseen">{isLonely && share.lonely}</output>
      <Button icon="computer" onClick={() => navigate(PRACTICE_PATH)}>
        {share.meanwhile}
      </Button>
    </div>
  );
}

/** A player who waits may go and do something else (P62). */
function NotifyButton() {
  const { share } = useTexts();
  const { isWanted, isBlocked, ask } = useNotifying();
  const answer = isBlocked ? share.notifyBlocked : share.notified;
  if (!canNotify()) return null;
  return (
    <div className={styles["notify"]}>
      {!isWanted && !isBlocked && (
        <Button icon="bell" onClick={ask}>
          {share.notify}
        </Button>
      )}
      <output>{isWanted || isBlocked ? answer : ""}</output>
    </div>
  );
}
