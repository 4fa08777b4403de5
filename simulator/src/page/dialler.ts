// Connects a page as Socket.IO's client does: attempts, pauses between them, giving up.
import {
  RECONNECTION_ATTEMPTS,
  RECONNECTION_DELAY_MAX_MS,
  RECONNECTION_DELAY_MS,
} from "@kingrow/protocol";
import type { Cancel } from "@kingrow/time";
import type { Down } from "../base/messages.ts";
import type { Network } from "../net/network.ts";
import type { End, Wire } from "../net/wire.ts";
import type { World } from "../world.ts";

/** Timeout of an attempt, in milliseconds. */
const ATTEMPT_TIMEOUT_MS = 20_000;

/** `waiting`: for the next attempt. */
type Phase = "closed" | "dialling" | "up" | "waiting";

export interface Dialler {
  readonly isUp: () => boolean;
  /** The current connection, established or not. */
  readonly wire: () => Wire | undefined;
  /** Begins a full set of attempts, or a single one, unless there is a connection or an attempt. */
  readonly open: (count?: 1) => void;
  /** Closes the connection and ends all attempts. Emits the loss if it was up. */
  readonly close: () => void;
  /** Like `close` but without an event, because the page is gone. */
  readonly destroy: () => void;
}

/** The page that connects. */
export interface DialOptions {
  readonly world: World;
  readonly network: Network;
  readonly playerKey: () => string;
  readonly isOffline: () => boolean;
  /** Runs something in the page: at once, or when the page wakes up. */
  readonly inPage: (run: () => void) => void;
}

interface DiallerOptions extends DialOptions {
  readonly onUp: (socketId: string) => void;
  readonly onMessage: (message: Down) => void;
  readonly onDown: () => void;
  readonly onGaveUp: () => void;
}

export function createDialler(options: DiallerOptions): Dialler {
  const attempts = createAttempts(options.world);
  const timer = createTimer(options);
  let phase: Phase = "closed";
  let wire: Wire | undefined;

  const dial = (): void => {
    phase = "dialling";
    const own = connect(options, { receive, closed: lose }, () => own === wire);
    wire = own;
    timer.set(ATTEMPT_TIMEOUT_MS, () => {
      own.closeByPage();
      lose();
    });
  };
  const drop = (): void => {
    const wasUp = phase === "up";
    timer.cancel();
    phase = "closed";
    wire = undefined;
    if (wasUp) options.onDown();
  };
  const receive = (message: Down): void => {
    if (message.type === "connect") {
      timer.cancel();
      phase = "up";
      attempts.begin();
      options.onUp(message.id);
    } else if (message.type === "kick") {
      drop();
      options.onGaveUp();
    } else options.onMessage(message);
  };
  const lose = (): void => {
    drop();
    const wait = attempts.next();
    // The listener of the loss may have begun a new connection.
    if (phase !== "closed") return;
    if (wait === undefined) return options.onGaveUp();
    phase = "waiting";
    timer.set(wait, dial);
  };

  return {
    isUp: () => phase === "up",
    wire: () => wire,
    open: (count) => {
      if (phase !== "closed") return;
      attempts.begin(count);
      dial();
    },
    close: () => {
      wire?.closeByPage();
      drop();
    },
    destroy: () => {
      wire?.closeByPage();
      wire = undefined;
      timer.cancel();
    },
  };
}

/** Begins a connection. Its events reach the page only while it is the current one. */
function connect(
  { network, playerKey, isOffline, inPage }: DialOptions,
  page: End<Down>,
  isCurrent: () => boolean,
): Wire {
  const happen = (run: () => void): void =>
    inPage(() => {
      if (isCurrent()) run();
    });
  return network.dial({
    auth: { playerKey: playerKey() },
    isOffline,
    page: {
      receive: (message) => happen(() => page.receive(message)),
      closed: () => happen(page.closed),
    },
  });
}

/** One timer at a time, in the page's own time. */
function createTimer({ world, inPage }: DialOptions) {
  let cancel: Cancel | undefined;
  let current = 0;
  const clear = (): void => {
    cancel?.();
    current += 1;
  };
  return {
    cancel: clear,
    set: (ms: number, run: () => void): void => {
      clear();
      const own = current;
      cancel = world.schedule.after(ms, () =>
        inPage(() => {
          if (own === current) run();
        }),
      );
    },
  };
}

/** Pauses between attempts: doubled each time, plus or minus half; none after the last. */
function createAttempts({ random }: World) {
  let count = 0;
  let left = 0;
  return {
    begin: (only?: 1): void => {
      [count, left] = [0, only ?? RECONNECTION_ATTEMPTS + 1];
    },
    next: (): number | undefined => {
      left -= 1;
      if (left < 1) return undefined;
      const ms = RECONNECTION_DELAY_MS * 2 ** count * (0.5 + random.fraction());
      count += 1;
      return Math.min(ms, RECONNECTION_DELAY_MAX_MS);
    },
  };
}
