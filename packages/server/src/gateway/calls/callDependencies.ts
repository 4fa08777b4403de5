// What it takes to answer calls, and one of them on its way to its answer.
import type { CommandName, RefusalCode } from "@kingrow/protocol";
import type { Actor } from "@kingrow/room";
import type { Clock } from "@kingrow/time";
import type { CallDoor } from "../../door/door.ts";
import type { RoomKeeper } from "../../keeper/roomKeeper.ts";
import type { Reply } from "./answers.ts";
import type { Greetings } from "./greetings.ts";
import type { Lobby } from "../lobby/lobby.ts";
import type { Recorder } from "../../door/recorder.ts";
import type { Seating } from "./seating.ts";
import type { Caller } from "../transport/transport.ts";
import type { WatchDependencies } from "./watchCall.ts";
import type { Watching } from "../watching/watching.ts";

export interface CallDependencies extends WatchDependencies {
  /** Epoch ms. */
  readonly clock: Clock;
  readonly keeper: RoomKeeper;
  readonly door: CallDoor;
  readonly lobby: Lobby;
  readonly seating: Seating;
  readonly greetings: Greetings;
  readonly recorder: Recorder;
  readonly watching: Watching;
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

/** Who calls, with what is known of the connection now. */
export function actorOf({ connected, data: { session, lagMs } }: Caller): Actor {
  const isOpen = connected ? {} : { isClosed: true as const };
  return { ...session.actor, ...isOpen, ...(lagMs !== undefined && { lagMs }) };
}
