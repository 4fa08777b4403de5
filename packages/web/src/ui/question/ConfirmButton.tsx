// A button that asks before it acts: a second press confirms, Esc or a press elsewhere changes nothing.
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Button, type ButtonProps } from "../Button.tsx";
import { Popup, PopupBox } from "../Popup.tsx";
import styles from "../Popup.module.css";

interface Question {
  readonly title: string;
  readonly text: string;
  /** The label of the choice that changes nothing. */
  readonly keep: string;
  /** The label of the choice that acts. */
  readonly proceed: string;
}

interface ConfirmButtonProps extends ButtonProps {
  readonly question: Question;
  readonly onProceed: () => void;
  /** Acting is the usual choice, and takes nothing away. */
  readonly isHarmless?: boolean;
  /** Where the question stands, seen from the button; above unless told otherwise. */
  readonly place?: "above" | "below";
  /** Looked at with the first press: whether there is anything to ask about. */
  readonly mustAsk?: () => boolean;
  readonly children: ReactNode;
}

/** Keeps by itself whether it asks; a disabled button asks nothing. */
export function ConfirmButton({ mustAsk, ...props }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  if (isAsking && props.disabled === true) setAsking(false);
  const ask = (isWanted: boolean): void => {
    if (isWanted && mustAsk?.() === false) props.onProceed();
    else setAsking(isWanted);
  };
  return <AskingButton {...props} isAsking={isAsking} onAsk={ask} />;
}

export interface AskingButtonProps extends Omit<ConfirmButtonProps, "mustAsk"> {
  readonly isAsking: boolean;
  readonly onAsk: (isAsking: boolean) => void;
}

export function AskingButton(props: AskingButtonProps) {
  const { question, isAsking, onAsk, onProceed, isHarmless, place = "above", ...button } = props;
  const id = useId();
  const own = useRef<HTMLButtonElement>(null);
  const variant = isHarmless ? "primary" : "danger";
  const keep = (): void => {
    onAsk(false);
    own.current?.focus();
  };
  const proceed = (): void => {
    onAsk(false);
    onProceed();
  };
  return (
    <Popup isOpen={isAsking} onToggle={onAsk}>
      <Button
        variant="quiet"
        {...button}
        ref={own}
        {...(isAsking && { variant, "data-asking": true })}
        // The second click of a double click confirms nothing.
        onClick={({ detail }) => (isAsking ? detail < 2 && proceed() : onAsk(true))}
      />
      {isAsking && (
        <PopupBox place={place} label={question.title} question={id}>
          <div className={styles["question"]}>
            <p>
              <strong>{question.title}</strong> <span id={id}>{question.text}</span>
            </p>
            <SafeButton onClick={keep}>{question.keep}</SafeButton>
            <Button variant={variant} onClick={proceed}>
              {question.proceed}
            </Button>
          </div>
        </PopupBox>
      )}
    </Popup>
  );
}

function SafeButton(props: ButtonProps) {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return <Button {...props} ref={safe} />;
}
