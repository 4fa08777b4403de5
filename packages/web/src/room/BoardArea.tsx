// The place of the board, and what covers it before a game.
import type { ReactNode } from "react";
import { EmptyBoard } from "../board/EmptyBoard.tsx";
import { useSettings } from "../settings/settings.ts";
import { useTexts } from "../text/texts.ts";
import styles from "./BoardArea.module.css";
import { ReadyOverlay } from "./ReadyOverlay.tsx";
import type { RoomData } from "./session/roomData.ts";
import type { RoomSession } from "./session/roomSession.ts";
import type { RoomView } from "./session/roomView.ts";

interface BoardAreaProps {
  readonly session: RoomSession;
  readonly data: RoomData;
  readonly view: RoomView;
  /** The board, once it has been fetched. */
  readonly children: ReactNode;
}

export function BoardArea({ session, data, view, children }: BoardAreaProps) {
  const texts = useTexts();
  const { overlay } = view;
  const numbers = useSettings((settings) => settings.numbers);
  return (
    <section className={styles["area"]} aria-label={texts.room.board}>
      <div className={styles["board"]}>
        {children || <EmptyBoard numbers={numbers} />}
        {overlay.kind === "ready" && (
          <div className={styles["cover"]}>
            <ReadyOverlay session={session} data={data} isReady={overlay.isReady} view={view} />
          </div>
        )}
      </div>
    </section>
  );
}
