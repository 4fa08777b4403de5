// How good the connection is, as bars that grow with it; shown only while it is not good (P34).
import { useStore } from "zustand";
import { useServices } from "../../shell/services/services.ts";
import { useTexts } from "../../text/texts.ts";
import styles from "./RoomHeader.module.css";

/** The longest time of an answer for four, three and two bars, in milliseconds. */
const LIMITS = [
  { ms: 100, bars: 4 },
  { ms: 250, bars: 3 },
  { ms: 600, bars: 2 },
] as const;

/** All four while nothing is known: a connection is good until it shows otherwise. */
export function barsFor(ms: number | undefined): number {
  if (ms === undefined) return 4;
  return LIMITS.find((limit) => ms <= limit.ms)?.bars ?? 1;
}

const BARS = [1, 2, 3, 4] as const;

export function ConnectionBars() {
  const { connection } = useServices();
  const { room } = useTexts();
  const { gaveUpTitle } = useTexts().connection;
  const phase = useStore(connection.store, (state) => state.phase);
  const known = useStore(connection.answerTime, ({ ms }) => ms);
  const isUp = phase === "connected";
  const bars = isUp ? barsFor(known) : 0;
  if (bars > 2) return null;
  const name = isUp
    ? room.answersIn(known === undefined ? "…" : `${Math.round(known)}`)
    : gaveUpTitle;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture is drawn here
    <span role="img" aria-label={name} title={name}>
      <svg viewBox="0 0 16 12" aria-hidden="true" className={styles["bars"]}>
        {BARS.map((bar) => (
          <rect
            key={bar}
            x={4 * bar - 4 + 0.5}
            y={12 - 3 * bar + 0.5}
            width="2.5"
            height={3 * bar - 1}
            rx="0.75"
            data-on={bar <= bars}
          />
        ))}
      </svg>
    </span>
  );
}
