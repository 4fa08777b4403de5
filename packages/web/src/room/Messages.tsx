// The line under the board: a refusal, a draw offer, an absence. Its room is reserved.
import { Suspense, lazy, useEffect, useRef } from "react";
import type { Square } from "@kingrow/rules";
import { useNow } from "../shell/useTime.ts";
import { useServices } from "../shell/services.ts";
import { pathText } from "../record/timeline.ts";
import { moveAt } from "../record/useHistoryView.ts";
import { clockText } from "../text/duration.ts";
import { useAllTexts } from "../text/allTexts.ts";
import { noticeText } from "../text/noticeText.ts";
import type { Texts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import {
  absenceView,
  type AbsenceView,
  type Choice,
  type RoomData,
  type RoomSession,
  type RoomView,
  type Notice,
} from "@kingrow/client";
import { ErrorBoundary } from "../shell/ErrorBoundary.tsx";
import { useFocusCaught } from "./catchFocus.ts";
import { isClockRunning } from "./clockRunning.ts";
import styles from "./Messages.module.css";
import { GreetButton, HeardMessage, useHeard, type Heard } from "./Greetings.tsx";
import { reasonText, verdictText, type ResultView } from "./resultText.ts";
import { useDeclined } from "./useDeclined.ts";
import type { TableView } from "./tableView.ts";

const DrawProgress = lazy(async () => ({
  default: (await import("./DrawProgress.tsx")).DrawProgress,
}));

export interface MessagesProps {
  readonly session: RoomSession;
  readonly data: RoomData;
  readonly view: RoomView;
  readonly look: TableView;
}

export function Messages(props: MessagesProps) {
  const declined = useDeclined(props.data);
  const heard = useHeard(props.data.roomId);
  return (
    <div className={styles["messages"]} {...useFocusCaught()}>
      <Message {...props} declined={declined} heard={heard} />
    </div>
  );
}

interface MessageProps extends MessagesProps {
  /** The opponent's no to the last offer. */
  readonly declined: string | undefined;
  /** What the opponent has just said. */
  readonly heard: Heard | undefined;
}

/** One at a time, the most pressing first. */
function Message({ look, ...answer }: MessageProps) {
  const { session, data, view } = answer;
  const { past } = look.history;
  if (data.notice !== undefined && past !== undefined)
    return <NoticeInPast session={session} notice={data.notice} onBack={look.history.back} />;
  if (data.notice !== undefined)
    return <Told notice={data.notice} onDismiss={session.dismissNotice} />;
  if (view.drawOffer === "theirs") return <DrawOffer {...answer} />;
  if (view.takebackOffer === "theirs") return <TakebackOffer {...answer} />;
  if (past !== undefined)
    return <LookingBack data={data} ply={past.ply} onBack={look.history.back} />;
  if (look.isResultAside && view.overlay.kind === "result")
    return <ResultAside result={view.overlay} onShow={() => look.setResultAside(false)} />;
  if (view.choice !== undefined) return <ChoiceMessage session={session} choice={view.choice} />;
  if (answer.heard !== undefined) return <HeardMessage {...answer.heard} />;
  return isClockRunning(data) ? <Absence {...answer} /> : <LesserMessage {...answer} />;
}

function Told({ notice, onDismiss }: { readonly notice: Notice; readonly onDismiss: () => void }) {
  return <Dismissable text={noticeText(notice, useAllTexts())} isAlert onDismiss={onDismiss} />;
}

function LesserMessage({ session, data, view, declined }: AnswerProps) {
  const { room, absence, play, actions } = useAllTexts();
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
        <ErrorBoundary instead={null}>
          <Suspense>
            <DrawProgress state={data.state} />
          </Suspense>
        </ErrorBoundary>
        {data.isSeated && view.opponent !== undefined && <GreetButton roomId={data.roomId} />}
      </>
    );
  }
  const missed = absence.missed(data.missed.join(", "));
  return <Dismissable text={missed} onDismiss={session.dismissMissed} />;
}

interface PremoveProps {
  readonly session: RoomSession;
  readonly path: readonly Square[];
}

function Premove({ session, path }: PremoveProps) {
  const { play } = useAllTexts();
  return (
    <>
      <p>{play.premove(pathText(path))}</p>
      <Button variant="quiet" onClick={() => session.premove(undefined)}>
        {play.forget}
      </Button>
    </>
  );
}

interface ChoiceMessageProps {
  readonly session: RoomSession;
  readonly choice: Choice;
}

/** A move that waits: sent by one button, taken back by the other (P25). */
function ChoiceMessage({ session, choice: { path, isWhole } }: ChoiceMessageProps) {
  const { play } = useAllTexts();
  const move = pathText(path);
  return (
    <>
      <p>{isWhole ? play.choice(move) : play.chainGoesOn(move)}</p>
      <span className={styles["choices"]}>
        <Button onClick={session.takeBack}>{play.takeBack}</Button>
        <Button variant="primary" disabled={!isWhole} onClick={session.confirm}>
          {play.confirm}
        </Button>
      </span>
    </>
  );
}

interface LookingBackProps {
  readonly data: RoomData;
  readonly ply: number;
  readonly onBack: () => void;
}

