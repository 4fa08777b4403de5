// An error that fills the screen: why, what can be done instead, and the time until the page goes home (P13).
import {
  isPassing,
  openOwnRoom,
  REDIRECT_AFTER_FAILED_JOIN_MS,
  seekOpponent,
  type Refusal,
  type RoomFailure,
  type RoomSession,
} from "@kingrow/client";
import { PUBLIC_ID_LENGTH, WATCH_PATH, type RefusalCode } from "@kingrow/protocol";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useStore } from "zustand";
import { DeadEnd, MessageScreen } from "../../shell/frame/MessageScreen.tsx";
import { HomeLink, PageLink, ReloadButton } from "../../shell/address/PageLink.tsx";
import { goHome, goToRoom } from "../../shell/address/navigation.ts";
import { useNow } from "../../shell/time/useTime.ts";
import { useTitle } from "../../shell/tab/useTab.ts";
import buttons from "../../ui/Button.module.css";
import { AnimatedDots } from "../../ui/base/AnimatedDots.tsx";
import { Button, type ButtonProps } from "../../ui/Button.tsx";
import { useServices } from "../../shell/services/services.ts";
import { useTexts } from "../../text/texts.ts";
import { refusalText } from "../../text/refusalText.ts";
import styles from "./FailureScreen.module.css";
import { ROOM_DOTS } from "../header/RoomHeader.tsx";

interface FailureScreenProps {
  readonly sentence: string;
  readonly code?: RefusalCode | "NO_ANSWER";
  /** The room of an own seat was closed meanwhile. */
  readonly isClosed?: boolean | undefined;
  /** When the page goes home, epoch milliseconds; `undefined`: it does not. */
  readonly homeAt?: number | undefined;
  /** Calls that off. */
  readonly onStay?: (() => void) | undefined;
  readonly children?: ReactNode;
}

function FailureScreen(props: FailureScreenProps) {
  const { sentence, code, isClosed, homeAt, onStay, children } = props;
  const { app, failure: words } = useTexts();
  useTitle(`${sentence} · ${app.name}`);
  const missing = isClosed === true ? words.closed : words.notFound;
  const why = code === "ROOM_NOT_FOUND" ? missing : code === "ROOM_FULL" ? words.full : undefined;
  const isWaiting = code === "ROOM_FULL" && homeAt === undefined;
  return (
    <MessageScreen title={sentence} {...(why !== undefined && { text: why })} isAlert>
      {homeAt !== undefined && <Countdown homeAt={homeAt} />}
      {isWaiting && <Waiting />}
      <div className={styles["ways"]}>
        {children}
        {code === "ROOM_NOT_FOUND" && <OwnRoom onAsk={onStay} />}
        {code !== undefined && isPassing({ code }) && <ReloadButton />}
        <HomeLink className={buttons["link"]}>{app.toLobby}</HomeLink>
      </div>
    </MessageScreen>
  );
}

function Countdown({ homeAt }: { readonly homeAt: number }) {
  const { room } = useTexts();
  const { clock } = useServices().connection;
  const left = homeAt - useNow(clock.now, 250);
  const seconds = Math.max(0, Math.round(left / 1_000));
  return <p className="soft">{room.goingHome(seconds)}</p>;
}

function Waiting() {
  const words = useTexts().failure;
  return (
    <output tabIndex={-1} ref={(line) => line?.focus()} className={styles["waiting"]}>
      <b>
        {words.waiting}
        <AnimatedDots {...ROOM_DOTS} />
      </b>
    </output>
  );
}

interface FullRoomProps {
  readonly roomId: string;
  /** Waits for a seat; `undefined` once the visitor does. */
  readonly onWait: (() => void) | undefined;
}

