// A button that asks before it acts: a second press confirms, Esc or a press elsewhere changes nothing.
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Button, type ButtonProps } from "./Button.tsx";
import { classes } from "./classes.ts";
import styles from "./ConfirmButton.module.css";

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
  /** Where the question stands, seen from the button. */
  readonly place: "above" | "below";
  readonly children: ReactNode;
}

/** Keeps by itself whether it asks; a disabled button asks nothing. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  if (isAsking && props.disabled === true) setAsking(false);
  return <AskingButton {...props} isAsking={isAsking} onAsk={setAsking} />;
}

interface AskingButtonProps extends ConfirmButtonProps {
  readonly isAsking: boolean;
  readonly onAsk: (isAsking: boolean) => void;
}

export function AskingButton(props: AskingButtonProps) {
  const { question, isAsking, onAsk, onProceed, isHarmless = false, place, ...button } = props;
  const own = useRef<HTMLButtonElement>(null);
  const group = useRef<HTMLSpanElement>(null);
  const variant = isHarmless ? "primary" : "danger";
  const keep = (): void => {
    onAsk(false);
    own.current?.focus();
  };
  const proceed = (): void => {
    onAsk(false);
    onProceed();
  };
  useEffect(() => {
    if (!isAsking) return undefined;
    const pressElsewhere = ({ target }: PointerEvent): void => {
      if (target instanceof Node && group.current?.contains(target) !== true) onAsk(false);
    };
    document.addEventListener("pointerdown", pressElsewhere);
    return () => document.removeEventListener("pointerdown", pressElsewhere);
  }, [isAsking, onAsk]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc counts for all that is inside
    <span
      ref={group}
      className={styles["group"]}
      onKeyDown={({ key }) => key === "Escape" && isAsking && keep()}
    >
      <Button
        {...button}
        ref={own}
        {...(isAsking && { variant, "data-asking": true })}
        // The second click of a double click confirms nothing.
        onClick={({ detail }) => (isAsking ? detail < 2 && proceed() : onAsk(true))}
      />
      {isAsking && (
        <QuestionBox
          {...question}
          className={classes(styles["question"], styles[place])}
          variant={variant}
          onKeep={keep}
          onProceed={proceed}
        />
      )}
    </span>
  );
}

interface QuestionBoxProps extends Question {
  readonly className: string;
  readonly variant: "primary" | "danger";
  readonly onKeep: () => void;
  readonly onProceed: () => void;
}

/** Read aloud as it opens; the safe choice has the focus. */
function QuestionBox(props: QuestionBoxProps) {
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <div
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      className={props.className}
    >
      <p>
        <strong id={`${id}title`}>{props.title}</strong> <span id={`${id}text`}>{props.text}</span>
      </p>
      <Button variant="quiet" ref={safe} onClick={props.onKeep}>
        {props.keep}
      </Button>
      <Button variant={props.variant} onClick={props.onProceed}>
        {props.proceed}
      </Button>
    </div>
  );
}
