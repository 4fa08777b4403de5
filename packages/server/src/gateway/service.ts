// All that answers a call, put together without Socket.IO: its limits, who is let in, where the answer goes.
import type { Limits } from "../base/limits.ts";
import type { DisconnectReports } from "./seats/disconnectReports.ts";
import type { AddressLimits, Counters } from "./limits/addressLimits.ts";
import type { CallDependencies } from "./calls/callDependencies.ts";
import { createOnCall, type OnCall } from "./calls/calls.ts";
import { createDoorkeeper } from "./calls/doorkeeper.ts";
import { createLimits } from "./limits/limits.ts";
import { createNewcomers } from "./limits/newcomers.ts";
import { createRateNotices } from "./limits/rateNotices.ts";
import type { RefusedVisitors } from "./seats/refusedVisitors.ts";
import { createSeatCounts } from "./seats/seatCounts.ts";
import { createSeating } from "./calls/seating.ts";
import { forgetTakenUp } from "./limits/takenUp.ts";
import type { Caller } from "./transport/types.ts";

type Own = "limits" | "seating" | "doorkeeper" | "tellLimited";

export interface ServiceDependencies extends Omit<CallDependencies, Own> {
  readonly limits: Limits;
  readonly addresses: AddressLimits;
  /** Where all nodes count together; missing where this is the only one. */
  readonly counters?: Counters | undefined;
  readonly disconnects: DisconnectReports;
  readonly visitors: RefusedVisitors;
  /** Epoch ms by the wall clock, which the clock of deadlines may lag behind. */
  readonly wall: () => number;
}

export interface Service {
  /** A socket has connected; called before its first call. */
  readonly welcome: (socket: Caller) => void;
  readonly onCall: OnCall;
}

/** From now on it hears of what the keeper keeps. */
export function createService(dependencies: ServiceDependencies): Service {
  const { keeper, limits, addresses, counters, lobby, disconnects, visitors, watching } =
    dependencies;
  const { steady, wall } = dependencies;
  const seats = createSeatCounts({ limits, counters, now: steady });
  const newcomers = createNewcomers({ addresses, counters, now: steady });
  keeper.addListener(seats.note);
  keeper.addListener(forgetTakenUp(addresses));
  const onCall = createOnCall({
    ...dependencies,
    limits: createLimits(limits.rates, steady),
    doorkeeper: createDoorkeeper({ addresses, newcomers, seats }),
    seating: createSeating({ lobby, disconnects, visitors, newcomers, watching }),
    tellLimited: createRateNotices({ now: steady, wall }),
  });
  return { welcome: newcomers.meet, onCall };
}
