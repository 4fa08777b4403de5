// Asks once before something that cannot be taken back. The safe choice has the focus.

import type { ReactNode } from "react";

import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The label of the choice that changes nothing; Esc chooses it too. */
  readonly keep: string;
  readonly onKeep: () => void;
  /** The label of the choice that goes through with it. */
  readonly proceed: string;
  readonly onProceed: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={props.title}
      onClose={props.onKeep}
      actions={
        <>
          <Button variant="danger" onClick={props.onProceed}>
            {props.proceed}
          </Button>
          <Button variant="primary" data-safe onClick={props.onKeep}>
            {props.keep}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
