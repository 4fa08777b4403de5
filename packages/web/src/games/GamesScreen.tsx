// The finished games that this browser keeps: a list to filter, export and delete (P89).
import { LOBBY_PATH } from "@kingrow/protocol";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { deleteAllGames, deleteGame, readGames } from "../record/archiveStore.ts";
import type { Archive, ArchivedGame } from "../record/archive.ts";
import { savePdn } from "../record/Share.tsx";
import links from "../shell/address/links.module.css";
import { PageLink } from "../shell/address/PageLink.tsx";
import { PageFrame } from "../shell/frame/PageFrame.tsx";
import { SiteHeader } from "../shell/header/SiteHeader.tsx";
import { useServices } from "../shell/services/services.ts";
import { useTitle } from "../shell/tab/useTab.ts";
import { useStudyTexts } from "../text/study/studyTexts.ts";
import { useTexts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { RadioRow } from "../ui/RadioRow.tsx";
import { GameRow } from "./GameRow.tsx";
import { FILTERS, passes, pdnOfGames, type Filter } from "./gameFacts.ts";
import styles from "./GamesScreen.module.css";

export function GamesScreen() {
  const { games: texts } = useStudyTexts();
  const { archive, isRead, remove, removeAll } = useArchive();
  useTitle(texts.tabTitle);
  return (
    <PageFrame hasNavigation header={<SiteHeader />}>
      <div className={styles["screen"]}>
        <h1>{texts.title}</h1>
        <p>{archive === undefined && isRead ? texts.broken : texts.intro}</p>
        {archive !== undefined && archive.unreadable > 0 && (
          <p>{texts.unreadable(archive.unreadable)}</p>
        )}
        {archive?.games.length === 0 && <NoGames />}
        {archive?.games.length === 0 && archive.unreadable > 0 && (
          <div className={styles["tools"]}>
            <RemoveAll onRemove={removeAll} />
          </div>
        )}
        {archive !== undefined && archive.games.length > 0 && (
          <GameList games={archive.games} onRemove={remove}>
            <RemoveAll onRemove={removeAll} />
          </GameList>
        )}
      </div>
    </PageFrame>
  );
}

interface OpenArchive {
  /** `undefined` until it is read, and where the browser keeps no games. */
  readonly archive: Archive | undefined;
  readonly isRead: boolean;
  readonly remove: (id: string) => void;
  readonly removeAll: () => void;
}

function useArchive(): OpenArchive {
  const [[archive, isRead], setState] = useState<readonly [Archive | undefined, boolean]>([
    undefined,
    false,
  ]);
  const { announcer } = useServices();
  const { games: texts } = useStudyTexts();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    void readGames().then((read) => setState([read, true]));
    return () => {
      isHere.current = false;
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
    announcer.say(isDone ? said : texts.broken, "polite");
  };
  return {
    archive,
    isRead,
    remove: (id) => void after(deleteGame(id), texts.removed),
    removeAll: () => void after(deleteAllGames(), texts.removedAll),
  };
}

function NoGames() {
  const { games: texts } = useStudyTexts();
  const { nav } = useTexts();
  return (
    <>
      <p>{texts.empty}</p>
      <PageLink className={links["action"]} href={LOBBY_PATH}>
        {nav.play}
      </PageLink>
    </>
  );
}

interface GameListProps {
  readonly games: readonly ArchivedGame[];
  readonly onRemove: (id: string) => void;
  /** More to do with all games. */
  readonly children: ReactNode;
}

function GameList({ games, onRemove, children }: GameListProps) {
  const { games: texts } = useStudyTexts();
  const allTexts = useTexts();
  const [filter, setFilter] = useState<Filter>("all");
  const shown = games.filter((game) => passes(game, filter));
  const exportAll = (): void => savePdn(pdnOfGames(games, allTexts, texts));
  return (
    <>
      <div className={styles["tools"]}>
        <RadioRow
          label={texts.filter}
          choices={FILTERS}
          names={texts.filters}
          chosen={filter}
          onChoose={setFilter}
        />
        <Button icon="download" onClick={exportAll}>
          {texts.exportAll}
        </Button>
        {children}
      </div>
      {shown.length === 0 ? (
        <p>{texts.none}</p>
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

function RemoveAll({ onRemove }: { readonly onRemove: () => void }) {
  const { games: texts } = useStudyTexts();
  const { removeAll, removeAllTitle: title, removeText: text, keep } = texts;
  return (
    <ConfirmButton
      variant="quiet"
      place="below"
      question={{ title, text, keep, proceed: removeAll }}
      onProceed={onRemove}
    >
      {removeAll}
    </ConfirmButton>
  );
}
