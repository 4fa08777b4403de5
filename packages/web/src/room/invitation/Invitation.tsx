// Inviting an opponent: the link, copying it, the system's share sheet, a QR code.
import { PRACTICE_PATH } from "@kingrow/protocol";
import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from "react";
import { encode } from "uqr";
import { navigate, roomLink } from "../../shell/address/navigation.ts";
import { canNotify, useNotifying } from "../../shell/call/notifications.ts";
import { useServices } from "../../shell/services/services.ts";
import { useCopied } from "../../shell/tab/useCopied.ts";
import { useHeldFor } from "../../shell/time/useTime.ts";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import type { RoomProps } from "../view/tableView.ts";
import { CardHead } from "./CardHead.tsx";
import styles from "./Invitation.module.css";

/** Strangers find a public room in the lobby. */
export function Invitation(room: RoomProps) {
  const { share } = useTexts();
  const { roomId, state } = room.data;
  const isListed = state?.isPrivate === false;
  return (
    <section aria-labelledby="share">
      <CardHead {...room} id="share" title={share.heading} />
      <RoomLink roomId={roomId} text={isListed ? share.listed : share.text} isMain={!isListed} />
      <WaitingRows />
    </section>
  );
}

interface RoomLinkProps {
  readonly roomId: string;
  readonly text: string;
  /** Sending the link is the main way on. */
  readonly isMain: boolean;
}

export function RoomLink({ roomId, text, isMain }: RoomLinkProps) {
  const { share, room } = useTexts();
  const link = roomLink(roomId);
  const readable = useRef<HTMLDivElement>(null);
  // Where the page may not copy, the link is selected for copying by hand.
  const [isCopied, copy] = useCopied(() => readable.current?.focus());
  return (
    <div className={styles["room"]}>
      <p className={styles["text"]}>{text}</p>
      <ReadableLink ref={readable} roomId={roomId} />
      <QrCode text={link} label={share.qr} />
      <div className={styles["buttons"]}>
        <Button variant={isMain ? "primary" : "secondary"} onClick={() => copy(link)}>
          {isCopied ? room.copied : share.copy}
        </Button>
        <ShareButton link={link} />
      </div>
    </div>
  );
}

/** For a person who waits: something to do until then, and to be called. */
export function WaitingRows({ children }: { readonly children?: ReactNode }) {
  return (
    <ul className={styles["rows"]}>
      {children}
      <Meanwhile />
      <NotifyRow />
    </ul>
  );
}

interface ReadableLinkProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly roomId: string;
}

/** For reading, and for copying by hand: a press or the focus selects all of it. */
function ReadableLink({ ref, roomId }: ReadableLinkProps) {
  const { share } = useTexts();
  return (
    <div
      ref={ref}
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
  return <Button onClick={open}>{share.share}</Button>;
}

/** Somebody who waits longer than this hardly expects anybody at once. Milliseconds. */
const LONELY_MS = 10_000;

/** A player who waits may play the computer, and is called back when somebody comes (P75). */
function Meanwhile() {
  const { share } = useTexts();
  const { fetchAhead } = useServices();
  const isLonely = useHeldFor(true, LONELY_MS);
  useEffect(() => (isLonely ? fetchAhead("practice") : undefined), [fetchAhead, isLonely]);
  return (
    <li>
      <output className="unseen">{isLonely && share.lonely}</output>
      <Button variant="quiet" icon="computer" onClick={() => navigate(PRACTICE_PATH)}>
        {share.meanwhile}
      </Button>
    </li>
  );
}

/** A player who waits may go and do something else (P62). */
function NotifyRow() {
  const { share } = useTexts();
  const { isWanted, isBlocked, ask } = useNotifying();
  const answer = isBlocked ? share.notifyBlocked : share.notified;
  if (!canNotify()) return null;
  return (
    <li>
      {!isWanted && !isBlocked && (
        <Button variant="quiet" icon="bell" onClick={ask}>
          {share.notify}
        </Button>
      )}
      <output>{isWanted || isBlocked ? answer : ""}</output>
    </li>
  );
}
