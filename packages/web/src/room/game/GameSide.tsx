// What stands beside or below the board: the moves, messages, actions, and the result of a game.
import type { RoomState } from "@kingrow/protocol";
import { useContext, useEffect, useMemo } from "react";
import { useChange } from "../../ui/base/useChange.ts";
import { roomView, type RoomData, type RoomSession } from "@kingrow/client";
import { MoveList } from "../../record/moves/MoveList.tsx";
import { openingText } from "../../record/moves/spokenMove.ts";
import { ErrorBoundary } from "../../shell/frame/ErrorBoundary.tsx";
import { ReloadButton } from "../../shell/address/PageLink.tsx";
import { useTexts } from "../../text/texts.ts";
import { GreetButton } from "../messages/Greetings.tsx";
import { Messages } from "../messages/Messages.tsx";
import { verdictText } from "../result/result.ts";
import { later, Part } from "../../shell/later/later.ts";
import styles from "../RoomTable.module.css";
import { catchFocus } from "../view/catchFocus.ts";
import { TableExtrasContext } from "../view/tableExtras.ts";
import { movesOf, useTableView, type RoomProps, type ViewpointStore } from "../view/tableView.ts";
import { Actions } from "./Actions.tsx";

/** Fetched before the game begins, so that nothing is fetched while a piece slides. */
const resultPart = later(() => import("../result/ResultPanel.tsx"));

/** Fetched after the game is drawn: what has happened since is told then. */
const announcementsPart = later(() => import("../announcements/RoomAnnouncements.tsx"));

interface GameSideProps extends RoomProps {
  readonly viewpoint: ViewpointStore;
  /** The room when it was first shown. */
  readonly since: RoomData;
}

export function GameSide({ viewpoint, since, ...room }: GameSideProps) {
  const { session, data, view } = room;
  const table = useTableView(viewpoint, data, view);
  const texts = useTexts();
  const opening = openingText(data.state?.ballot, texts);
  const { announcements, answers } = useContext(TableExtrasContext);
  const { overlay, isStarted, me, opponent } = view;
  const hasResult = overlay.kind === "result" && !table.isResultAside;
  // The result is fetched when a game is near: neither with the room nor with the first move.
  const isNear = isStarted || [me, opponent].some((player) => player?.isReady);
  useEffect(() => {
    if (isNear) resultPart.fetchAhead();
  }, [isNear]);
  // The focus does not go with the result.
  useChange(hasResult, () => hasResult || catchFocus());
  return (
    <>
      {announcements ?? (
        <Part of={announcementsPart}>
          {({ RoomAnnouncements }) => <RoomAnnouncements session={session} since={since} />}
        </Part>
      )}
      <Messages {...room} table={table} />
      <MoveList moves={movesOf(data)} history={table.history} opening={opening} />
      {answers ?? (overlay.kind === "none" && <Actions {...room} table={table} />)}
      {hasResult && (
        <div className={styles["result"]}>
          <ErrorBoundary
            instead={
              <div className={styles["bare"]}>
                <h2 data-verdict tabIndex={-1}>
                  {verdictText(overlay, texts)}
                </h2>
                <p role="alert">{texts.app.notLoadedTitle}</p>
                <ReloadButton />
              </div>
            }
          >
            <Part of={resultPart}>
              {({ ResultPanel }) => (
                <ResultPanel
                  {...room}
                  result={overlay}
                  greet={opponent && <GreetButton roomId={data.roomId} isOff={!data.isSeated} />}
                  onLook={() => table.setResultAside(true)}
                />
              )}
            </Part>
          </ErrorBoundary>
        </div>
      )}
    </>
  );
}

interface LastGameProps {
  readonly session: RoomSession;
  readonly ended: RoomState;
}

/** How the last game ended, on the card of the next. */
export function LastGame({ session, ended }: LastGameProps) {
  const data = useMemo(() => ({ ...session.store.getState(), state: ended }), [session, ended]);
  const view = roomView(data);
  if (view?.overlay.kind !== "result") return null;
  const parts = { data, view, result: view.overlay };
  return <Part of={resultPart}>{({ LastResult }) => <LastResult {...parts} />}</Part>;
}
