// The line under the board: a refusal, a draw offer, an absence. Its room is reserved.
import type { RoomData, RoomSession, RoomView } from "@kingrow/client";
import { openingText } from "../../record/spokenMove.ts";
import { pathText } from "../../record/timeline.ts";
import { useTexts } from "../../text/texts.ts";
import { Absence } from "./AbsenceMessage.tsx";
import { useFocusCaught } from "../view/catchFocus.ts";
import { isClockRunning } from "../view/clockRunning.ts";
import { DrawProgress } from "./DrawProgress.tsx";
import styles from "./Messages.module.css";
import { ChoiceMessage, Premove } from "./MoveMessages.tsx";
import { Dismissable, NoticeMessage } from "./NoticeMessage.tsx";
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
    return <NoticeMessage notice={data.notice} onDismiss={session.dismissNotice} />;
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
function OpeningLine({ state }: Pick<RoomData, "state">) {
  const texts = useTexts();
  const isNew =
    state?.gameStatus === "started" && state.moves.length === state.ballot?.moves.length;
  return isNew && <p>{openingText(state.ballot, texts)}</p>;
}
