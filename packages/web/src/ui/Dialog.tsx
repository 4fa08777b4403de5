// A modal question or message on the browser's own <dialog>.

import {
  useEffect,
  useId,
  useRef,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from "react";

import { Button } from "./Button.tsx";
import { classes } from "./classes.ts";
import styles from "./Dialog.module.css";

interface DialogProps {
  readonly title: string;
  /** Called when Esc asks to close; what opened the dialog decides whether it goes. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The choices, in a row at the end. The one marked `data-safe` gets the focus. */
  readonly actions: ReactNode;
  readonly role?: "dialog" | "alertdialog";
  readonly width?: "normal" | "wide";
}

export function Dialog(props: DialogProps) {
  const { title, onClose, children, actions, role = "dialog", width = "normal" } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(ref);
  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={`${id}title`}
      aria-describedby={role === "alertdialog" ? `${id}body` : undefined}
      className={classes(styles["dialog"], width === "wide" && styles["wide"])}
      onCancel={cancel}
    >
      <h2 id={`${id}title`}>{title}</h2>
      <div id={`${id}body`}>{children}</div>
      <div className={styles["actions"]}>{actions}</div>
    </dialog>
  );
}

interface AlertDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The button's label. */
  readonly okay: string;
  readonly onClose: () => void;
}

/** One message, and the button that takes it away. */
export function AlertDialog({ title, children, okay, onClose }: AlertDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={onClose}
      actions={
        <Button variant="primary" data-safe onClick={onClose}>
          {okay}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}

/** Opens the dialog as a modal for as long as it is mounted; closing gives the focus back. */
function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = ref.current;
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
  }, [ref]);
}
