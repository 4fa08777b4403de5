// When the room screen joins (P15): after a connect and on roomAvailable, never twice at once.
import type { Cancel, Clock } from "@kingrow/time";

/** Delay between a connect and the join, in milliseconds. */
export const JOIN_DELAY_MS = 500;

export type JoinMachine = ReturnType<typeof createJoinMachine>;

export interface JoinOptions {
  readonly clock: Clock;
  /** Joins the room; resolves to whether a seat was granted. */
  readonly join: () => Promise<boolean>;
}

export function createJoinMachine({ clock, join }: JoinOptions) {
  /** `idle`: not joined. `joining`: an attempt is under way. */
  let phase: "idle" | "joining" | "joined" = "idle";
  let isConnected = false;
  /** Number of the current connection, to ignore answers of an earlier one. */
  let round = 0;
  let cancelDelay: Cancel | undefined;

  const attempt = async (): Promise<void> => {
    if (phase !== "idle" || !isConnected) return;
    cancelDelay?.();
    phase = "joining";
    const own = round;
    const seated = await join();
    if (own === round) phase = seated ? "joined" : "idle";
  };
  const reset = (): void => {
    cancelDelay?.();
    round += 1;
    phase = "idle";
  };
  const attemptIn = (ms: number): void => {
    cancelDelay?.();
    cancelDelay = clock.after(ms, () => void attempt());
  };

  return {
    get phase() {
      return phase;
    },
    /** Connected for `sinceMs` milliseconds: joins when that is 500 ms. */
    connected: (sinceMs = 0): void => {
      reset();
      isConnected = true;
      attemptIn(Math.max(0, JOIN_DELAY_MS - sinceMs));
    },
    /** Disconnected, or the visit is over: resets the state until the next connect. */
    disconnected: (): void => {
      reset();
      isConnected = false;
    },
    /** The server reports a free seat. */
    roomAvailable: () => void attempt(),
    /** Joins again after this time, unless another event comes first. */
    retryIn: attemptIn,
  };
}
