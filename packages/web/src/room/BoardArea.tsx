// The board, and what covers it before and after a game.
import type { KeyboardEvent } from "react";
import { useServices } from "../app/services.ts";
import { Board, type StepSquares } from "../board/index.ts";
import { useSettings } from "../settings/settings.ts";
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
  const numbers = useSettings((settings) => settings.numbers);
  const speed = useSettings((settings) => settings.animation);
  const { overlay } = view;
  return (
    <section className={styles["area"]} aria-label={texts.room.board}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are the board's, seen first here */}
      <div
        className={styles["board"]}
        onKeyDownCapture={(event) => answerChoice(event, session, view)}
      >
        <Board
          position={view.position}
          viewer={view.me?.color}
          active={view.mayMove}
          lastStep={view.lastStep}
          onStep={session.step}
          texts={texts.board}
          onExplain={(why) => announcer.say(texts.board.explain(why), "polite")}
          premove={premoveOf(data)}
          onPremove={
            view.mayPremove ? (move) => session.premove(move && [move.from, move.to]) : undefined
          }
          numbers={numbers}
          speed={speed}
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

/** Enter on the board confirms a move that waits, Esc takes it back (P25). */
function answerChoice(event: KeyboardEvent, session: RoomSession, { choice }: RoomView): void {
  if (choice === undefined || event.repeat) return;
  if (event.key === "Enter" && choice.isWhole) session.confirm();
  else if (event.key === "Escape") session.takeBack();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function premoveOf({ premove }: RoomData): StepSquares | undefined {
  const [from, to] = [premove?.[0], premove?.at(-1)];
  return from === undefined || to === undefined ? undefined : { from, to };
}
