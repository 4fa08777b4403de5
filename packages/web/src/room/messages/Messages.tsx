// The line under the board: a refusal, a draw offer, an absence. Its room is reserved.
import {
  isClockRunning,
  type ScreenNotice,
  type RoomData,
  type RoomSession,
  type RoomView,
} from "@kingrow/client";
import type { RoomState } from "@kingrow/protocol";
import { openingText } from "../../record/spokenMove.ts";
import { pathText } from "../../record/timeline.ts";
import { WholeMoves } from "../../record/WholeMoves.tsx";
import { noticeText } from "../../text/refusalText.ts";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { Absence } from "./AbsenceMessage.tsx";
import { useFocusCaught } from "../view/catchFocus.ts";
import styles from "./Messages.module.css";
import { ChoiceMessage, Premove } from "./MoveMessages.tsx";
import { nearDraw } from "./nearDraw.ts";
import { DrawOffer, TakebackOffer } from "./OfferMessages.tsx";
import { LookingBack, NoticeInPast, ResultAside } from "./PastMessages.tsx";
import type { TableView } from "../view/tableView.ts";
import { useDeclined } from "./offerNews.ts";

export interface MessagesProps {
  readonly session: RoomSession;
  readonly data: RoomData;
  readonly view: RoomView;
  readonly table: TableView;
}

export function Messages(props: MessagesProps) {
  const declined = useDeclined(props.data);
  return (
    <div className={styles["messages"]} data-note-line {...useFocusCaught()}>
      <Message {...props} declined={declined} />
    </div>
  );
}

interface MessageProps extends MessagesProps {
  /** The opponent's no to the last offer. */
  readonly declined: string | undefined;
}

type AnswerProps = Omit<MessageProps, "table">;

/** One at a time, the most pressing first. */
function Message({ table, ...answer }: MessageProps) {
  const { session, data, view } = answer;
  const { past } = table.history;
  if (view.drawOffer === "theirs") return <DrawOffer {...answer} />;
  if (view.takebackOffer === "theirs") return <TakebackOffer {...answer} />;
  if (data.notice !== undefined && past !== undefined)
    return <NoticeInPast session={session} notice={data.notice} onBack={table.history.back} />;
  if (data.notice !== undefined)
    return <Refusal notice={data.notice} onDismiss={session.dismissNotice} />;
  if (past !== undefined)
    return <LookingBack data={data} ply={past.ply} onBack={table.history.back} />;
  if (table.isResultAside && view.overlay.kind === "result")
    return <ResultAside result={view.overlay} onShow={() => table.setResultAside(false)} />;
  if (view.choice !== undefined) return <ChoiceMessage session={session} choice={view.choice} />;
  const lesser = <LesserMessage {...answer} />;
  return isClockRunning(data) ? <Absence {...answer} instead={lesser} /> : lesser;
}

function LesserMessage({ session, data, view, declined }: AnswerProps) {
  const { room, share, absence, play, actions } = useTexts();
  if (data.isSlow) return <p>{room.sendingMove}</p>;
  if (data.premove !== undefined) return <Premove session={session} path={data.premove} />;
  if (data.droppedPremove !== undefined) {
    const dropped = play.premoveDropped(pathText(data.droppedPremove));
    return <Dismissable text={dropped} onDismiss={session.dismissMissed} />;
  }
  if (data.missed.length === 0) {
    if (view.takebackOffer === "mine") return <p>{actions.takebackSent}</p>;
    if (view.drawOffer === "mine") return <p>{actions.offerSent}</p>;
    if (declined !== undefined) return <p>{declined}</p>;
    return (
      <>
        <OpeningLine state={data.state} />
        <DrawProgress state={data.state} />
        {view.overlay.kind === "ready" && view.opponent === undefined && !data.search && (
          // On a small board the invitation itself has no room for it.
          <p className={styles["invited"]}>
            {data.state?.isPrivate === true ? share.text : share.listed}
          </p>
        )}
      </>
    );
  }
  const missed = absence.missed(data.missed.join(", "));
  return <Dismissable text={missed} onDismiss={session.dismissMissed} />;
}

/** The drawn opening, until somebody has moved; then the list of moves has it. */
function OpeningLine({ state }: { readonly state: RoomData["state"] }) {
  const texts = useTexts();
  const isNew =
    state?.gameStatus === "started" && state.moves.length === state.ballot?.moves.length;
  return isNew && <p>{openingText(state.ballot, texts)}</p>;
}

/** The progress toward an automatic draw (P35, G4). */
export function DrawProgress({ state }: { readonly state: RoomState | undefined }) {
  const { draw } = useTexts();
  const view = nearDraw(state);
  if (view === undefined) return null;
  if (view.kind === "repetition") return <p>{draw.repetition}</p>;
  const text = draw.quiet(view.plies, view.of);
  return (
    <p>
      {text}
      <meter aria-label={text} className={styles["meter"]} max={view.of} value={view.plies} />
    </p>
  );
}

function Refusal({
  notice,
  onDismiss,
}: {
  readonly notice: ScreenNotice;
  readonly onDismiss: () => void;
}) {
  return <Dismissable text={noticeText(notice, useTexts())} isAlert onDismiss={onDismiss} />;
}

interface DismissableProps {
  readonly text: string;
  readonly isAlert?: boolean;
  readonly onDismiss: () => void;
}

/** A line that the person puts away. */
function Dismissable({ text, isAlert = false, onDismiss }: DismissableProps) {
  const { room } = useTexts();
  return (
    <>
      <p role={isAlert ? "alert" : undefined}>
        <WholeMoves>{text}</WholeMoves>
      </p>
      <Button variant="quiet" onClick={onDismiss}>
        {room.dismiss}
      </Button>
    </>
  );
}
