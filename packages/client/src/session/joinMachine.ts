// When the room screen asks for its seat (rule P15): after a connect, on roomAvailable, never twice.
import type { Cancel, Clock } from "@kingrow/time";

/** After a connect the seat is asked for so many milliseconds later. */
export const JOIN_DELAY_MS = 500;

/** `idle`: not joined. `joining`: an attempt is under way. */
export type JoinPhase = "idle" | "joining" | "joined";

export interface JoinMachine {
  readonly phase: JoinPhase;
  /** The connection stands since so many milliseconds: joins once it has stood for 500 ms. */
  readonly connected: (sinceMs?: number) => void;
  /** The connection is gone: everything starts anew with the next connect. */
  readonly disconnected: () => void;
  /** The server says that there is a seat again. */
  readonly roomAvailable: () => void;
  /** Asks once more after so many milliseconds, unless something else happens first. */
  readonly retryIn: (ms: number) => void;
  readonly stop: () => void;
}

const nothingToCancel: Cancel = () => {};

export interface JoinDependencies {
  readonly clock: Clock;
  /** Asks for the seat; resolves to whether it was given. */
  readonly join: () => Promise<boolean>;
}

export function createJoinMachine({ clock, join }: JoinDependencies): JoinMachine {
  let phase: JoinPhase = "idle";
  let isConnected = false;
  /** Answers that belong to an earlier connection are recognised by their number. */
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
