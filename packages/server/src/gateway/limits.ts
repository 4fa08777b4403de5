// How often a player may call each event, and when a socket counts as flooding (X2).
import { COMMAND_NAMES, type CommandName } from "@kingrow/protocol";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Rate, Rates } from "../config.ts";

export type Verdict =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      /** The first refusal of this window: the one that is told about. */
      readonly first: boolean;
      /** Milliseconds until the window ends. */
      readonly resetsIn: number;
    };

export interface CallLimits {
  /** Counts a call of this event by this owner. */
  take(owner: string, event: CommandName): Promise<Verdict>;
  /** Counts a refused call of a connection; not allowed any more means: cut it. */
  takeRefusal(connectionId: string): Promise<Verdict>;
}

export function createLimits(rates: Rates): CallLimits {
  const byEvent = ratesByEvent(rates);
  const limiters = new Map(COMMAND_NAMES.map((name) => [name, limiter(name, byEvent[name])]));
  const floods = limiter("flood", rates.flood);

  return {
    take: async (owner, event) => consume(limiters.get(event), owner),
    takeRefusal: (connectionId) => consume(floods, connectionId),
  };
}

function ratesByEvent(rates: Rates): Readonly<Record<CommandName, Rate>> {
  return {
    ...rates,
    playNow: rates.createRoom,
    leaveRoom: rates.other,
    resign: rates.other,
    offerDraw: rates.other,
    answerDraw: rates.other,
    claimWin: rates.other,
    releaseSeat: rates.other,
    takeback: rates.other,
    answerTakeback: rates.other,
  };
}

function limiter(keyPrefix: string, { count, seconds }: Rate): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix, points: count, duration: seconds });
}

/** Never rejects but for a bug. */
export async function consume(
  limiter: RateLimiterAbstract | undefined,
  key: string,
): Promise<Verdict> {
  try {
    await limiter?.consume(key);
    return { allowed: true };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes) || limiter === undefined) throw refusal;
    const first = refusal.consumedPoints === limiter.points + 1;
    // The limiter reckons with the wall clock; however that was set, a window is no longer than this.
    const resetsIn = Math.min(refusal.msBeforeNext, limiter.duration * 1000);
    return { allowed: false, first, resetsIn };
  }
}
