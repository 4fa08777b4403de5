// Messages with the opponent's offers and the buttons to answer.
import type { ScreenNotice, RoomData, RoomSession } from "@kingrow/client";
import { useTexts } from "../../text/texts.ts";
import { noticeText } from "../../text/refusalText.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Messages.module.css";

interface OfferMessageProps {
  readonly session: RoomSession;
  readonly data: RoomData;
}

export function DrawOffer({ session, data }: OfferMessageProps) {
  const { actions } = useTexts();
  return (
    <Offer
      text={actions.offerReceived}
      notice={data.notice}
      isOff={data.asking === "answerDraw" || !data.isSeated}
      onAnswer={session.answerDraw}
    />
  );
}

export function TakebackOffer({ session, data }: OfferMessageProps) {
  const { actions } = useTexts();
  return (
    <Offer
      text={actions.takebackReceived}
      notice={data.notice}
      isOff={data.asking === "answerTakeback" || !data.isSeated}
      onAnswer={session.answerTakeback}
    />
  );
}

interface OfferProps {
  readonly text: string;
  /** A refusal, told beside the offer: both wait for the person. */
  readonly notice: ScreenNotice | undefined;
  readonly isOff: boolean;
  readonly onAnswer: (accept: boolean) => void;
}

function Offer({ text, notice, isOff, onAnswer }: OfferProps) {
  const texts = useTexts();
  const { actions } = texts;
  return (
    <>
      <p>
        {notice !== undefined && <span role="alert">{noticeText(notice, texts)} </span>}
        {text}
      </p>
      <span className={styles["choices"]}>
        <Button disabled={isOff} onClick={() => onAnswer(false)}>
          {actions.decline}
        </Button>
        <Button variant="primary" disabled={isOff} onClick={() => onAnswer(true)}>
          {actions.accept}
        </Button>
      </span>
    </>
  );
}
