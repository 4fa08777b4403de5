// What there is to do in a running game; after it, the ways to keep it.
import { useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "../../shell/frame/ErrorBoundary.tsx";
import { usePanel } from "../../shell/header/HeaderTools.tsx";
import { ReloadButton } from "../../shell/tab/ReloadButton.tsx";
import { useTexts } from "../../text/texts.ts";
import styles from "./Actions.module.css";
import { GameActions, type GameActionsProps } from "./GameActions.tsx";
import { MoveField } from "./MoveField.tsx";
import type { SavedGame } from "../../record/savedGame.ts";
import { savePart } from "../result/resultPart.ts";
import { savedGameOf } from "../result/savedGameOf.ts";
import type { TableView } from "../view/tableView.ts";
import { useBoardKey } from "../view/useBoardKey.ts";

interface ActionsProps extends Omit<GameActionsProps, "onType" | "opener"> {
  readonly table: TableView;
}

export function Actions(props: ActionsProps) {
  const { data, view } = props;
  const game = savedGameOf(view, data.state?.moves ?? []);
  if (game === undefined) return <Playing {...props} />;
  return (
    <ErrorBoundary instead={<NotSaved />}>
      <Over {...props} game={game} />
    </ErrorBoundary>
  );
}

function Over({ game, ...props }: ActionsProps & { readonly game: SavedGame }) {
  const part = savePart.use();
  return part === undefined ? <Playing {...props} /> : <part.SaveGame game={game} />;
}

function NotSaved() {
  const { app } = useTexts();
  return (
    <div className={styles["notSaved"]}>
      <p role="alert">{app.notLoadedTitle}</p>
      <ReloadButton />
    </div>
  );
}

/** Fetched when it is asked for, by its button or by the question mark (P26). */
const loadKeys = async () => (await import("./KeysDialog.tsx")).KeysDialog;

/** On a phone the line for typing is behind a key, in the place of the other actions. */
function Playing({ session, data, view, table: { history } }: ActionsProps) {
  const [isTyping, setTyping] = useState<boolean>();
  const opener = useRef<HTMLButtonElement>(null);
  const [Keys, open, close] = usePanel();
  const showKeys = (): void => open(loadKeys);
  useBoardKey("?", showKeys);
  // What closes the line goes with it.
  useEffect(() => {
    if (isTyping === false) opener.current?.focus();
  }, [isTyping]);
  const toPresent = (): void => {
    if (history.past !== undefined) history.back();
  };
  return (
    <div className={styles["playing"]} data-typing={isTyping === true}>
      <MoveField
        session={session}
        view={view}
        isOpen={isTyping === true}
        onOpen={setTyping}
        onPlay={toPresent}
        onKeys={showKeys}
      />
      <GameActions
        session={session}
        data={data}
        view={view}
        onType={() => setTyping(true)}
        opener={opener}
      />
      {/* Not within what a small window does not show: there it would shut the page, and not be seen. */}
      {Keys !== undefined && <Keys onClose={close} />}
    </div>
  );
}
