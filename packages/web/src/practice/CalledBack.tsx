// What happens in the room where the person waits meanwhile: an opponent sits down, or the seat is lost (P75).
import { roomView, type RoomData, type RoomSession } from "@kingrow/client";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useCue } from "../feedback/useFeedback.ts";
import { goToRoom } from "../shell/address/navigation.ts";
import { useServices } from "../shell/services/services.ts";
import { useCall } from "../shell/tab/useCall.ts";
import { useTexts } from "../text/texts.ts";
import { AlertDialog } from "../ui/AlertDialog.tsx";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";

export function CalledBack({ session }: { readonly session: RoomSession }) {
  const isThere = useStore(session.store, isOpponentThere);
  const isGone = useSeatGone(session);
  if (isGone) return <SeatGone />;
  if (!isThere) return null;
  return <Call session={session} />;
}

function isOpponentThere(data: RoomData): boolean {
  return roomView(data)?.opponent !== undefined;
}

/** The visit ends with its seat, so that it leads nobody home from here. */
function useSeatGone({ store }: RoomSession): boolean {
  const { visits } = useServices();
  const isRefused = useStore(store, ({ failure }) => failure?.homeAt !== undefined);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (!isRefused) return;
    // oxlint-disable-next-line react/set-state-in-effect -- the end of the visit takes the refusal away
    setGone(true);
    visits.leave();
  }, [isRefused, visits]);
  return isGone;
}

function SeatGone() {
  const [isRead, setRead] = useState(false);
  const { connection } = useTexts();
  const texts = useTexts().practice;
  if (isRead) return null;
  return (
    <AlertDialog title={texts.seatGone} okay={connection.okay} onClose={() => setRead(true)}>
      {texts.seatGoneText}
    </AlertDialog>
  );
}

/** For one opponent: the next one is called out again. */
function Call({ session }: { readonly session: RoomSession }) {
  const [isPutOff, setPutOff] = useState(false);
  const onPutOff = (): void => setPutOff(true);
  const { announcer } = useServices();
  const { calls, calledTitle } = useTexts();
  const texts = useTexts().practice;
  useCall("arrived", calledTitle(calls.arrived));
  useCue("arrived");
  useEffect(() => announcer.say(calls.arrived, "assertive"), [announcer, calls]);
  if (isPutOff) return null;
  return (
    <Dialog
      role="alertdialog"
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
      {texts.calledBack}
    </Dialog>
  );
}
