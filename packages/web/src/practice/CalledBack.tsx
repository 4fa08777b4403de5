// Dialogs of the waiting room during practice: an opponent has joined, or the seat is lost (P75).
import { roomView, seatKeptUntil, type RoomSession } from "@kingrow/client";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useCue } from "../feedback/feedback.ts";
import { goToRoom } from "../shell/address/navigation.ts";
import { useServices } from "../shell/services/services.ts";
import { useCall } from "../shell/call/useCall.ts";
import { useNow } from "../shell/time/useTime.ts";
import { playerName } from "../text/roomName.ts";
import { useTexts } from "../text/texts.ts";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { clockText } from "../text/timeText.ts";
import { AlertDialog } from "../ui/Dialog.tsx";
import { Button } from "../ui/Button.tsx";

interface CalledBackProps {
  readonly session: RoomSession;
  /** Whether a game against the computer was begun. */
  readonly hasGame: boolean;
  readonly isGone: boolean;
  readonly onGone: () => void;
}

export function CalledBack({ session, hasGame, isGone, onGone }: CalledBackProps) {
  const { visits } = useServices();
  const { connection, practice: texts } = useStudyTexts();
  const [isRead, setRead] = useState(false);
  const status = useStore(session.store, ({ state }) => state?.gameStatus);
  const isThere = useStore(session.store, (data) => roomView(data)?.opponent !== undefined);
  // Without the seat the game is played in another window.
  const isSeated = useStore(session.store, (data) => data.isSeated);
  const hasBegun = status !== undefined && status !== "waiting" && isSeated;
  const isRefused = useStore(session.store, ({ failure }) => failure?.homeAt !== undefined);
  useEffect(() => {
    // A running game waits for nobody, and the end of one is to be seen. The game against the computer is kept.
    if (hasBegun) goToRoom(session.store.getState().roomId);
  }, [hasBegun, session]);
  useEffect(() => {
    if (!isRefused) return;
    onGone();
    // The visit ends with its seat, so that it leads nobody home from here.
    visits.leave();
  }, [isRefused, onGone, visits]);
  if (!isGone)
    return isThere && status === "waiting" && <Call session={session} hasGame={hasGame} />;
  return (
    !isRead && (
      <AlertDialog title={texts.seatGone} okay={connection.okay} onClose={() => setRead(true)}>
        {texts.seatGoneText}
      </AlertDialog>
    )
  );
}

/** For one opponent: the next one is called out again. */
function Call({ session, hasGame }: Pick<CalledBackProps, "session" | "hasGame">) {
  const [isPutOff, setPutOff] = useState(false);
  const onPutOff = (): void => setPutOff(true);
  const { announcer } = useServices();
  const { calls, calledTitle, names, room, practice: texts } = useStudyTexts();
  const name = useStore(session.store, (data) => roomView(data)?.opponent?.name);
  useCall("arrived", calledTitle(calls.arrived));
  useCue("arrived");
  useEffect(() => announcer.say(calls.arrived, "assertive"), [announcer, calls]);
  if (isPutOff) return null;
  return (
    <AlertDialog
      title={calls.arrived}
      onClose={onPutOff}
      actions={
        <>
          <Button onClick={onPutOff}>{texts.notYet}</Button>
          <Button
            variant="primary"
            data-safe
            onClick={() => goToRoom(session.store.getState().roomId)}
          >
            {texts.toRoom}
          </Button>
        </>
      }
    >
      {texts.calledBack(playerName(name, names) ?? room.opponent)}{" "}
      {hasGame && `${texts.keptForLater} `}
      <KeptFor session={session} />
    </AlertDialog>
  );
}

/** How long the opponent has to wait for the person (R9). */
function KeptFor({ session }: { readonly session: RoomSession }) {
  const { serverClock } = useServices().connection;
  const { share } = useTexts();
  const now = useNow(serverClock.now);
  const until = useStore(session.store, seatKeptUntil);
  return until !== undefined && share.seatKept(clockText(Math.max(0, until - now)));
}
