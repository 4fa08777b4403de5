// After the game: who won and why, the scores, and whether to play again (P12).
import { opponentOf, type Color } from "@kingrow/rules";
import { useContext, useEffect, useRef } from "react";
import { Disc } from "../../board/pieces/Disc.tsx";
import { placeOf, SIDE } from "../../board/surface/geometry.ts";
import { HomeLink } from "../../shell/address/HomeLink.tsx";
import { goToRoom } from "../../shell/address/navigation.ts";
import { useServices } from "../../shell/services/services.ts";
import links from "../../shell/address/links.module.css";
import { useTexts } from "../../text/texts.ts";
import { AnimatedDots } from "../../ui/AnimatedDots.tsx";
import { Button } from "../../ui/Button.tsx";
import { Overlay, type Sides } from "../../ui/Overlay.tsx";
import {
  seekOpponent,
  seriesView,
  type RoomData,
  type RoomSession,
  type RoomView,
} from "@kingrow/client";
import { ROOM_DOTS } from "../header/RoomHeader.tsx";
import styles from "./ResultOverlay.module.css";
import { reasonText, verdictText, type ResultView } from "./resultText.ts";
import { catchFocus } from "../view/catchFocus.ts";
import { StudyLinks } from "../../record/StudyLinks.tsx";
import { savedGameOf } from "./savedGameOf.ts";
import { TableExtrasContext } from "../view/tableExtras.ts";

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
  const texts = useTexts();
  const { result, record, app } = texts;
  const { near = room.me?.color } = useContext(TableExtrasContext);
  // Also later: "Play Again" goes once it has been pressed.
  useEffect(catchFocus, [view.rematch]);
  return (
    <Overlay title={result.gameOver} late clearOf={endOfLastStep(room, near)}>
      <div className={styles["ending"]}>
        <Trophy verdict={view.verdict} mine={room.me?.color ?? "black"} />
        <div>
          <Verdict verdict={view.verdict}>{verdictText(view, texts)}</Verdict>
          <p className={styles["reason"]}>{reasonText(view, texts)}</p>
        </div>
      </div>
      <dl className={styles["scores"]}>
        <div>
          <dt>{result.yourScore}</dt>
          <dd>{room.myScore}</dd>
        </div>
        <div>
          <dt>{result.opponentsScore}</dt>
          <dd>{room.opponentScore}</dd>
        </div>
      </dl>
      <Course {...props} />
      <div className={styles["ways"]}>
        <Rematch {...props} />
        <div className={styles["others"]}>
          <NewOpponent {...props} />
          <HomeLink className={links["action"]}>{app.toLobby}</HomeLink>
        </div>
        <Button variant="quiet" onClick={props.onLook}>
          {record.look}
        </Button>
        <Study {...props} />
      </div>
    </Overlay>
  );
}

interface TrophyProps {
  readonly verdict: ResultView["verdict"];
  readonly mine: Color;
}

/** The winner's disc, crowned; after a draw one of each. */
function Trophy({ verdict, mine }: TrophyProps) {
  const winner = verdict === "lost" ? opponentOf(mine) : mine;
  return (
    <span className={styles["trophy"]} data-verdict-of={verdict} aria-hidden="true">
      <Disc color={winner} type={verdict === "draw" ? "man" : "king"} />
      {verdict === "draw" && <Disc color={opponentOf(mine)} type="man" />}
    </span>
  );
}

/** How the series stands, and the last move. */
function Course({ data }: ResultOverlayProps) {
  const { result } = useTexts();
  const last = data.state?.moves.at(-1);
  const series = seriesView(data);
  return (
    <p className={styles["course"]}>
      {series !== undefined && (
        <span>{result.series(series.mine, series.theirs, series.draws)}</span>
      )}
      {last !== undefined && <span>{result.lastMove(last)}</span>}
    </p>
  );
}

function NewOpponent({ session, data }: ResultOverlayProps) {
  const { result } = useTexts();
  const { connection } = useServices();
  const { onAnother } = useContext(TableExtrasContext);
  const { store, signal } = session;
  const seek =
    onAnother ?? (() => void seekOpponent({ connection, store, signal, enterRoom: goToRoom }));
  return (
    <Button busy={data.asking === "playNow"} disabled={!data.isSeated} onClick={seek}>
      {result.newOpponent}
    </Button>
  );
}

/** Where on the board, as seen, the last step ended: the card leaves it free where there is room. */
function endOfLastStep({ lastStep }: RoomView, near: Color | undefined): Sides | undefined {
  if (lastStep === undefined) return undefined;
  const { x, y } = placeOf(lastStep.to, near === "white");
  // Beside the card it is free on the outer rows; between them the card is too tall for that.
  const isInner = y > 0 && y < SIDE - 1;
  const side = x < SIDE / 2 ? "left" : "right";
  return { half: y < SIDE / 2 ? "top" : "bottom", side: isInner ? side : undefined };
}

/** Apart where a seat would be lost: that of this room, or one in which the person waits meanwhile. */
function Study({ data, view }: ResultOverlayProps) {
  const { visits } = useServices();
  const isLocal = useContext(TableExtrasContext).header !== undefined;
  const isApart = !isLocal || visits.stayed() !== undefined;
  const moves = data.state?.moves ?? [];
  const game = savedGameOf(view, moves);
  return (
    game && (
      <div className={styles["course"]}>
        <StudyLinks game={game} ply={moves.length} isApart={isApart} />
      </div>
    )
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
  const { result } = useTexts();
  if (rematch === "agreed") return <p className={styles["rematch"]}>{result.agreed}</p>;
  if (rematch === "asked") {
    return (
      <p className={styles["rematch"]}>
        <span>{result.waitingForAgreement}</span>
        <AnimatedDots {...ROOM_DOTS} />
      </p>
    );
  }
  const hint = view.opponent === undefined ? result.opponentGone : result.opponentAsks;
  const hasHint = view.opponent === undefined || rematch === "offered";
  return (
    <div className={styles["rematch"]}>
      <Button
        variant="primary"
        busy={data.asking === "playAgain"}
        disabled={!data.isSeated}
        onClick={session.playAgain}
      >
        {result.playAgain}
      </Button>
      {hasHint && <p className={styles["reason"]}>{hint}</p>}
    </div>
  );
}
