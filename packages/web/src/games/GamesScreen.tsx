// The finished games that this browser keeps: a list to filter, export and delete (P89).
import { PRACTICE_PATH, PUZZLES_PATH } from "@kingrow/protocol";
import { useEffect, useRef, useState, type PropsWithChildren } from "react";
import { DiscSymbols } from "../board/pieces/DiscSymbols.tsx";
import { onVisibilityChange } from "../browser/listen.ts";
import { fieldsOf } from "../browser/shelf.ts";
import { MiniBoard } from "../help/MiniBoard.tsx";
import { CHAIN } from "../help/pictures.ts";
import { deleteGames, readGames } from "../record/archiveStore.ts";
import type { Archive, ArchivedGame } from "../record/archive.ts";
import { savePdn } from "../record/Share.tsx";
import { PageLink } from "../shell/address/PageLink.tsx";
import { SitePage } from "../site/SiteHeader.tsx";
import { useServices } from "../shell/services/services.ts";
import { useTitle } from "../shell/tab/useTab.ts";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import buttons from "../ui/Button.module.css";
import { Button } from "../ui/Button.tsx";
import { ConfirmButton } from "../ui/question/ConfirmButton.tsx";
import { RadioRow } from "../ui/form/RadioRow.tsx";
import { GameRow } from "./GameRow.tsx";
import { FILTERS, passes, pdnOfGames } from "./gameFacts.ts";
import styles from "./GamesScreen.module.css";

export function GamesScreen() {
  const { games: texts, practice, nav } = useStudyTexts();
  const { archive, isRead, remove, removeAll } = useArchive();
  useTitle(texts.tabTitle);
  const { games, unreadable } = archive ?? { games: undefined, unreadable: 0 };
  return (
    <SitePage title={texts.title}>
      <p className="soft">{games === undefined && isRead ? texts.broken : texts.intro}</p>
      {unreadable > 0 && <p>{texts.unreadable(unreadable)}</p>}
      {games?.length === 0 && (
        <>
          <DiscSymbols />
          <div className={styles["empty"]}>
            <MiniBoard {...CHAIN} />
            <p>{texts.empty}</p>
            <PageLink className={buttons["primaryLink"]} href={PRACTICE_PATH}>
              {practice.title}
            </PageLink>
            <PageLink className={buttons["link"]} href={PUZZLES_PATH}>
              {nav.puzzles}
            </PageLink>
          </div>
        </>
      )}
      {games?.length === 0 && unreadable > 0 && <Tools onRemoveAll={removeAll} />}
      {games !== undefined && games.length > 0 && (
        <GameList games={games} onRemove={remove} onRemoveAll={removeAll} />
      )}
    </SitePage>
  );
}

/** The archive is `undefined` until it is read, and where the browser keeps no games. */
function useArchive() {
  const [[archive, isRead], setState] = useState<readonly [Archive | undefined, boolean]>([
    undefined,
    false,
  ]);
  const { announcer } = useServices();
  const { games: texts } = useStudyTexts();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    const look = (): void => void readGames().then((read) => setState([read, true]));
    look();
    // Another tab may have kept a game meanwhile.
    const stop = onVisibilityChange(() => document.hidden || look());
    return () => {
      isHere.current = false;
      stop();
    };
  }, []);
  /** The pressed button goes with its game. */
  const after = async (done: Promise<boolean>, said: string): Promise<void> => {
    const isDone = await done;
    const read = await readGames();
    // Whoever has left hears nothing of it on another screen.
    if (!isHere.current) return;
    setState([read, true]);
    document.getElementById("main")?.focus();
    announcer.say(isDone ? said : texts.broken);
  };
  return {
    archive,
    isRead,
    remove: (id: string) => void after(deleteGames(id), texts.removed),
    removeAll: () => void after(deleteGames(), texts.removedAll),
  };
}

interface GameListProps {
  readonly games: readonly ArchivedGame[];
  readonly onRemove: (id: string) => void;
  readonly onRemoveAll: () => void;
}

function GameList({ games, onRemove, onRemoveAll }: GameListProps) {
  const allTexts = useStudyTexts();
  const { games: texts } = allTexts;
  // The filter stays after a reload, and when the reader comes back from a game.
  const [filter, setFilter] = useState(() => {
    const { filter: kept } = fieldsOf(window.history.state);
    return FILTERS.find((each) => each === kept) ?? "all";
  });
  useEffect(() => window.history.replaceState({ filter }, ""), [filter]);
  const shown = games.filter((game) => passes(game, filter));
  const exportAll = (): void => savePdn(pdnOfGames(games, allTexts));
  return (
    <>
      <Tools onRemoveAll={onRemoveAll}>
        <RadioRow
          label={texts.filter}
          choices={FILTERS}
          names={texts.filters}
          chosen={filter}
          onChoose={setFilter}
        />
        <Button variant="quiet" icon="download" onClick={exportAll}>
          {texts.exportAll}
        </Button>
      </Tools>
      {shown.length === 0 ? (
        <p className="soft">{texts.none}</p>
      ) : (
        <ul className={styles["list"]}>
          {shown.map((game) => (
            <li key={game.id}>
              <GameRow archived={game} onRemove={() => onRemove(game.id)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What can be done with all games, at last to delete them. */
function Tools({ onRemoveAll, children }: PropsWithChildren<{ readonly onRemoveAll: () => void }>) {
  const { games: texts } = useStudyTexts();
  const { removeAll, removeAllTitle: title, removeText: text, keep } = texts;
  return (
    <div className={styles["tools"]}>
      {children}
      <ConfirmButton
        place="below"
        question={{ title, text, keep, proceed: removeAll }}
        onProceed={onRemoveAll}
      >
        {removeAll}
      </ConfirmButton>
    </div>
  );
}
