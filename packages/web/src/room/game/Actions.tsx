// The action bar of a running game.
import { useEffect, useRef, useState } from "react";
import { useChange } from "../../ui/base/useChange.ts";
import { ErrorBoundary } from "../../shell/frame/ErrorBoundary.tsx";
import { usePanel } from "../../shell/frame/HeaderTools.tsx";
import { later, NotLoaded, Part } from "../../shell/later/later.ts";
import { GameActions } from "./GameActions.tsx";
import type { TableProps } from "../view/tableView.ts";
import { useBoardKey, useDigitElsewhere } from "../view/useBoardKey.ts";

/** Fetched once the game is drawn. */
const fieldPart = later(() => import("./MoveField.tsx"));

/** Fetched when it is asked for, by its button or by the question mark (P26). */
const loadKeys = async () => (await import("./KeysDialog.tsx")).KeysDialog;

/** The field for a typed move folds behind its key, and takes the place of the other actions. */
export function Actions({ table: { history }, ...room }: TableProps) {
  const { session, view } = room;
  /** What the field begins with; undefined while it is closed. */
  const [typed, setTyped] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const [Panel, open, close] = usePanel();
  const showKeys = (): void => open(loadKeys);
  const isTyping = typed !== undefined && view.isStarted;
  useBoardKey("?", showKeys);
  useDigitElsewhere(view.isStarted && !isTyping, setTyped);
  useEffect(() => fieldPart.fetchAhead(), []);
  // The button that closes the field goes with it.
  useChange(isTyping, () => isTyping || opener.current?.focus());
  const toPresent = (): void => {
    if (history.past !== undefined) history.back();
  };
  const stopTyping = (): void => setTyped(undefined);
  const actions = <GameActions {...room} onType={() => setTyped("")} opener={opener} />;
  return (
    <>
      {isTyping ? (
        <ErrorBoundary
          instead={actions}
          onFault={() => {
            stopTyping();
            open(loadNothing);
          }}
        >
          <Part of={fieldPart} meanwhile={actions}>
            {({ MoveField }) => (
              <MoveField
                session={session}
                view={view}
                start={typed}
                onClose={stopTyping}
                onPlay={toPresent}
                onKeys={showKeys}
              />
            )}
          </Part>
        </ErrorBoundary>
      ) : (
        actions
      )}
      {Panel !== undefined && <Panel onClose={close} />}
    </>
  );
}

/** For the message that a part could not be fetched. */
const loadNothing = (): Promise<never> => Promise.reject(new NotLoaded());
