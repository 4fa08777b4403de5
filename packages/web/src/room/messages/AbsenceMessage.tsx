// The line about an opponent who is away or slow, and what may be done about it.
import type { PropsWithChildren, ReactNode } from "react";
import { absenceView, type AbsenceView } from "@kingrow/client";
import { useServices } from "../../shell/services/services.ts";
import { useNow } from "../../shell/time/useTime.ts";
import { useTexts, type Texts } from "../../text/texts.ts";
import { clockText } from "../../text/timeText.ts";
import { Button } from "../../ui/Button.tsx";
import type { RoomProps } from "../view/tableView.ts";

type ShownAbsence = Exclude<AbsenceView, { kind: "none" | "not-ready" }>;

/**
 * Ticks while somebody's clock runs. `children` are shown while nobody is away or slow, and before a game, whose card
 * says it.
 */
export function Absence({ session, data, view, children }: PropsWithChildren<RoomProps>) {
  const texts = useTexts();
  const { serverClock } = useServices().connection;
  const isOff = !data.isSeated;
  const absence = absenceView(data, useNow(serverClock.now, 1_000, isOff));
  const isBefore = view.overlay.kind === "ready" || absence.kind === "not-ready";
  if (absence.kind === "none" || isBefore) return children;
  const isOpponents = absence.kind === "opponent-away" || absence.kind === "opponent-slow";
  return (
    <>
      <p>{absenceText(absence, texts)}</p>
      {absence.kind === "me-slow" && <b>{clockText(absence.claimIn || absence.endIn)}</b>}
      {absence.kind === "me-not-begun" && <b>{clockText(absence.endIn)}</b>}
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

function absenceText(view: ShownAbsence, { absence, say }: Texts): ReactNode {
  if (view.kind === "not-begun") return absence.notBegun;
  if (view.kind === "me-not-begun") return say.ownSlow;
  if (view.kind === "disconnected")
    return `${absence.gone} ${view.freeIn === undefined ? "" : absence.seatFree(clockText(view.freeIn))}`;
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
