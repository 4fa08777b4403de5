// What a game adds to the header and the panels: its way out, the quality of the connection, watchers, an absence.
import { useStore } from "zustand";
import { opponentAway, type RoomData } from "@kingrow/client";
import { WATCH_PATH } from "@kingrow/protocol";
import { goHome } from "../../shell/address/navigation.ts";
import { useServices } from "../../shell/services/services.ts";
import { useCopied } from "../../shell/tab/useCopied.ts";
import { useNow } from "../../shell/time/useTime.ts";
import { useTexts } from "../../text/texts.ts";
import { clockText } from "../../text/timeText.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { AskingButton, type AskingButtonProps } from "../../ui/question/ConfirmButton.tsx";

/** `onAsk` leaves at once where leaving costs nothing. */
export function ExitGame(asking: Pick<AskingButtonProps, "isAsking" | "onAsk">) {
  const { actions, room } = useTexts();
  return (
    <AskingButton icon="exit" place="below" question={actions.leave} {...asking} onProceed={goHome}>
      {room.exit}
    </AskingButton>
  );
}

/** Of four bars, by the milliseconds of an answer: a connection is good until it shows otherwise. */
export function barsFor(ms = 0): number {
  if (ms > 600) return 1;
  return ms > 250 ? 2 : 4;
}

const BARS = [1, 2, 3, 4].map((bar) => `M${4 * bar - 3.5} 11.5v${1 - 3 * bar}h2.5v${3 * bar - 1}z`);

export function ConnectionBars() {
  const { connection } = useServices();
  const { room, connection: texts } = useTexts();
  const phase = useStore(connection.store, (state) => state.phase);
  const known = useStore(connection.answerTime, ({ ms }) => ms);
  const isUp = phase === "connected";
  const bars = isUp ? barsFor(known) : 0;
  if (bars > 2) return null;
  const name = isUp ? room.answersIn(`${Math.round(known ?? 0)}`) : texts.gaveUpTitle;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture is drawn here
    <span role="img" aria-label={name} title={name}>
      <svg
        viewBox="0 0 16 12"
        width="1em"
        height="0.75em"
        aria-hidden="true"
        fill="currentColor"
        stroke="currentColor"
        strokeLinejoin="round"
        style={{ color: "var(--bad)" }}
      >
        <path d={BARS.join("")} fill="none" />
        <path d={BARS.slice(0, bars).join("")} />
      </svg>
    </span>
  );
}

/** A private room that may be watched has a link for that; any other shows watchers once there are some. */
export function Watchers({ data: { state } }: { readonly data: RoomData }) {
  const { room, record } = useTexts();
  const [isCopied, copy] = useCopied();
  if (state === undefined || (state.watchers === 0 && state.watchId === null)) return null;
  const name = record.watchers(state.watchers);
  return (
    <Button
      variant="quiet"
      icon={isCopied ? "check" : "eye"}
      aria-label={isCopied ? `${name} ${room.copied}` : name}
      title={name}
      onClick={() => copy(window.location.origin + WATCH_PATH + (state.watchId ?? state.id))}
    >
      <b>{state.watchers}</b>
    </Button>
  );
}

/** Counts only while the opponent's connection is gone, which may be hardly worth a word. */
export function AwayBadge({ data }: { readonly data: RoomData }) {
  return data.opponentGoneAt !== undefined && <Counting data={data} />;
}

function Counting({ data }: { readonly data: RoomData }) {
  const { serverClock } = useServices().connection;
  const { absence } = useTexts();
  const left = opponentAway(data, useNow(serverClock.now));
  if (left === undefined) return null;
  return <Badge tone="waiting">{absence.badge(left > 0 ? clockText(left) : undefined)}</Badge>;
}
