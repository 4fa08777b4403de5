// One message that wants to be read, and the button that takes it away.

import type { ReactNode } from "react";

import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

interface AlertDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The button's label. */
  readonly okay: string;
  readonly onClose: () => void;
}

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
