// A text that the page may not copy, selected for copying by hand.
import { AlertDialog } from "../ui/Dialog.tsx";
import styles from "./Share.module.css";
import { useTexts } from "../text/texts.ts";

interface CopyByHandProps {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

export function CopyByHand({ title, text, onClose }: CopyByHandProps) {
  const { record, connection } = useTexts();
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
