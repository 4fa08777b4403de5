// Keeping a game that is over: as PDN, copied or in a file made here, and as a link (P28).
import { useState } from "react";
import { useCopied } from "../shell/tab/useCopied.ts";
import { useTexts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import { DownloadIcon } from "../ui/gameIcons.tsx";
import { CheckIcon, CopyIcon } from "../ui/roomIcons.tsx";
import { CopyByHand } from "./CopyByHand.tsx";
import { replayLink } from "./replayLink.ts";
import styles from "./SaveGame.module.css";
import { dayOf, pdnOf, type SavedGame } from "./savedGame.ts";

interface SaveGameProps {
  readonly game: SavedGame;
}

export function SaveGame({ game }: SaveGameProps) {
  const { record } = useTexts();
  return (
    <fieldset className={styles["save"]} aria-label={record.save}>
      <CopyButton label={record.copyPdn} text={() => pdnNow(game)} />
      <Button icon={<DownloadIcon />} onClick={() => download(pdnNow(game))}>
        {record.downloadPdn}
      </Button>
      <CopyButton label={record.copyLink} text={() => replayLink(game)} />
    </fieldset>
  );
}

interface CopyButtonProps {
  readonly label: string;
  readonly text: () => string;
}

/** Where the page may not copy, the text is shown for copying by hand. */
function CopyButton({ label, text }: CopyButtonProps) {
  const { record } = useTexts();
  const [byHand, setByHand] = useState<string>();
  const [isCopied, copy] = useCopied(setByHand);
  return (
    <>
      <Button icon={isCopied ? <CheckIcon /> : <CopyIcon />} onClick={() => copy(text())}>
        {isCopied ? record.copied : label}
      </Button>
      {byHand !== undefined && (
        <CopyByHand title={label} text={byHand} onClose={() => setByHand(undefined)} />
      )}
    </>
  );
}

function pdnNow(game: SavedGame): string {
  return pdnOf(game, { site: window.location.origin, day: dayOf(new Date()) });
}

/** A file made in the page: nothing is requested. */
function download(pdn: string): void {
  const url = URL.createObjectURL(new Blob([pdn], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `kingrow-${dayOf(new Date())}.pdn`;
  link.click();
  URL.revokeObjectURL(url);
}
