// All that answers a call, put together without Socket.IO: its limits, who is let in, where the answer goes.
import type { Limits } from "../limits.ts";
import type { DisconnectReports } from "./disconnectReports.ts";
import type { AddressLimits, Counters } from "./addressLimits.ts";
import type { CallParts } from "./callParts.ts";
import { createOnCall, type OnCall } from "./calls.ts";
import { createDoorkeeper } from "./doorkeeper.ts";
import { createLimits } from "./limits.ts";
import { createNewcomers } from "./newcomers.ts";
import { createRateNotices } from "./rateNotices.ts";
import type { RefusedVisitors } from "./refusedVisitors.ts";
import { createSeatCounts } from "./seatCounts.ts";
import { createSeating } from "./seating.ts";
import { forgetTakenUp } from "./takenUp.ts";
import type { Caller } from "./types.ts";

type OwnParts = "limits" | "seating" | "doorkeeper" | "tellLimited";

export interface ServiceParts extends Omit<CallParts, OwnParts> {
  readonly limits: Limits;
  readonly addresses: AddressLimits;
  /** Where all nodes count together; missing where this is the only one. */
  readonly counters?: Counters | undefined;
  readonly disconnects: DisconnectReports;
  readonly visitors: RefusedVisitors;
  /** Milliseconds, whatever becomes of the clock of deadlines. */
  readonly steady: () => number;
  /** Epoch ms by the wall clock, which the clock of deadlines may lag behind. */
  readonly wall: () => number;
}

export interface Service {
  /** A socket has connected; called before its first call. */
  readonly welcome: (socket: Caller) => void;
  readonly onCall: OnCall;
}

/** From now on it hears of what the keeper keeps. */
export function createService(parts: ServiceParts): Service {
  const { keeper, limits, addresses, counters, lobby, disconnects, visitors, watching } = parts;
  const { steady, wall } = parts;
  const seats = createSeatCounts({ limits, counters, now: steady });
  const newcomers = createNewcomers(addresses, counters);
  keeper.addListener(seats.note);
  keeper.addListener(forgetTakenUp(addresses));
  const onCall = createOnCall({
    ...parts,
    limits: createLimits(limits.rates, steady),
    doorkeeper: createDoorkeeper({ addresses, newcomers, seats }),
    seating: createSeating({ lobby, disconnects, visitors, newcomers, watching }),
    tellLimited: createRateNotices({ now: steady, wall }),
  });
  return { welcome: newcomers.meet, onCall };
}
