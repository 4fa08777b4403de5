// Messages while the board shows an earlier position, or the result is hidden.
import { useEffect, useRef } from "react";
import type { ScreenNotice, RoomData, RoomSession } from "@kingrow/client";
import { moveAt } from "../../record/useHistoryView.ts";
import { WholeMoves } from "../../record/WholeMoves.tsx";
import { useTexts } from "../../text/texts.ts";
import { noticeText } from "../../text/refusalText.ts";
import { Button } from "../../ui/Button.tsx";
import { reasonText, verdictText, type ResultView } from "../result/result.ts";

interface LookingBackProps {
  readonly data: RoomData;
  readonly ply: number;
  readonly onBack: () => void;
}

/** The board shows the past: which, and the way back (P27). */
export function LookingBack({ data, ply, onBack }: LookingBackProps) {
  const { record } = useTexts();
  const moves = data.state?.moves ?? [];
  return (
    <>
      <p>
        <WholeMoves>
          {ply === 0 ? record.lookingAtStart : record.lookingAt(...moveAt(moves, ply))}
        </WholeMoves>
      </p>
      <Button variant="primary" onClick={onBack}>
        {record.backToNow}
      </Button>
    </>
  );
}

interface NoticeInPastProps {
  readonly session: RoomSession;
  readonly notice: ScreenNotice;
  readonly onBack: () => void;
}

/** A refusal while the board shows the past: the way back stays, and takes the refusal away. */
export function NoticeInPast({ session, notice, onBack }: NoticeInPastProps) {
  const texts = useTexts();
  const back = (): void => {
    session.dismissNotice();
    onBack();
  };
  return (
    <>
      <p role="alert">
        <WholeMoves>{noticeText(notice, texts)}</WholeMoves>
      </p>
      <Button variant="primary" onClick={back}>
        {texts.record.backToNow}
      </Button>
    </>
  );
}

interface ResultAsideProps {
  readonly result: ResultView;
  readonly onShow: () => void;
}

/** The result in one line while it does not cover the board. Takes the focus from the button that left. */
export function ResultAside({ result, onShow }: ResultAsideProps) {
  const texts = useTexts();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus();
  }, []);
  return (
    <>
      <p>{`${verdictText(result, texts).replace(/\w$/, "$&.")} ${reasonText(result, texts)}`}</p>
      <Button ref={ref} onClick={onShow}>
        {texts.record.showResult}
      </Button>
    </>
  );
}
