// When the room screen joins (P15): after a connect and on roomAvailable, never twice at once.
import type { Cancel, Clock } from "@kingrow/time";

/** Delay between a connect and the join, in milliseconds. */
export const JOIN_DELAY_MS = 500;

/** `idle`: not joined. `joining`: an attempt is under way. */
export type JoinPhase = "idle" | "joining" | "joined";

export interface JoinMachine {
  readonly phase: JoinPhase;
  /** Connected for `sinceMs` milliseconds: joins when that is 500 ms. */
  readonly connected: (sinceMs?: number) => void;
  /** Disconnected: resets the state until the next connect. */
  readonly disconnected: () => void;
  /** The server reports a free seat. */
  readonly roomAvailable: () => void;
  /** Joins again after this time, unless another event comes first. */
  readonly retryIn: (ms: number) => void;
  readonly stop: () => void;
}

const nothingToCancel: Cancel = () => {};

export interface JoinOptions {
  readonly clock: Clock;
  /** Joins the room; resolves to whether a seat was granted. */
  readonly join: () => Promise<boolean>;
}

export function createJoinMachine({ clock, join }: JoinOptions): JoinMachine {
  let phase: JoinPhase = "idle";
  let isConnected = false;
  /** Number of the current connection, to ignore answers of an earlier one. */
  let round = 0;
  let cancelDelay: Cancel = nothingToCancel;

  const attempt = async (): Promise<void> => {
    if (phase !== "idle" || !isConnected) return;
    cancelDelay();
    phase = "joining";
    const own = round;
    const seated = await join();
    if (own === round) phase = seated ? "joined" : "idle";
  };
  const reset = (): void => {
    cancelDelay();
    round += 1;
    phase = "idle";
  };
  const attemptIn = (ms: number): void => {
    cancelDelay();
    cancelDelay = clock.after(ms, () => void attempt());
  };

  return {
    get phase() {
      return phase;
    },
    connected: (sinceMs = 0) => {
      reset();
      isConnected = true;
      attemptIn(Math.max(0, JOIN_DELAY_MS - sinceMs));
    },
    disconnected: () => {
      reset();
      isConnected = false;
    },
    roomAvailable: () => void attempt(),
    retryIn: attemptIn,
    stop: () => {
      reset();
      isConnected = false;
    },
  };
}
