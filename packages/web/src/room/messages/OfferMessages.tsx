// What the opponent offers, with both answers.
import type { RoomData, RoomSession } from "@kingrow/client";
import { useAllTexts } from "../../text/catalogue/allTexts.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Messages.module.css";

interface OfferMessageProps {
  readonly session: RoomSession;
  readonly data: RoomData;
}

export function DrawOffer({ session, data }: OfferMessageProps) {
  const { actions } = useAllTexts();
  return (
    <Offer
      text={actions.offerReceived}
      isOff={data.asking === "answerDraw" || !data.isSeated}
      onAnswer={session.answerDraw}
    />
  );
}

export function TakebackOffer({ session, data }: OfferMessageProps) {
  const { actions } = useAllTexts();
  return (
    <Offer
      text={actions.takebackReceived}
      isOff={data.asking === "answerTakeback" || !data.isSeated}
      onAnswer={session.answerTakeback}
    />
  );
}

interface OfferProps {
  readonly text: string;
  readonly isOff: boolean;
  readonly onAnswer: (accept: boolean) => void;
}

function Offer({ text, isOff, onAnswer }: OfferProps) {
  const { actions } = useAllTexts();
  return (
    <>
      <p>{text}</p>
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
