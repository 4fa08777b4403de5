// The way from this game to another one; a running game is asked about once.
import { roomView, type RoomData, type RoomSession } from "@kingrow/client";
import { useState } from "react";
import { useStore } from "zustand";
import { Button } from "../ui/Button.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";

interface AnotherGameTexts {
  readonly another: string;
  readonly anotherTitle: string;
  readonly anotherText: string;
  readonly anotherNo: string;
}

interface AnotherGameProps {
  readonly texts: AnotherGameTexts;
  readonly session: RoomSession;
  /** Whether somebody would lose moves of theirs with a running game. */
  readonly hasMoves: (data: RoomData) => boolean;
  readonly onAnother: () => void;
}

export function AnotherGame({ session, texts, hasMoves, onAnother }: AnotherGameProps) {
  const [isAsking, setAsking] = useState(false);
  const isUnderWay = useStore(
    session.store,
    (data) => roomView(data)?.isStarted === true && hasMoves(data),
  );
  return (
    <>
      <Button variant="quiet" onClick={() => (isUnderWay ? setAsking(true) : onAnother())}>
        {texts.another}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.anotherTitle}
          keep={texts.anotherNo}
          onKeep={() => setAsking(false)}
          proceed={texts.another}
          onProceed={onAnother}
        >
          {texts.anotherText}
        </ConfirmDialog>
      )}
    </>
  );
}
