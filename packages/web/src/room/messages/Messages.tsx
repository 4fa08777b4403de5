// The line under the board: a refusal, a draw offer, an absence. Its room is reserved.
import { isClockRunning, type RoomView } from "@kingrow/client";
import type { RoomState } from "@kingrow/protocol";
import { QUIET_PLIES_FOR_DRAW } from "@kingrow/rules";
import { openingText } from "../../record/moves/spokenMove.ts";
import { pathText } from "../../record/moves/timeline.ts";
import { turnOf } from "../../record/moves/useHistoryView.ts";
import { useFocusKept } from "../../shell/frame/arrival.ts";
import { useHeldFor } from "../../shell/time/useTime.ts";
import { noticeText } from "../../text/refusalText.ts";
import { useTexts } from "../../text/texts.ts";
import { Button } from "../../ui/Button.tsx";
import { focusCatcher } from "../view/catchFocus.ts";
import { movesOf, type RoomProps, type TableProps } from "../view/tableView.ts";
import { Absence } from "./AbsenceMessage.tsx";
import { AIMED_MS, ChoiceLine, Dismissable, Line, ResultAside, YesNo } from "./Lines.tsx";
import styles from "./Messages.module.css";
import { nearDraw } from "./nearDraw.ts";
import { useDeclined } from "./offerNews.ts";

export function Messages(props: TableProps) {
  const declined = useDeclined(props.data);
  return (
    <div className={styles["messages"]} data-note-line onFocus={useFocusKept(focusCatcher)}>
      <Message {...props} declined={declined} />
    </div>
  );
}

interface MessageProps extends TableProps {
  /** The opponent's no to the last offer. */
  readonly declined: string | undefined;
}

/** One at a time, the most pressing first. */
function Message({ table, ...props }: MessageProps) {
  const texts = useTexts();
  const { session, data, view } = props;
  const { past } = table.history;
  const refusal = data.notice && noticeText(data.notice, texts);
  const offer = offerIn(view);
  if (offer !== undefined && data.isSeated)
    return <OfferLine key={offer} {...props} request={offer} refusal={refusal} />;
  if (past !== undefined)
    return <LookingBack {...props} ply={past.ply} refusal={refusal} onBack={table.history.back} />;
  if (refusal !== undefined)
    return <Dismissable alert={refusal} onDismiss={session.dismissNotice} />;
  if (table.isResultAside && view.overlay.kind === "result")
    return (
      <ResultAside
        session={session}
        result={view.overlay}
        room={view}
        onShow={() => table.setResultAside(false)}
      />
    );
  if (view.choice !== undefined) return <ChoiceLine choice={view.choice} session={session} />;
  // There stands that the connection is lost (P34).
  if (!data.isSeated) return null;
  const lesser = <LesserMessage {...props} />;
  return isClockRunning(data) ? <Absence {...props}>{lesser}</Absence> : lesser;
}

/** The answer that an offer of the opponent waits for. */
function offerIn({ drawOffer, takebackOffer }: RoomView) {
  if (drawOffer === "theirs") return "answerDraw";
  return takebackOffer === "theirs" ? "answerTakeback" : undefined;
}

interface OfferProps extends RoomProps {
  readonly request: "answerDraw" | "answerTakeback";
  readonly refusal: string | undefined;
}

function OfferLine({ session, data, request, refusal }: OfferProps) {
  const { actions } = useTexts();
  const isSeen = useHeldFor(true, AIMED_MS);
  const disabled = data.asking === request || !data.isSeated;
  const answer = (accept: boolean) => () => isSeen && session[request](accept);
  const text = request === "answerDraw" ? actions.offerReceived : actions.takebackReceived;
  return (
    <Line text={text} alert={refusal}>
      <YesNo
        no={{ children: actions.decline, disabled, onClick: answer(false) }}
        yes={{ children: actions.accept, disabled, onClick: answer(true) }}
      />
    </Line>
  );
}

interface LookingBackProps extends RoomProps {
  readonly ply: number;
  readonly refusal: string | undefined;
  readonly onBack: () => void;
}

/** The board shows the past: which, and the way back (P27). The way back takes a refusal away. */
function LookingBack({ session, data, ply, refusal, onBack }: LookingBackProps) {
  const { record } = useTexts();
  const shown =
    ply === 0
      ? record.lookingAtStart
      : record.lookingAt(...turnOf(ply, "black"), movesOf(data)[ply - 1] ?? "");
  const back = (): void => {
    session.dismissNotice();
    onBack();
  };
  return (
    <Line text={refusal === undefined && shown} alert={refusal}>
      <Button variant="primary" onClick={back}>
        {record.backToNow}
      </Button>
    </Line>
  );
}

function LesserMessage({ session, data, view, declined }: Omit<MessageProps, "table">) {
  const texts = useTexts();
  const { room, absence, play, actions, say } = texts;
  const { premove, droppedPremove, missed, state } = data;
  const isNew =
    state?.gameStatus === "started" && state.moves.length === state.ballot?.moves.length;
  if (data.isSlow) return <p>{room.sendingMove}</p>;
  // The board shows a premove too, and forgets it by a press elsewhere.
  if (view.takebackOffer === "mine") return <p>{say.takebackSent}</p>;
  if (view.drawOffer === "mine") return <p>{actions.offerSent}</p>;
  if (declined !== undefined) return <p>{declined}</p>;
  if (premove !== undefined)
    return (
      <Line text={play.premove(pathText(premove))}>
        <Button variant="quiet" onClick={() => session.premove(undefined)}>
          {play.forget}
        </Button>
      </Line>
    );
  const gone = droppedPremove
    ? play.premoveDropped(pathText(droppedPremove))
    : missed[0] && absence.missed(missed.join(", "));
  if (gone) return <Dismissable text={gone} onDismiss={session.dismissMissed} />;
  return (
    <>
      {/* The drawn opening, until somebody has moved; then the list of moves has it. */}
      {isNew && <p>{openingText(state.ballot, texts)}</p>}
      <DrawProgress state={state} />
    </>
  );
}

/** The progress toward an automatic draw (P35, G4). */
export function DrawProgress({ state }: { readonly state: RoomState | undefined }) {
  const { draw } = useTexts();
  const view = nearDraw(state);
  if (view === undefined) return null;
  if (view.kind === "repetition") return <p>{draw.repetition}</p>;
  const text = draw.quiet(view.movesLeft);
  return (
    <p>
      {text}
      <progress
        aria-label={text}
        className={styles["progress"]}
        max={QUIET_PLIES_FOR_DRAW}
        value={view.plies}
      />
    </p>
  );
}
