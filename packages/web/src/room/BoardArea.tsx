// The board, and what covers it before and after a game.
import { useServices } from "../app/services.ts";
import { Board } from "../board/index.ts";
import { useTexts } from "../text/texts.ts";
import styles from "./BoardArea.module.css";
import { ReadyOverlay } from "./ReadyOverlay.tsx";
import { ResultOverlay } from "./ResultOverlay.tsx";
import type { RoomData } from "./roomData.ts";
import type { RoomSession } from "./roomSession.ts";
import type { RoomView } from "./roomView.ts";

interface BoardAreaProps {
  readonly session: RoomSession;
  readonly data: RoomData;
  readonly view: RoomView;
}

export function BoardArea({ session, data, view }: BoardAreaProps) {
  const { announcer } = useServices();
  const texts = useTexts();
  const { overlay } = view;
  return (
    <section className={styles["area"]} aria-label={texts.room.board}>
      <div className={styles["board"]}>
        <Board
          position={view.position}
          viewer={view.me?.color}
          active={view.mayMove}
          lastStep={view.lastStep}
          onStep={session.step}
          texts={texts.board}
          onExplain={(why) => announcer.say(texts.board.explain(why), "polite")}
        />
        <div className={styles["cover"]}>
          {overlay.kind === "ready" && (
            <ReadyOverlay session={session} data={data} isReady={overlay.isReady} view={view} />
          )}
          {overlay.kind === "result" && (
            <ResultOverlay session={session} data={data} result={overlay} view={view} />
          )}
        </div>
      </div>
    </section>
  );
}
