// What stands beside or below the board: messages, and from its beginning what belongs to a game.
import { useEffect } from "react";
import { MoveList } from "../../record/MoveList.tsx";
import { openingText } from "../../record/openingText.ts";
import type { RoomData } from "@kingrow/client";
import { Actions } from "./Actions.tsx";
import type { TablePartProps } from "./BoardAndResult.tsx";
import { Heard } from "../announcements/Heard.tsx";
import type { MessagesProps } from "../messages/Messages.tsx";
import styles from "../messages/Messages.module.css";
import { messagesPart } from "../messages/messagesPart.ts";
import { ErrorBoundary } from "../../shell/frame/ErrorBoundary.tsx";
import { ReloadButton } from "../../shell/tab/ReloadButton.tsx";
import { useTexts } from "../../text/texts.ts";
import { movesOf, useTableView } from "../view/tableView.ts";
import { catchFocus } from "../view/catchFocus.ts";

interface GameSideProps extends TablePartProps {
  /** The room when it was first shown. */
  readonly since: RoomData;
}

export function GameSide({ session, data, view, viewpoint, since }: GameSideProps) {
  const table = useTableView(viewpoint, data, view);
  const opening = openingText(data.state?.ballot, useTexts());
  const hasResult = view.overlay.kind === "result";
  // What there was to do in the game goes here, a frame after the result has come.
  useEffect(() => {
    if (hasResult) catchFocus();
  }, [hasResult]);
  return (
    <>
      <Heard session={session} since={since} />
      <ErrorBoundary instead={<NotLoadedLine />}>
        <Told session={session} data={data} view={view} table={table} />
      </ErrorBoundary>
      {view.overlay.kind !== "ready" && (
        <>
          <MoveList moves={movesOf(data)} history={table.history} opening={opening} />
          <Actions session={session} data={data} view={view} table={table} />
        </>
      )}
    </>
  );
}

/** Until it is here its place is kept. */
function Told(props: MessagesProps) {
  const part = messagesPart.use();
  return part === undefined ? <div className={styles["messages"]} /> : <part.Messages {...props} />;
}

function NotLoadedLine() {
  const { app } = useTexts();
  return (
    <div className={styles["messages"]}>
      <p role="alert">{app.notLoadedTitle}</p>
      <ReloadButton />
    </div>
  );
}
