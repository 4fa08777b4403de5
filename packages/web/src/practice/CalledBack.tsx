// Somebody has sat down in the room where the person waits meanwhile: said, sounded, called, with the way back (P75).
import { roomView, type RoomData, type RoomSession } from "@kingrow/client";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useCue } from "../feedback/useFeedback.ts";
import { goToRoom } from "../shell/address/navigation.ts";
import { useServices } from "../shell/services/services.ts";
import { useCall } from "../shell/tab/useCall.ts";
import { useAllTexts } from "../text/catalogue/allTexts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { usePracticeTexts } from "./practiceTexts.ts";

export function CalledBack({ session }: { readonly session: RoomSession }) {
  const isThere = useStore(session.store, isOpponentThere);
  const [isPutOff, setPutOff] = useState(false);
  if (!isThere) return null;
  return <Call session={session} isPutOff={isPutOff} onPutOff={() => setPutOff(true)} />;
}

function isOpponentThere(data: RoomData): boolean {
  return roomView(data)?.opponent !== undefined;
}

interface CallProps {
  readonly session: RoomSession;
  readonly isPutOff: boolean;
  readonly onPutOff: () => void;
}

function Call({ session, isPutOff, onPutOff }: CallProps) {
  const { announcer } = useServices();
  const { calls, calledTitle } = useAllTexts();
  const texts = usePracticeTexts();
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
