// The rules of the game in ten lines, each with a picture (P36).
import { useState } from "react";
import { DiscSymbols } from "../board/index.ts";
import { enHelp } from "../text/enHelp.ts";
import { useTexts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./HelpDialog.module.css";
import { MiniBoard } from "./MiniBoard.tsx";
import { PICTURES } from "./pictures.ts";

const LINES = [
  "start",
  "step",
  "jump",
  "must",
  "chain",
  "crown",
  "king",
  "blocked",
  "draw",
  "agree",
] as const satisfies readonly (keyof typeof enHelp.lines)[];

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const help = useTexts().help ?? enHelp;
  const [hasBoard] = useState(() => document.getElementById("kingrow-crown") !== null);
  return (
    <Dialog
      title={help.title}
      width="wide"
      onClose={onClose}
      actions={
        <Button variant="primary" data-safe onClick={onClose}>
          {help.close}
        </Button>
      }
    >
      {!hasBoard && <DiscSymbols />}
      <ol className={styles["lines"]}>
        {LINES.map((line) => (
          <li key={line} className={styles["line"]}>
            <span className={styles["picture"]}>
              <MiniBoard {...PICTURES[line]} />
            </span>
            <span>{help.lines[line]}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
