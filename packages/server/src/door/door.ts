// The only place that refuses anybody: HTTP requests, connections, handshakes, packets, calls, rooms and seats.
import type { Clock } from "@kingrow/time";
import type { Limits } from "../base/limits.ts";
import { trustedProxies } from "./addresses.ts";
import { type Caller, CallLimits } from "./calls.ts";
import { Floods } from "./connections.ts";
import type { OriginSettings } from "./handshakes.ts";
import { HttpBounds } from "./http.ts";
import type { Recorder } from "./recorder.ts";
import { RoomLimits } from "./rooms.ts";
import { SocketDoor } from "./sockets.ts";
import type { Counters } from "./windows.ts";

/** What calls are asked at. */
export interface CallDoor {
  /** Rates of a player, overload. */
  readonly calls: CallLimits;
  /** Rooms and seats of a player and an address. */
  readonly rooms: RoomLimits;
}

export interface Door extends CallDoor {
  readonly http: HttpBounds;
  readonly sockets: SocketDoor;
}

export interface CallDoorDependencies {
  readonly limits: Limits;
  /** Steady milliseconds. */
  readonly now: () => number;
  /** Time of day in epoch ms: what a client compares with its own. */
  readonly wall: () => number;
  /** Where all nodes count together; missing where this is the only one. */
  readonly counters?: Counters | undefined;
  readonly recorder: Recorder;
  /** Closes the connection of a caller that floods. */
  readonly cut: (caller: Caller) => void;
}

export interface DoorDependencies {
  readonly limits: Limits;
  readonly origins: OriginSettings;
  /** Addresses and CIDR ranges whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Makes addresses unreadable wherever they are kept; the same on all nodes and after a restart. */
  readonly secret: string;
  readonly counters?: Counters | undefined;
  readonly recorder: Recorder;
  readonly steady: Clock;
  readonly wall: () => number;
  /** Stopping, or cut off from the other nodes: nobody is let in. */
  readonly isAway: () => boolean;
}

export function createCallDoor(dependencies: CallDoorDependencies): CallDoor {
  const { limits, now, counters, recorder } = dependencies;
  const onLimited: Recorder["limited"] = (limit) => recorder.limited(limit);
  return {
    calls: new CallLimits(dependencies),
    rooms: new RoomLimits({ limits, now, counters, onLimited }),
  };
}

export function createDoor(dependencies: DoorDependencies): Door {
  const { limits, steady, recorder, counters } = dependencies;
  const { now } = steady;
  const isTrusted = trustedProxies(dependencies.trustedProxies);
  const waitSeconds = limits.connection.floodWaitSeconds;
  const floods = new Floods({ waitSeconds, isTrusted, now });
  const http = new HttpBounds({ limits, isTrusted, floods, recorder, now });
  const cut = ({ id }: Caller): void => sockets.cutFlooder(id);
  const { calls, rooms } = createCallDoor({ ...dependencies, now, cut });
  const isWebsocketOnly = counters !== undefined;
  const sockets = new SocketDoor({
    ...dependencies,
    isTrusted,
    floods,
    http,
    rooms,
    isWebsocketOnly,
  });
  return { calls, rooms, http, sockets };
}
