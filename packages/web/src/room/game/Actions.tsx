// The action bar of a running game.
import { useEffect, useRef, useState } from "react";
import { usePanel } from "../../shell/header/HeaderTools.tsx";
import { later } from "../../shell/later/later.ts";
import { GameActions, type GameActionsProps } from "./GameActions.tsx";
import type { TableView } from "../view/tableView.ts";
import { useBoardKey, useDigitElsewhere } from "../view/useBoardKey.ts";

interface ActionsProps extends Omit<GameActionsProps, "onType" | "opener"> {
  readonly table: TableView;
}

/** Fetched once the game is drawn. */
const fieldPart = later(() => import("./MoveField.tsx"));

/** Fetched when it is asked for, by its button or by the question mark (P26). */
const loadKeys = async () => (await import("./KeysDialog.tsx")).KeysDialog;

/** The field for a typed move folds behind its key, and takes the place of the other actions. */
export function Actions({ session, data, view, table: { history } }: ActionsProps) {
  /** What the field begins with; undefined while it is closed. */
  const [typed, setTyped] = useState<string>();
  const wasTyping = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const field = fieldPart.use();
  const [Keys, open, close] = usePanel();
  const showKeys = (): void => open(loadKeys);
  const isTyping = typed !== undefined && view.isStarted;
  useBoardKey("?", showKeys);
  useDigitElsewhere(view.isStarted && !isTyping, setTyped);
  // The button that closes the field goes with it.
  useEffect(() => {
    if (wasTyping.current && !isTyping) opener.current?.focus();
    wasTyping.current = isTyping;
  }, [isTyping]);
  const toPresent = (): void => {
    if (history.past !== undefined) history.back();
  };
  return (
    <>
      {isTyping && field !== undefined ? (
        <field.MoveField
          session={session}
          view={view}
          start={typed}
          onClose={() => setTyped(undefined)}
          onPlay={toPresent}
          onKeys={showKeys}
        />
      ) : (
        <GameActions
          session={session}
          data={data}
          view={view}
          onType={() => setTyped("")}
          opener={opener}
        />
      )}
      {Keys !== undefined && <Keys onClose={close} />}
    </>
  );
}
