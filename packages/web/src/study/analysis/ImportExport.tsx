// What comes in and goes out as text: games and positions, pasted, dropped or from a file; the link, PDN and FEN to copy.
import { formatFen, parseFen, readPdn, type PdnBook } from "@kingrow/rules";
import { useState, type DragEvent } from "react";
import { CopyButton } from "../../record/Share.tsx";
import { GamesLink } from "../../shell/address/PageLink.tsx";
import { useStudyTexts } from "../../text/study/studyTexts.ts";
import buttons from "../../ui/Button.module.css";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "../frame/Study.module.css";
import { useIsShown } from "../frame/useEngine.ts";
import { pdnOfTree, studyOfGame } from "../tree/gameTree.ts";
import { faultsOf } from "../tree/setupRules.ts";
import { nodeAt, type Study } from "../tree/tree.ts";
import { studyOf } from "../tree/treeLink.ts";
import { GameChoice } from "./GameChoice.tsx";
import { foundText, type ReadingResult } from "./readingFaults.ts";

/** Several games that were read, and the one that was opened. */
export interface OpenedBook {
  readonly book: PdnBook;
  /** Its place among the games. */
  readonly chosen: number;
}

interface ImportExportProps {
  readonly study: Study;
  /** What the game on the board was chosen from. */
  readonly opened: OpenedBook | undefined;
  readonly onOpen: (study: Study, opened?: OpenedBook) => void;
  readonly onClose: () => void;
}

/** Read within a second or two on a slow phone; 1,500 games are less than one megabyte. */
const MOST_BYTES = 4_000_000;
/** A position begins with the side to move. */
const FEN = /^[BW]\s*:/i;

export function ImportExport(props: ImportExportProps) {
  const { study: texts, analysis } = useStudyTexts();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const { found, setFound, readText, readFile } = useReading(props);
  const book = typeof found === "object" && "games" in found ? found : undefined;
  const games = book?.games ?? [];
  const show = (next: OpenedBook | undefined): void => {
    setChosen(next?.chosen ?? 0);
    setFound(next?.book);
  };
  const open = (): void => {
    const game = games[chosen];
    if (book === undefined || game === undefined) readText(text);
    else props.onOpen(studyOfGame(game), { book, chosen });
  };
  const fault = (
    <div role="alert" className={styles["bad"]}>
      {foundText(found, { ...texts, ...analysis })}
    </div>
  );
  return (
    <Dialog
      title={analysis.files}
      width="wide"
      onClose={props.onClose}
      actions={
        <div className={styles["even"]}>
          {games.length > 0 ? (
            <Button onClick={() => show(undefined)}>{analysis.otherGames}</Button>
          ) : (
            <GamesLink className={buttons["link"]} />
          )}
          <Button onClick={props.onClose}>{texts.close}</Button>
          <Button variant="primary" onClick={open}>
            {games.length > 0 ? texts.openPasted : analysis.read}
          </Button>
        </div>
      }
    >
      {games.length > 0 ? (
        <GameChoice games={games} chosen={chosen} onChoose={setChosen} onOpen={open}>
          {fault}
        </GameChoice>
      ) : (
        <div className={styles["panel"]}>
          <Exports {...props.study} />
          <h3>{analysis.imports}</h3>
          {props.opened && <Button onClick={() => show(props.opened)}>{analysis.allGames}</Button>}
          <div className={styles["sources"]}>
            <TextField text={text} onChange={setText} />
            <DropZone onFile={readFile} />
          </div>
          {fault}
        </div>
      )}
    </Dialog>
  );
}

function Exports({ tree, at }: Study) {
  const { study: texts, analysis, record } = useStudyTexts();
  return (
    <>
      <h3>{analysis.exports}</h3>
      <div className={styles["even"]}>
        <CopyButton label={texts.copyLink} text={() => window.location.href} />
        <CopyButton label={record.copyPdn} text={() => pdnOfTree(tree)} />
        <CopyButton label={texts.copyFen} text={() => formatFen(nodeAt(tree, at).position)} />
      </div>
    </>
  );
}

interface TextFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function TextField({ text, onChange }: TextFieldProps) {
  const { analysis } = useStudyTexts();
  return (
    <label className={styles["field"]}>
      {analysis.paste}
      <textarea
        rows={4}
        style={{ resize: "vertical" }}
        dir="ltr"
        data-safe
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a list of games, which had the focus, is gone
        autoFocus
        value={text}
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

function DropZone({ onFile }: { readonly onFile: (file: File | undefined) => Promise<void> }) {
  const { analysis } = useStudyTexts();
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent): void => {
    event.preventDefault();
    setOver(event.type === "dragover");
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the field in it is the way by keyboard
    <label
      className={styles["drop"]}
      data-over={isOver || undefined}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={(event) => {
        drag(event);
        void onFile(event.dataTransfer.files[0]);
      }}
    >
      {analysis.drop}
      <input
        className="unseen"
        type="file"
        accept=".pdn,.fen,.txt,text/plain"
        onChange={(event) => void onFile(event.target.files?.[0])}
      />
    </label>
  );
}

/** A position, and a single game without a fault, are opened at once. */
function useReading({ onOpen }: ImportExportProps) {
  const [found, setFound] = useState<ReadingResult>();
  /** The latest text or file that somebody asked for. */
  const [asked, setAsked] = useState<string | File>();
  const isLatest = useIsShown(asked);
  const read = (text: string): void => {
    if (text.length > MOST_BYTES) return setFound("tooMuch");
    if (FEN.test(text.trim())) return readPosition(text.trim());
    const book = readPdn(text);
    const [only, another] = book.games;
    const isAlone = another === undefined && (book.fault ?? book.leftOut) === undefined;
    if (only !== undefined && isAlone) return onOpen(studyOfGame(only));
    setFound(book.fault?.reason === "too-many-games" ? "tooMuch" : book);
  };
  const readPosition = (text: string): void => {
    const position = parseFen(text);
    if (!position.ok) return setFound(position.error);
    const [fault] = faultsOf(position.value);
    if (fault === undefined) return onOpen(studyOf(position.value, []));
    setFound(fault);
  };
  const readText = (text: string): void => {
    setAsked(text);
    read(text);
  };
  const readFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setAsked(file);
    // Not even looked into.
    if (file.size > MOST_BYTES) return setFound("tooMuch");
    const text = await file.text().catch(() => undefined);
    // A file from a store in the network may take its time.
    if (!isLatest(file)) return;
    if (text === undefined) setFound("unreadable");
    else read(text);
  };
  return { found, setFound, readText, readFile };
}
