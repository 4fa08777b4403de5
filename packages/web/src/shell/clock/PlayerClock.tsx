// A player's clock in a game with a pace: minutes and seconds, tenths when it gets short (P64).
import { leftOn } from "@kingrow/client";
import type { PlayerClock as Clock } from "@kingrow/protocol";
import { useEffect, useState } from "react";
import { useTexts } from "../../text/texts.ts";
import { playersClockText, TENTHS_BELOW_MS } from "../../text/timeText.ts";
import styles from "./PlayerClock.module.css";
import { useServices } from "../services/services.ts";

const SHORT_BELOW_MS = 20_000;

interface PlayerClockProps {
  readonly clock: Clock;
  /** The server cannot be reached: the time last known stands still. */
  readonly isStale?: boolean;
}

export function PlayerClock({ clock, isStale = false }: PlayerClockProps) {
  const { play } = useTexts();
  const left = useLeft(clock, isStale);
  return (
    <span
      className={styles["clock"]}
      role="timer"
      aria-label={play.timeLeft}
      data-running={clock.since !== null && !isStale}
      data-short={(left < SHORT_BELOW_MS && !isStale) || undefined}
    >
      {playersClockText(left)}
    </span>
  );
}

/** Looked at when what is shown changes: each second, and each tenth of the last ones. */
function useLeft(clock: Clock, isStale: boolean): number {
  const { now } = useServices().connection.serverClock;
  const [left, setLeft] = useState(() => leftOn(clock, now()));
  useEffect(() => {
    if (isStale) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const next = leftOn(clock, now());
      setLeft(next);
      if (clock.since !== null && next > 0) timer = setTimeout(look, untilChange(next));
    };
    look();
    return () => clearTimeout(timer);
  }, [clock, isStale, now]);
  return left;
}

function untilChange(left: number): number {
  const step = left > TENTHS_BELOW_MS ? 1_000 : 100;
  return left % step || step;
}
