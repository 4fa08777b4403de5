// The messages with buttons: offers, moves that wait, and ways back to what is hidden.
import type { Choice, ScreenNotice } from "@kingrow/client";
import { useEffect, useRef, type ReactNode } from "react";
import { pathText } from "../../record/timeline.ts";
import { WholeMoves } from "../../record/WholeMoves.tsx";
import { noticeText } from "../../text/refusalText.ts";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { reasonText, verdictText, type ResultView } from "../result/result.ts";
import styles from "./Messages.module.css";

interface LineProps {
  readonly text: string;
  readonly isAlert?: boolean;
  readonly children: ReactNode;
}

export function Line({ text, isAlert = false, children }: LineProps) {
  return (
    <>
      <p role={isAlert ? "alert" : undefined}>
        <WholeMoves>{text}</WholeMoves>
      </p>
      {children}
    </>
  );
}

interface DismissableProps {
  readonly text: string;
  readonly isAlert?: boolean;
  readonly onDismiss: () => void;
}

export function Dismissable({ onDismiss, ...line }: DismissableProps) {
  const { room } = useTexts();
  return (
    <Line {...line}>
      <Button variant="quiet" onClick={onDismiss}>
        {room.dismiss}
      </Button>
    </Line>
  );
}

interface OfferProps {
  readonly text: string;
  /** A refusal, told beside the offer: both wait for the person. */
  readonly notice: ScreenNotice | undefined;
  readonly isOff: boolean;
  readonly onAnswer: (accept: boolean) => void;
}

export function Offer({ text, notice, isOff, onAnswer }: OfferProps) {
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

interface ChoiceLineProps {
  readonly choice: Choice;
  readonly onTakeBack: () => void;
  readonly onConfirm: () => void;
}

/** A move that waits: sent by one button, taken back by the other (P25). */
export function ChoiceLine({ choice: { path, isWhole }, onTakeBack, onConfirm }: ChoiceLineProps) {
  const { play } = useTexts();
  const move = pathText(path);
  return (
    <Line text={isWhole ? play.choice(move) : play.chainGoesOn(move)}>
      <span className={styles["choices"]}>
        <Button onClick={onTakeBack}>{play.takeBack}</Button>
        <Button variant="primary" disabled={!isWhole} onClick={onConfirm}>
          {play.confirm}
        </Button>
      </span>
    </Line>
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
