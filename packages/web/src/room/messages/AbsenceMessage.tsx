// The line about an opponent who is away or slow, and what may be done about it.
import type { PropsWithChildren, ReactNode } from "react";
import { absenceView, type AbsenceView, type RoomData } from "@kingrow/client";
import { useServices } from "../../shell/services/services.ts";
import { useNow } from "../../shell/time/useTime.ts";
import { useTexts, type Texts } from "../../text/texts.ts";
import { clockText } from "../../text/timeText.ts";
import { Button } from "../../ui/Button.tsx";
import type { RoomProps } from "../view/tableView.ts";

type ShownAbsence = Exclude<AbsenceView, { kind: "none" }>;

/** Ticks while somebody's clock runs. `children` are shown while nobody is away or slow. */
export function Absence({ session, data, view, children }: PropsWithChildren<RoomProps>) {
  const texts = useTexts();
  const { serverClock } = useServices().connection;
  const isOff = !data.isSeated;
  const absence = absenceView(data, useNow(serverClock.now, 1_000, isOff));
  if (absence.kind === "none") return children;
  const release = { busy: data.asking === "releaseSeat", onClick: session.releaseSeat };
  const isOpponents = absence.kind === "opponent-away" || absence.kind === "opponent-slow";
  return (
    <>
      <p>{absenceText(absence, data, texts)}</p>
      {absence.kind === "me-slow" && <b>{clockText(absence.claimIn || absence.endIn)}</b>}
      {absence.kind === "me-not-begun" && <b>{clockText(absence.endIn)}</b>}
      {absence.kind === "not-ready" && (
        <Button variant="primary" disabled={isOff} {...release}>
          {data.state?.isPrivate === true ? texts.absence.release : texts.absence.findAnother}
        </Button>
      )}
      {view.mayReleaseSeat && (
        <Button disabled={isOff} {...release}>
          {texts.absence.release}
        </Button>
      )}
      {isOpponents && absence.claimIn === 0 && (
        <Button
          variant="primary"
          busy={data.asking === "claimWin"}
          disabled={isOff}
          onClick={session.claimWin}
        >
          {texts.absence.claim}
        </Button>
      )}
    </>
  );
}

function absenceText(view: ShownAbsence, { state }: RoomData, { absence, say }: Texts): ReactNode {
  if (view.kind === "not-ready")
    return state?.isPrivate === true ? absence.guestNotReady : absence.notReady;
  if (view.kind === "not-begun") return absence.notBegun;
  if (view.kind === "me-not-begun") return say.ownSlow;
  if (view.kind === "disconnected")
    return `${absence.gone} ${view.freeIn === undefined ? absence.nextGuest : absence.seatFree(clockText(view.freeIn))}`;
  const isDue = view.claimIn === 0;
  if (view.kind === "me-slow") return isDue ? absence.yourClockOver : absence.yourClock;
  const kind = view.kind === "opponent-away" ? "away" : "idle";
  if (!isDue && view.claimIn <= view.endIn) return absence[kind](clockText(view.claimIn));
  return (
    <>
      <strong>{absence.claimable[kind]}</strong>{" "}
      {view.endIn < Infinity && absence[isDue ? "winIn" : "winOnTime"](clockText(view.endIn))}
    </>
  );
}
