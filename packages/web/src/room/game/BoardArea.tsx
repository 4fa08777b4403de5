// The board of the room screen, with the overlay before a game.
import { memo } from "react";
import { useStore } from "zustand";
import { Surface } from "../../board/surface/Surface.tsx";
import { useSettings } from "../../settings/settings.ts";
import { useTexts } from "../../text/texts.ts";
import styles from "./BoardArea.module.css";
import { gameParts } from "./gameParts.ts";
import type { ViewpointStore } from "../view/tableView.ts";
import { ReadyOverlay } from "../invitation/ReadyOverlay.tsx";
import { type RoomSession, roomView } from "@kingrow/client";

interface BoardAreaProps {
  readonly session: RoomSession;
  readonly viewpoint: ViewpointStore;
}

export const BoardArea = memo(function BoardArea({ session, viewpoint }: BoardAreaProps) {
  const { room, result } = useTexts();
  const data = useStore(session.store);
  const view = roomView(data);
  const game = gameParts.use();
  const numbers = useSettings((settings) => settings.numbers);
  if (view === undefined) return null;
  const { overlay } = view;
  const parts = { session, data, view };
  return (
    <>
      <section className={styles["area"]} aria-label={room.board}>
        <div className={styles["board"]}>
          {game === undefined ? (
            <Surface numbers={numbers} />
          ) : (
            <game.RoomBoard {...parts} viewpoint={viewpoint} />
          )}
          {overlay.kind === "result" && (
            <div className={styles["ribbon"]} data-words={result.gameOver} aria-hidden="true" />
          )}
        </div>
      </section>
      {overlay.kind === "ready" && (
        <div className={styles["cover"]} data-cover>
          <ReadyOverlay
            {...parts}
            greet={game && <game.GreetButton roomId={data.roomId} isOff={!data.isSeated} />}
            finished={
              game && data.finished && <game.LastGame session={session} ended={data.finished} />
            }
          />
        </div>
      )}
    </>
  );
});