/** There are two seconds to choose, so the first way on has the focus. */
function FullRoom({ roomId, onWait }: FullRoomProps) {
  const { failure, lobby } = useTexts();
  const watch = useRef<HTMLAnchorElement>(null);
  const wait = useRef<HTMLButtonElement>(null);
  useEffect(() => (watch.current ?? wait.current)?.focus(), []);
  // A private room is watched by a link of its own (O6).
  const isPublic = roomId.length === PUBLIC_ID_LENGTH;
  return (
    <>
      {isPublic && (
        <PageLink ref={watch} className={buttons["primaryLink"]} href={WATCH_PATH + roomId} replace>
          {lobby.watch}
        </PageLink>
      )}
      {onWait && (
        <Button ref={wait} variant={isPublic ? "secondary" : "primary"} onClick={onWait}>
          {failure.wait}
        </Button>
      )}
    </>
  );
}

/** Offers a private room in place of a missing one. */
function OwnRoom({ onAsk }: { readonly onAsk: (() => void) | undefined }) {
  const texts = useTexts();
  const { connection } = useServices();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const visit = useRef(new AbortController());
  useEffect(() => () => visit.current.abort(), []);
  const open = async (): Promise<void> => {
    onAsk?.();
    visit.current = new AbortController();
    const { signal } = visit.current;
    setBusy(true);
    setRefused(undefined);
    setRefused(await openOwnRoom({ connection, signal, enterRoom: goToRoom }));
    setBusy(false);
  };
  return (
    <WayOn refused={refused} busy={isBusy} onClick={() => void open()}>
      {texts.failure.ownRoom}
    </WayOn>
  );
}

function WayOn({ refused, ...button }: ButtonProps & { readonly refused: Refusal | undefined }) {
  const texts = useTexts();
  return (
    <>
      {refused !== undefined && <p role="alert">{refusalText(refused, texts)}</p>}
      <Button variant="primary" {...button} />
    </>
  );
}

interface NoSeatProps {
  readonly session: RoomSession;
  readonly failure: RoomFailure;
}

export function NoSeatScreen({ session, failure }: NoSeatProps) {
  const texts = useTexts();
  const { homeAt, ...refused } = failure;
  const isReleased = failure.isReleased === true;
  const stay = (): void => session.store.setState({ failure: refused });
  return (
    <FailureScreen
      sentence={isReleased ? texts.failure.released : refusalText(failure, texts)}
      code={failure.code}
      isClosed={failure.isClosed}
      homeAt={homeAt}
      onStay={stay}
    >
      {isReleased && <FindAnother session={session} />}
      {failure.code === "ROOM_FULL" && (
        <FullRoom
          roomId={session.store.getState().roomId}
          onWait={homeAt === undefined ? undefined : stay}
        />
      )}
    </FailureScreen>
  );
}

/** A player whose idle seat was freed goes on looking with one press (R9). */
function FindAnother({ session: { store, signal } }: Pick<NoSeatProps, "session">) {
  const texts = useTexts();
  const { connection } = useServices();
  const { asking, notice } = useStore(store);
  return (
    <WayOn
      refused={notice?.kind === "refused" ? notice.refused : undefined}
      busy={asking === "playNow"}
      onClick={() => void seekOpponent({ connection, store, signal, enterRoom: goToRoom })}
    >
      {texts.absence.findAnother}
    </WayOn>
  );
}

export function NoRoomScreen() {
  const { room } = useTexts();
  return <FailureScreen sentence={room.noRoomId} />;
}

export function NonsenseScreen() {
  const { room } = useTexts();
  const { clock } = useServices().connection;
  const [homeAt, setHomeAt] = useState<number | undefined>(
    () => clock.now() + REDIRECT_AFTER_FAILED_JOIN_MS,
  );
  const isLeaving = homeAt !== undefined;
  useEffect(
    () => (isLeaving ? clock.after(REDIRECT_AFTER_FAILED_JOIN_MS, goHome) : undefined),
    [clock, isLeaving],
  );
  return (
    <FailureScreen
      sentence={room.notFound}
      code="ROOM_NOT_FOUND"
      homeAt={homeAt}
      onStay={() => setHomeAt(undefined)}
    />
  );
}

export function TakenOverScreen({ onTakeBack }: { readonly onTakeBack: () => void }) {
  const { room } = useTexts();
  return (
    <DeadEnd title={room.takenOverTitle} text={room.takenOverText}>
      <Button variant="primary" onClick={onTakeBack}>
        {room.playHere}
      </Button>
    </DeadEnd>
  );
}
