// A game that plays by itself, a move at a time, at one of three speeds.
import { useEffect, useEffectEvent, useState } from "react";

export const SPEEDS = ["slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Between two moves; even at the fastest a piece has arrived and been seen. Milliseconds. */
const PAUSE_MS: Readonly<Record<Speed, number>> = { slow: 3_000, normal: 1_500, fast: 700 };

export type Playback = ReturnType<typeof usePlayback>;

interface PlaybackOptions {
  /** The last move is on the board. */
  readonly isAtEnd: boolean;
  readonly next: () => void;
  readonly restart: () => void;
}

export function usePlayback({ isAtEnd, next, restart }: PlaybackOptions) {
  const [wants, setWants] = useState(false);
  const [speed, setSpeed] = useState<Speed>("normal");
  const isPlaying = wants && !isAtEnd;
  const goOn = useEffectEvent(next);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => goOn(), PAUSE_MS[speed]);
    return () => clearInterval(timer);
  }, [isPlaying, speed]);
  /** Begins, from the start where the end is shown, or stops. */
  const toggle = (): void => {
    if (!isPlaying && isAtEnd) restart();
    setWants(!isPlaying);
  };
  return { isPlaying, speed, setSpeed, toggle, stop: () => setWants(false) };
}
