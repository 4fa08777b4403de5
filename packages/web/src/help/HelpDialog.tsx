// The rules of the game in ten lines, each with a picture (P36).
import { useId, useState } from "react";
import { DiscSymbols } from "../board/index.ts";
import { useTexts, type Texts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { LiveRegion, type Announcement } from "../ui/LiveRegion.tsx";
import styles from "./HelpDialog.module.css";
import { LESSONS } from "./lessons.ts";
import { MiniBoard } from "./MiniBoard.tsx";
import { PICTURES } from "./pictures.ts";
import { Tried } from "./Tried.tsx";

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
] as const satisfies readonly (keyof Texts["help"]["lines"])[];

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const help = useTexts().help;
  /** The place of the lesson that is tried. */
  const [tried, setTried] = useState<number>();
  const [said, setSaid] = useState<Announcement>();
  const say = (text: string): void => setSaid((before) => ({ id: (before?.id ?? 0) + 1, text }));
  return (
    <Dialog
      title={help.title}
      width="wide"
      onClose={onClose}
      actions={
        <>
          {tried !== undefined && (
            <Button
              onClick={(event) => {
                setTried(undefined);
                setSaid(undefined);
                focusSafe(event.currentTarget);
              }}
            >
              {help.allRules}
            </Button>
          )}
          <Button
            variant={tried === undefined ? "primary" : "secondary"}
            data-safe
            onClick={onClose}
          >
            {help.close}
          </Button>
        </>
      }
    >
      {tried === undefined ? (
        <Lines onTry={setTried} />
      ) : (
        <Tried first={tried} say={say} onClose={onClose} />
      )}
      {/* Of the page outside an open dialog nothing is read. */}
      <LiveRegion urgency="polite" announcement={said} />
    </Dialog>
  );
}

/** The way out of the dialog, as when it was opened: what had the focus goes. */
function focusSafe(within: Element): void {
  within.closest("dialog")?.querySelector<HTMLElement>("[data-safe]")?.focus();
}

/** Each line with its picture, and a way to try it where there is something to do. */
function Lines({ onTry }: { readonly onTry: (lesson: number) => void }) {
  const help = useTexts().help;
  const [hasBoard] = useState(() => document.getElementById("kingrow-crown") !== null);
  const id = useId();
  return (
    <>
      {!hasBoard && <DiscSymbols />}
      <ol className={styles["lines"]}>
        {LINES.map((line) => {
          const lesson = LESSONS.findIndex(({ name }) => name === line);
          return (
            <li key={line} className={styles["line"]}>
              <span className={styles["picture"]}>
                <MiniBoard {...PICTURES[line]} />
              </span>
              <span className={styles["words"]}>
                <span id={id + line}>{help.lines[line]}</span>
                {lesson >= 0 && (
                  <Button
                    variant="quiet"
                    aria-describedby={id + line}
                    onClick={() => onTry(lesson)}
                  >
                    {help.tryIt}
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
