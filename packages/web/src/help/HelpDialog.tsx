// The rules over another screen; what is said there is said inside the dialog.
import { useState } from "react";
import { DiscSymbols } from "../board/pieces/DiscSymbols.tsx";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { LiveRegion, type Announcement } from "../ui/LiveRegion.tsx";
import { Rules } from "./Rules.tsx";
import { Tried } from "./Tried.tsx";

export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { help } = useStudyTexts();
  /** The place of the lesson that is tried. */
  const [tried, setTried] = useState<number>();
  const [hasBoard] = useState(() => document.getElementById("kingrow-crown") !== null);
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
                // This button goes: the way out of the dialog has the focus, as after opening.
                const dialog = event.currentTarget.closest("dialog");
                dialog?.querySelector<HTMLElement>("[data-safe]")?.focus();
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
        <>
          {!hasBoard && <DiscSymbols />}
          <Rules onTry={setTried} />
        </>
      ) : (
        <Tried first={tried} say={say} onClose={onClose} />
      )}
      {/* Screen readers read nothing outside an open dialog. */}
      <LiveRegion urgency="polite" announcement={said} />
    </Dialog>
  );
}
