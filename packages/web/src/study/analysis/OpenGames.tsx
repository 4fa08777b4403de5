// Opening games from PDN: pasted or from a file, one at once or one of a list.
import { MOST_PDN_GAMES, readPdn, type PdnBook, type PdnFault, type PdnGame } from "@kingrow/rules";
import { useId, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "../frame/Study.module.css";
import { useStudyTexts, type StudyTexts } from "../../text/study/studyTexts.ts";

interface OpenGamesProps {
  readonly onOpen: (game: PdnGame) => void;
  readonly onClose: () => void;
}

const MEGABYTE = 1_000_000;
/** Read within a second or two on a slow phone; 1,500 games are less than one. */
const MOST_BYTES = 4 * MEGABYTE;
const ROWS = 8;

export function OpenGames({ onOpen, onClose }: OpenGamesProps) {
  const texts = useStudyTexts().study;
  const [text, setText] = useState("");
  const { found, read, readFile } = useBook(onOpen);
  const id = useId();
  return (
    <Dialog
      title={texts.openTitle}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className={styles["panel"]}>
        <label className={styles["field"]} htmlFor={`${id}text`}>
          {texts.paste}
          <textarea
            id={`${id}text`}
            dir="ltr"
            data-safe
            value={text}
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <Button onClick={() => read(text)}>{texts.openPasted}</Button>
        <label className={styles["field"]} htmlFor={`${id}file`}>
          {texts.file}
          <input
            id={`${id}file`}
            type="file"
            accept=".pdn,.txt,text/plain"
            onChange={(event) => void readFile(event.target.files?.[0])}
          />
        </label>
        <div role="alert" className={styles["bad"]}>
          {foundText(found, texts)}
        </div>
        {typeof found === "object" && found.games.length > 0 && (
          <Games games={found.games} onOpen={onOpen} />
        )}
      </div>
    </Dialog>
  );
}

/** Why a text was not even read. */
type Unread = "tooLarge" | "unreadable";

/** What a text holds. A single game without a fault is opened at once. */
function useBook(onOpen: OpenGamesProps["onOpen"]) {
  const [found, setFound] = useState<PdnBook | Unread>();
  const read = (pdn: string): void => {
    if (pdn.length > MOST_BYTES) return setFound("tooLarge");
    const book = readPdn(pdn);
    const [only, another] = book.games;
    const isAlone = another === undefined && book.fault === undefined;
    if (only !== undefined && isAlone) return onOpen(only);
    setFound(book);
  };
  const readFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    // Not even looked into.
    if (file.size > MOST_BYTES) return setFound("tooLarge");
    await file.text().then(read, () => setFound("unreadable"));
  };
  return { found, read, readFile };
}

interface GamesProps {
  readonly games: readonly PdnGame[];
  readonly onOpen: (game: PdnGame) => void;
}

/** A list of the browser's own: it is quick with thousands of rows, and every input knows it. */
function Games({ games, onOpen }: GamesProps) {
  const texts = useStudyTexts().study;
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const open = (): void => {
    const game = games[chosen];
    if (game !== undefined) onOpen(game);
  };
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{texts.chosenGame(games.length)}</label>
      <select
        id={id}
        size={ROWS}
        value={chosen}
        onChange={(event) => setChosen(Number(event.target.value))}
        onDoubleClick={open}
        onKeyDown={(event) => event.key === "Enter" && open()}
      >
        {games.map((game, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the games of a file are known by their place
          <option key={index} value={index}>
            {`${index + 1}. ${gameName(game)}`}
          </option>
        ))}
      </select>
      <Button variant="primary" onClick={open}>
        {texts.openPasted}
      </Button>
    </div>
  );
}

/** "Tinsley – Lafferty, World Championship, 1994, 1-0". */
function gameName({ tags, moves, result }: PdnGame): string {
  const players = ["Black", "White"].map((tag) => tags.get(tag) ?? "?").join(" – ");
  const known = [players, tags.get("Event"), tags.get("Date"), result];
  const named = known.filter((part) => part !== undefined && part !== "?" && part !== "? – ?");
  return named.length > 1 ? named.join(", ") : `${moves.slice(0, 5).join(" ")} … ${result}`;
}

function foundText(found: PdnBook | Unread | undefined, texts: StudyTexts["study"]): string {
  if (found === undefined) return "";
  if (found === "tooLarge") return texts.tooLarge(String(MOST_BYTES / MEGABYTE));
  if (found === "unreadable") return texts.unreadable;
  const { games, fault } = found;
  if (fault !== undefined) return `${faultText(fault, texts)} ${texts.kept(games.length)}`.trim();
  return games.length === 0 ? texts.noGame : "";
}

function faultText(
  { reason, game, line, move, gameType }: PdnFault,
  texts: StudyTexts["study"],
): string {
  const { faults } = texts;
  if (reason === "too-many-games") return texts.tooManyGames(MOST_PDN_GAMES);
  if (reason === "other-game") {
    return faults["other-game"](game, line, texts.variants[gameType ?? 0] ?? texts.otherVariant);
  }
  if (reason === "bad-move" && move !== undefined) {
    const kind = move.why === "ambiguous" || move.why === "off-board" ? move.why : "bad-move";
    return faults[kind](game, line, move.text);
  }
  return faults[reason](game, line, "");
}