/** The board shows the past: which, and the way back (P27). */
function LookingBack({ data, ply, onBack }: LookingBackProps) {
  const { record } = useAllTexts();
  const moves = data.state?.moves ?? [];
  return (
    <>
      <p>{ply === 0 ? record.lookingAtStart : record.lookingAt(...moveAt(moves, ply))}</p>
      <Button variant="primary" onClick={onBack}>
        {record.backToNow}
      </Button>
    </>
  );
}

interface NoticeInPastProps {
  readonly session: RoomSession;
  readonly notice: Notice;
  readonly onBack: () => void;
}

/** A refusal while the board shows the past: the way back stays, and takes the refusal away. */
function NoticeInPast({ session, notice, onBack }: NoticeInPastProps) {
  const texts = useAllTexts();
  const back = (): void => {
    session.dismissNotice();
    onBack();
  };
  return (
    <>
      <p role="alert">{noticeText(notice, texts)}</p>
      <Button variant="primary" onClick={back}>
        {texts.record.backToNow}
      </Button>
    </>
  );
}

interface ResultAsideProps {
  readonly result: ResultView;
  readonly onShow: () => void;
}

/** The result in one line while it does not cover the board. Takes the focus from the button that left. */
function ResultAside({ result, onShow }: ResultAsideProps) {
  const texts = useAllTexts();
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus();
  }, []);
  return (
    <>
      <p>{`${verdictText(result, texts).replace(/\w$/, "$&.")} ${reasonText(result, texts)}`}</p>
      <Button ref={ref} onClick={onShow}>
        {texts.record.showResult}
      </Button>
    </>
  );
}

interface DismissableProps {
  readonly text: string;
  readonly isAlert?: boolean;
  readonly onDismiss: () => void;
}

function Dismissable({ text, isAlert = false, onDismiss }: DismissableProps) {
  const { room } = useAllTexts();
  return (
    <>
      <p role={isAlert ? "alert" : undefined}>{text}</p>
      <Button variant="quiet" onClick={onDismiss}>
        {room.dismiss}
      </Button>
    </>
  );
}

type AnswerProps = Omit<MessageProps, "look">;

function DrawOffer({ session, data }: AnswerProps) {
  const { actions } = useAllTexts();
  return (
    <Offer
      text={actions.offerReceived}
      isOff={data.asking === "answerDraw" || !data.isSeated}
      onAnswer={session.answerDraw}
    />
  );
}

function TakebackOffer({ session, data }: AnswerProps) {
  const { actions } = useAllTexts();
  return (
    <Offer
      text={actions.takebackReceived}
      isOff={data.asking === "answerTakeback" || !data.isSeated}
      onAnswer={session.answerTakeback}
    />
  );
}

interface OfferProps {
  readonly text: string;
  readonly isOff: boolean;
  readonly onAnswer: (accept: boolean) => void;
}

function Offer({ text, isOff, onAnswer }: OfferProps) {
  const { actions } = useAllTexts();
  return (
    <>
      <p>{text}</p>
      <span className={styles["choices"]}>
        <Button disabled={isOff} onClick={() => onAnswer(false)}>
          {actions.decline}
        </Button>
        <Button variant="primary" disabled={isOff} onClick={() => onAnswer(true)}>
          {actions.accept}
        </Button>
      </span>
    </>
  );
}

type ShownAbsence = Exclude<AbsenceView, { kind: "none" }>;

/** Ticks while somebody's clock runs. */
function Absence(props: AnswerProps) {
  const { serverClock } = useServices().connection;
  const absence = absenceView(props.data, useNow(serverClock.now));
  if (absence.kind === "none") return <LesserMessage {...props} />;
  return <AbsenceMessage {...props} absence={absence} />;
}

type AbsenceMessageProps = AnswerProps & { readonly absence: ShownAbsence };

function AbsenceMessage({ session, data, view, absence }: AbsenceMessageProps) {
  const texts = useAllTexts();
  return (
    <>
      <p className={styles["times"]}>{absenceText(absence, texts)}</p>
      {view.mayReleaseSeat && (
        <Button
          busy={data.asking === "releaseSeat"}
          disabled={!data.isSeated}
          onClick={session.releaseSeat}
        >
          {texts.absence.release}
        </Button>
      )}
      {mayClaim(absence) && (
        <Button
          variant="primary"
          busy={data.asking === "claimWin"}
          disabled={!data.isSeated}
          onClick={session.claimWin}
        >
          {texts.absence.claim}
        </Button>
      )}
    </>
  );
}

function mayClaim(absence: ShownAbsence): boolean {
  if (absence.kind === "disconnected" || absence.kind === "me-slow") return false;
  return absence.claimIn === 0;
}

function absenceText(view: ShownAbsence, { absence }: Texts): string {
  if (view.kind === "disconnected")
    return view.freeIn === undefined ? absence.gone : absence.goneUntil(clockText(view.freeIn));
  const [claimIn, endIn] = [clockText(view.claimIn), clockText(view.endIn)];
  const isDue = view.claimIn === 0;
  if (view.kind === "me-slow")
    return isDue ? absence.yourClockOver(endIn) : absence.yourClock(claimIn, endIn);
  if (isDue) return absence.claimable(endIn);
  return view.kind === "opponent-away"
    ? absence.away(claimIn, endIn)
    : absence.idle(claimIn, endIn);
}
