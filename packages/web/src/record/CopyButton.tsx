// A button that copies a text; where the page may not, the text is shown for copying by hand.
import { useState } from "react";
import { useCopied } from "../shell/tab/useCopied.ts";
import { useTexts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import { AlertDialog } from "../ui/Dialog.tsx";
import styles from "./Share.module.css";

interface CopyButtonProps {
  readonly label: string;
  readonly text: () => string;
}

export function CopyButton({ label, text }: CopyButtonProps) {
  const { record } = useTexts();
  const [byHand, setByHand] = useState<string>();
  const [isCopied, copy] = useCopied(setByHand);
  return (
    <>
      <Button icon={isCopied ? "check" : "copy"} onClick={() => copy(text())}>
        {isCopied ? record.copied : label}
      </Button>
      <CopyByHand title={label} text={byHand} onClose={() => setByHand(undefined)} />
    </>
  );
}

interface CopyByHandProps {
  readonly title: string;
  /** Undefined while nothing is to be copied. */
  readonly text: string | undefined;
  readonly onClose: () => void;
}

export function CopyByHand({ title, text, onClose }: CopyByHandProps) {
  const { record, connection } = useTexts();
  if (text === undefined) return null;
  return (
    <AlertDialog title={title} okay={connection.okay} onClose={onClose}>
      <p>{record.copyByHand}</p>
      <textarea
        className={styles["text"]}
        readOnly
        value={text}
        aria-label={title}
        onFocus={(event) => event.target.select()}
      />
    </AlertDialog>
  );
}
