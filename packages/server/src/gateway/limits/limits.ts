// How often a player may call each event, and when a socket counts as flooding (X2).
import { COMMAND_NAMES, type CommandName } from "@kingrow/protocol";
import type { Rate, Rates } from "../../base/limits.ts";
import { type Counted, createWindows, type Windows } from "./windows.ts";

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
  take(owner: string, event: CommandName): Verdict;
  /** Counts a refused call of a connection; not allowed any more means: disconnect it. */
  takeRefusal(connectionId: string): Verdict;
}

/** @param now milliseconds, steady */
export function createLimits(rates: Rates, now: () => number): CallLimits {
  const byEvent = ratesByEvent(rates);
  const limit = (rate: Rate) => {
    const windows = createWindows(rate, now);
    return (key: string) => verdictOn(rate, windows.count(key));
  };
  const limits = new Map(COMMAND_NAMES.map((name) => [name, limit(byEvent[name])]));

  return {
    take: (owner, event) => limits.get(event)?.(owner) ?? ALLOWED,
    takeRefusal: limit(rates.flood),
  };
}

function ratesByEvent(rates: Rates): Readonly<Record<CommandName, Rate>> {
  return {
    ...rates,
    playNow: rates.createRoom,
    watchRoom: rates.joinRoom,
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

export const ALLOWED: Verdict = { allowed: true };

export interface Limit {
  take(key: string): Promise<Verdict>;
}

export function limitOf(rate: Rate, windows: Windows): Limit {
  return { take: async (key) => verdictOn(rate, await windows.take(key)) };
}

function verdictOn(rate: Rate, { count, endsIn }: Counted): Verdict {
  if (count <= rate.count) return ALLOWED;
  return { allowed: false, first: count === rate.count + 1, resetsIn: endsIn };
}
