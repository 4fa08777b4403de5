// The line under the board: a refusal, a draw offer, an absence. Its room is reserved.
import { useNow } from "../app/hooks.ts";
import { useServices } from "../app/services.ts";
import { clockText } from "../text/duration.ts";
import { useTexts, type Texts } from "../text/texts.ts";
import { Button } from "../ui/Button.tsx";
import { absenceView, type AbsenceView } from "./absence.ts";
import styles from "./Messages.module.css";
import type { RoomData } from "./roomData.ts";
import type { RoomSession } from "./roomSession.ts";
import type { RoomView } from "./roomView.ts";

interface MessagesProps {
  readonly session: RoomSession;
  readonly data: RoomData;
  readonly view: RoomView;
}

export function Messages(props: MessagesProps) {
  return (
    <div className={styles["messages"]}>
      <Message {...props} />
    </div>
  );
}

/** One at a time, the most pressing first. */
function Message({ session, data, view }: MessagesProps) {
  const { room, absence: texts } = useTexts();
  const absence = useAbsence(data);
  if (data.notice !== undefined)
    return <Dismissable text={data.notice} onDismiss={session.dismissNotice} />;
  if (view.drawOffer === "theirs") return <DrawOffer session={session} data={data} />;
  if (absence.kind !== "none") return <Absence session={session} data={data} absence={absence} />;
  if (data.isSlow) return <p>{room.sendingMove}</p>;
  if (data.missed.length === 0) return null;
  const missed = texts.missed(data.missed.join(", "));
  return <Dismissable text={missed} onDismiss={session.dismissMissed} />;
}

interface DismissableProps {
  readonly text: string;
  readonly onDismiss: () => void;
}

function Dismissable({ text, onDismiss }: DismissableProps) {
  const { room } = useTexts();
  return (
    <>
      <p>{text}</p>
      <Button variant="quiet" onClick={onDismiss}>
        {room.dismiss}
      </Button>
    </>
  );
}

type AnswerProps = Pick<MessagesProps, "session" | "data">;

function DrawOffer({ session, data }: AnswerProps) {
  const { actions } = useTexts();
  const isBusy = data.asking === "answerDraw";
  return (
    <>
      <p>{actions.offerReceived}</p>
      <span className={styles["choices"]}>
        <Button disabled={isBusy || !data.isSeated} onClick={() => session.answerDraw(false)}>
          {actions.decline}
        </Button>
        <Button
          variant="primary"
          disabled={isBusy || !data.isSeated}
          onClick={() => session.answerDraw(true)}
        >
          {actions.accept}
        </Button>
      </span>
    </>
  );
}

type ShownAbsence = Exclude<AbsenceView, { kind: "none" }>;

function Absence({ session, data, absence }: AnswerProps & { readonly absence: ShownAbsence }) {
  const texts = useTexts();
  const mayClaim = absence.kind.startsWith("opponent") && "claimIn" in absence && absence.claimIn === 0;
  return (
    <>
      <p className={styles["times"]}>{absenceText(absence, texts)}</p>
      {mayClaim && (
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

function absenceText(view: ShownAbsence, { absence }: Texts): string {
  if (view.kind === "disconnected") return absence.waiting;
  const [claimIn, endIn] = [clockText(view.claimIn), clockText(view.endIn)];
  const isDue = view.claimIn === 0;
  switch (view.kind) {
    case "opponent-away":
      return isDue ? absence.claimable(endIn) : absence.away(claimIn, endIn);
    case "opponent-slow":
      return isDue ? absence.claimable(endIn) : absence.idle(claimIn, endIn);
    case "me-slow":
      return isDue ? absence.yourClockOver(endIn) : absence.yourClock(claimIn, endIn);
  }
}

/** Ticks only while somebody's clock runs. */
function useAbsence(data: RoomData): AbsenceView {
  const { serverClock } = useServices().connection;
  const runs = Object.values(data.state?.presence ?? {}).some(
    ({ connected, claimableAt }) => !connected || claimableAt !== null,
  );
  return absenceView(data, useNow(serverClock.now, runs));
}
