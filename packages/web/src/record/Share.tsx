// Sharing a position or a game: the system's share sheet, a link, a picture of the board, PDN (P28).
import { useEffect, useId, useRef, useState } from "react";
import { useCopied } from "../shell/tab/useCopied.ts";
import { useTexts } from "../text/texts.ts";
import { Button, type ButtonProps } from "../ui/Button.tsx";
import { AlertDialog } from "../ui/Dialog.tsx";
import { drawPicture, type BoardPicture } from "./boardPicture.ts";
import { replayLink } from "./replayLink.ts";
import { dayOf, pdnOf, type SavedGame } from "./savedGame.ts";
import styles from "./Share.module.css";

/** The caption is one sentence about it. */
export interface ShareSubject extends BoardPicture {
  readonly link: () => string;
  /** The link leads to the running game, not to a replay. */
  readonly isLive?: boolean;
  /** Missing where there is no game, only a position. */
  readonly pdn?: () => string;
}

interface ShareGameProps extends BoardPicture {
  readonly game: SavedGame;
  /** The place at which the link opens it; the end unless told otherwise. */
  readonly ply?: number | undefined;
  /** The address at which the running game can be watched, shared in place of a replay. */
  readonly live?: string | undefined;
}

export function ShareGame({ game, ply, live, ...picture }: ShareGameProps) {
  const link = (): string => live ?? replayLink(game, ply);
  const isLive = live !== undefined;
  return <ShareButton subject={{ ...picture, link, isLive, pdn: () => pdnOf(game) }} />;
}

/** A button and what it opens: a popover, which closes by Esc and by a press beside it. */
export function ShareButton({ subject }: { readonly subject: ShareSubject }) {
  const { record, greet } = useTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector("button")?.focus();
  }, [isOpen]);
  return (
    <>
      <Button icon="share" label={record.share} popoverTarget={id} aria-expanded={isOpen}>
        <span>{record.share}</span>
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a popover, not a form
        role="group"
        aria-label={record.share}
        className={styles["panel"]}
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        {isOpen && (
          <>
            <h2>{record.share}</h2>
            <SharePanel subject={subject} />
            <span className="corner">
              <Button
                variant="quiet"
                icon="cross"
                label={greet.close}
                popoverTarget={id}
                popoverTargetAction="hide"
              />
            </span>
          </>
        )}
      </div>
    </>
  );
}

function SharePanel({ subject }: { readonly subject: ShareSubject }) {
  const { record, share } = useTexts();
  const [canvas, picture] = usePicture(subject);
  const [byHand, setByHand] = useState<string>();
  const { pdn } = subject;
  const hasSheet = typeof navigator.share === "function";
  const file = picture && new File([picture], fileName("png"), { type: "image/png" });
  return (
    <>
      <canvas
        ref={canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture is drawn here
        role="img"
        aria-label={subject.caption}
        className={styles["picture"]}
        hidden={picture === undefined}
      />
      {hasSheet && (
        <Button
          variant="primary"
          icon="share"
          onClick={() => void openShareSheet(subject, file).then(setByHand)}
        >
          {share.share}
        </Button>
      )}
      <CopyButton
        variant={hasSheet ? "secondary" : "primary"}
        label={pdn === undefined || subject.isLive ? share.copy : record.copyLink}
        text={subject.link}
      />
      {picture && (
        <Button icon="download" onClick={() => save(picture, fileName("png"))}>
          {record.savePicture}
        </Button>
      )}
      {pdn !== undefined && (
        <div className={styles["pair"]}>
          <CopyButton label={record.copyPdn} text={pdn} />
          <Button icon="download" onClick={() => savePdn(pdn())}>
            {record.downloadPdn}
          </Button>
        </div>
      )}
      <CopyByHand title={record.share} text={byHand} onClose={() => setByHand(undefined)} />
    </>
  );
}

interface CopyButtonProps extends Pick<ButtonProps, "variant"> {
  readonly label: string;
  readonly text: () => string;
}

/** Where the page may not copy, the text is shown for copying by hand. */
export function CopyButton({ label, text, variant = "secondary" }: CopyButtonProps) {
  const { room } = useTexts();
  const [byHand, setByHand] = useState<string>();
  const [isCopied, copy] = useCopied(setByHand);
  return (
    <>
      <Button variant={variant} icon={isCopied ? "check" : "copy"} onClick={() => copy(text())}>
        {isCopied ? room.copied : label}
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

function CopyByHand({ title, text, onClose }: CopyByHandProps) {
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

export function savePdn(pdn: string): void {
  save(new Blob([pdn], { type: "text/plain" }), fileName("pdn"));
}

/** Drawn when the panel opens, because the share sheet must follow the press at once. */
function usePicture({ position, lastStep, near, caption, shapes }: ShareSubject) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<Blob>();
  useEffect(() => {
    const { current } = canvas;
    if (current !== null)
      void drawPicture(current, { position, lastStep, near, caption, shapes }).then(setPicture);
  }, [position, lastStep, near, caption, shapes]);
  return [canvas, picture] as const;
}

/** The person closed the sheet, or it is open already. */
const SETTLED = new Set(["AbortError", "InvalidStateError"]);

/** Resolves to the link where it must be copied by hand, because the system refused to share it. */
async function openShareSheet(
  { link, caption }: ShareSubject,
  file: File | undefined,
): Promise<string | undefined> {
  const url = link();
  const plain = { title: caption, url };
  const whole = file && { ...plain, files: [file] };
  try {
    await navigator.share(whole && navigator.canShare?.(whole) ? whole : plain);
  } catch (reason) {
    const isRefused = !(reason instanceof DOMException && SETTLED.has(reason.name));
    return isRefused ? url : undefined;
  }
  return undefined;
}

function fileName(ending: string): string {
  return `kingrow-${dayOf(new Date())}.${ending}`;
}

/** A file made in the page: nothing is requested. */
function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
