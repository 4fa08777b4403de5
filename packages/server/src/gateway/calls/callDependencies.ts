// What it takes to answer calls, and one of them on its way to its answer.
import type { CommandName, RefusalCode } from "@kingrow/protocol";
import type { Actor } from "@kingrow/room";
import type { Clock } from "@kingrow/time";
import type { RoomKeeper } from "../../keeper/roomKeeper.ts";
import type { Reply } from "./answers.ts";
import type { Doorkeeper } from "./doorkeeper.ts";
import type { CallLimits } from "../limits/limits.ts";
import type { Load } from "../load/load.ts";
import type { Lobby } from "../lobby/lobby.ts";
import type { MetricsRecorder } from "./metricsRecorder.ts";
import type { TellLimited } from "../limits/rateNotices.ts";
import type { Seating } from "./seating.ts";
import type { Caller } from "../transport/types.ts";
import type { WatchDependencies } from "./watchCall.ts";
import type { Watching } from "../watching/watching.ts";

export interface CallDependencies extends WatchDependencies {
  /** Epoch ms. */
  readonly clock: Clock;
  /** Milliseconds, whatever becomes of the clock of deadlines. */
  readonly steady: () => number;
  readonly keeper: RoomKeeper;
  readonly limits: CallLimits;
  readonly lobby: Lobby;
  readonly seating: Seating;
  readonly recorder: MetricsRecorder;
  readonly doorkeeper: Doorkeeper;
  readonly tellLimited: TellLimited;
  readonly load: Load;
  readonly watching: Pick<Watching, "begin" | "watches" | "end">;
  /** Ends a connection that goes on although it was refused again and again. */
  readonly disconnectFlooder: (socket: Caller) => void;
  /** Hears of what was answered with UNAVAILABLE. */
  readonly onFault: (fault: unknown) => void;
}

export type Code = RefusalCode | "OK";

/** One call of one socket, on its way to its answer. */
export interface Call {
  readonly socket: Caller;
  readonly name: CommandName;
  readonly reply: Reply;
}

/** Who calls, with what is known of the line now. */
export function actorOf({ data: { session, lagMs } }: Caller): Actor {
  return lagMs === undefined ? session.actor : { lagMs, ...session.actor };
}
