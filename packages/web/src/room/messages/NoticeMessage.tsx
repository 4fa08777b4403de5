// A line that can be dismissed; a refusal is one.
import type { ScreenNotice } from "@kingrow/client";
import { WholeMoves } from "../../record/WholeMoves.tsx";
import { useTexts } from "../../text/texts.ts";
import { noticeText } from "../../text/refusalText.ts";
import { Button } from "../../ui/Button.tsx";

export function NoticeMessage({
  notice,
  onDismiss,
}: {
  readonly notice: ScreenNotice;
  readonly onDismiss: () => void;
}) {
  return <Dismissable text={noticeText(notice, useTexts())} isAlert onDismiss={onDismiss} />;
}

interface DismissableProps {
  readonly text: string;
  readonly isAlert?: boolean;
  readonly onDismiss: () => void;
}

export function Dismissable({ text, isAlert = false, onDismiss }: DismissableProps) {
  const { room } = useTexts();
  return (
    <>
      <p role={isAlert ? "alert" : undefined}>
        <WholeMoves>{text}</WholeMoves>
      </p>
      <Button variant="quiet" onClick={onDismiss}>
        {room.dismiss}
      </Button>
    </>
  );
}
