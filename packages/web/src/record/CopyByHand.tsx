// A text the page was not allowed to copy, selected and ready for the person's own copying.
import { useAllTexts } from "../text/catalogue/allTexts.ts";
import { AlertDialog } from "../ui/AlertDialog.tsx";
import styles from "./SaveGame.module.css";

interface CopyByHandProps {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

export function CopyByHand({ title, text, onClose }: CopyByHandProps) {
  const { record, connection } = useAllTexts();
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
