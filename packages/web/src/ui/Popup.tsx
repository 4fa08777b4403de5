// A button with something that opens beside it; Esc or a press elsewhere closes it.
import { useEffect, useRef, type ReactNode } from "react";
import { classes } from "./base/classes.ts";
import styles from "./Popup.module.css";

interface PopupProps {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Esc gives the focus back to the button. */
export function Popup({ isOpen, onToggle, className, children }: PopupProps) {
  const group = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const pressElsewhere = ({ target }: PointerEvent): void => {
      if (target instanceof Node && group.current?.contains(target) !== true) onToggle(false);
    };
    document.addEventListener("pointerdown", pressElsewhere);
    return () => document.removeEventListener("pointerdown", pressElsewhere);
  }, [isOpen, onToggle]);
  const letGo = (): void => {
    onToggle(false);
    group.current?.querySelector("button")?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc counts for all that is inside
    <span
      ref={group}
      className={className ?? styles["group"]}
      onKeyDown={({ key }) => key === "Escape" && isOpen && letGo()}
    >
      {children}
    </span>
  );
}

interface PopupBoxProps {
  readonly place: "above" | "below";
  readonly label: string;
  /** The id of the text of a question. Choices without a question have none. */
  readonly question?: string;
  readonly children: ReactNode;
}

/** As wide as the next positioned ancestor, so that it is never cut off. */
export function PopupBox({ place, label, question, children }: PopupBoxProps) {
  return (
    <fieldset
      role={question === undefined ? undefined : "alertdialog"}
      aria-label={label}
      aria-describedby={question}
      className={classes(styles["box"], styles[place])}
    >
      {children}
    </fieldset>
  );
}
