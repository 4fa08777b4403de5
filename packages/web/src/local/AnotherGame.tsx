// The way from this game to another one; a running game is asked about once.
import { roomView, type RoomData, type RoomSession } from "@kingrow/client";
import { useStore } from "zustand";
import { Button } from "../ui/Button.tsx";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";

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
  const isUnderWay = useStore(
    session.store,
    (data) => roomView(data)?.isStarted === true && hasMoves(data),
  );
  if (!isUnderWay)
    return (
      <Button variant="quiet" onClick={onAnother}>
        {texts.another}
      </Button>
    );
  const { another, anotherTitle: title, anotherText: text, anotherNo: keep } = texts;
  return (
    <ConfirmButton
      variant="quiet"
      place="below"
      question={{ title, text, keep, proceed: another }}
      onProceed={onAnother}
    >
      {another}
    </ConfirmButton>
  );
}
