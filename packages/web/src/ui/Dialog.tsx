// A modal question or message on the browser's own <dialog>.
import { useEffect, useId, useRef, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import { classes } from "./base/classes.ts";
import styles from "./Dialog.module.css";

interface DialogProps {
  readonly title: string;
  /** Called when Esc asks to close; what opened the dialog decides whether it goes. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The choices, in a row at the end. The one marked `data-safe` gets the focus. */
  readonly actions?: ReactNode;
  /** The label of a button that closes. It comes first unless there are choices. */
  readonly okay?: string;
  readonly role?: "dialog" | "alertdialog";
  readonly width?: "normal" | "wide";
}

export function Dialog(props: DialogProps) {
  const { title, onClose, children, actions, okay, role = "dialog", width = "normal" } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => openModal(ref.current), []);
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={`${id}title`}
      aria-describedby={role === "alertdialog" ? `${id}body` : undefined}
      className={classes(styles["dialog"], width === "wide" && styles["wide"])}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}title`}>{title}</h2>
      <div id={`${id}body`}>{children}</div>
      <div className={styles["actions"]}>
        {okay !== undefined && (
          <Button variant={actions ? "secondary" : "primary"} data-safe onClick={onClose}>
            {okay}
          </Button>
        )}
        {actions}
      </div>
    </dialog>
  );
}

export function AlertDialog(props: Omit<DialogProps, "role" | "width">) {
  return <Dialog {...props} role="alertdialog" />;
}

/** Returns how to close it, which gives the focus back. */
function openModal(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (dialog === null) return undefined;
  const before = document.activeElement;
  dialog.showModal();
  dialog.querySelector<HTMLElement>("[data-safe]")?.focus();
  // A long text is read from its beginning; the way out is in sight there too.
  dialog.scrollTop = 0;
  return () => {
    dialog.close();
    if (before instanceof HTMLElement) before.focus();
  };
}
