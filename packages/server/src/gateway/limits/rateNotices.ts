// Tells a socket that it met a limit, once in each window and event (X2).
import { type CommandName, REFUSAL_SENTENCES } from "@kingrow/protocol";
import type { Caller } from "../transport/types.ts";

/** `resetsIn`: milliseconds until the window ends. */
export type TellLimited = (socket: Caller, event: CommandName, resetsIn: number) => void;

export interface RateNoticeDependencies {
  readonly now: () => number;
  /** Time of day in epoch ms: what a client compares with its own. */
  readonly wall: () => number;
}

export function createRateNotices({ now, wall }: RateNoticeDependencies): TellLimited {
  /** Until when each socket has been told, by event. */
  const told = new WeakMap<Caller, Map<CommandName, number>>();

  return (socket, event, resetsIn) => {
    const events = told.get(socket) ?? new Map<CommandName, number>();
    told.set(socket, events);
    if ((events.get(event) ?? 0) > now()) return;
    events.set(event, now() + resetsIn);
    const message = REFUSAL_SENTENCES.RATE_LIMITED;
    const resetTime = wall() + resetsIn;
    const notice = { event, message, resetTime, resetInMs: resetsIn, remaining: 0 };
    socket.emit("rateLimitExceeded", notice);
  };
}
