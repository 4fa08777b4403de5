// After the game: who won and why, the scores, and whether to play again (P12).
import { useEffect, useRef } from "react";
import { useAllTexts } from "../text/allTexts.ts";
import { AnimatedDots } from "../ui/AnimatedDots.tsx";
import { Button } from "../ui/Button.tsx";
import { Overlay } from "../ui/Overlay.tsx";
import type { RoomData, RoomSession, RoomView } from "@kingrow/client";
import { ROOM_DOTS } from "./RoomHeader.tsx";
import styles from "./ResultOverlay.module.css";
import { reasonText, verdictText, type ResultView } from "./resultText.ts";
import { catchFocus } from "./catchFocus.ts";

export interface ResultOverlayProps {
  readonly session: RoomSession;
  readonly data: RoomData;
  readonly view: RoomView;
  readonly result: ResultView;
  /** Moves the overlay aside. */
  readonly onLook: () => void;
}

export function ResultOverlay(props: ResultOverlayProps) {
  const { result: view, view: room } = props;
  const texts = useAllTexts();
  const { result, record } = texts;
  // Also later: "Play Again" goes once it has been pressed.
  useEffect(catchFocus, [view.rematch]);
  return (
    <Overlay title={result.gameOver}>
      <Verdict verdict={view.verdict}>{verdictText(view, texts)}</Verdict>
      <p className={styles["reason"]}>{reasonText(view, texts)}</p>
      <dl className={styles["scores"]}>
        <dt>{result.yourScore}</dt>
        <dd>{room.myScore}</dd>
        <dt>{result.opponentsScore}</dt>
        <dd>{room.opponentScore}</dd>
      </dl>
      <div className={styles["choices"]}>
        <div className={styles["rematch"]}>
          <Rematch {...props} />
        </div>
        <Button variant="quiet" onClick={props.onLook}>
          {record.look}
        </Button>
      </div>
    </Overlay>
  );
}

interface VerdictProps {
  readonly verdict: ResultView["verdict"];
  readonly children: string;
}

/** Has the focus when it appears, unless the person is busy elsewhere on the page. */
function Verdict({ verdict, children }: VerdictProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(catchFocus, []);
  return (
    <p ref={ref} tabIndex={-1} className={styles["verdict"]} data-verdict={verdict}>
      {children}
    </p>
  );
}

function Rematch({ session, data, view, result: { rematch } }: ResultOverlayProps) {
  const { result } = useAllTexts();
  if (rematch === "agreed") return <p>{result.agreed}</p>;
  if (rematch === "asked") {
    return (
      <p>
        <span>{result.waitingForAgreement}</span>
        <AnimatedDots {...ROOM_DOTS} />
      </p>
    );
  }
  const hint = view.opponent === undefined ? result.opponentGone : result.opponentAsks;
  const hasHint = view.opponent === undefined || rematch === "offered";
  return (
    <>
      <Button
        variant="primary"
        busy={data.asking === "playAgain"}
        disabled={!data.isSeated}
        onClick={session.playAgain}
      >
        {result.playAgain}
      </Button>
      <p className={styles["reason"]}>{hasHint && hint}</p>
    </>
  );
}
