// The only place that refuses because of load or abuse: requests, connections, handshakes, packets, calls,
// rooms and seats. What the rules of a room refuse is in packages/room.
import type { Clock } from "@kingrow/time";
import type { Limits } from "../base/limits.ts";
import { trustedProxies } from "./addresses.ts";
import { type CallDoorOptions, CallLimits } from "./calls.ts";
import { Floods } from "./connections.ts";
import { type OriginSettings, SocketDoor } from "./sockets.ts";
import { HttpBounds } from "./http.ts";
import type { Recorder } from "./recorder.ts";
import { RoomLimits } from "./rooms.ts";
import type { Counters } from "./windows.ts";

/** The part of the door that calls pass. */
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

export interface DoorOptions {
  readonly limits: Limits;
  readonly origins: OriginSettings;
  /** Addresses and CIDR ranges whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[];
  /** Makes addresses unreadable wherever they are kept; the same on all nodes and after a restart. */
  readonly secret: string;
  /** Shared counters of several nodes; missing on a single node. */
  readonly counters?: Counters | undefined;
  readonly recorder: Recorder;
  readonly steady: Clock;
  /** Epoch ms, which clients compare with their own time. */
  readonly wall: () => number;
  /** Stopping, or cut off from the other nodes: new connections are refused. */
  readonly isAway: () => boolean;
}

export function createCallDoor(options: CallDoorOptions): CallDoor {
  return { calls: new CallLimits(options), rooms: new RoomLimits(options) };
}

export function createDoor(options: DoorOptions): Door {
  const { limits, steady, recorder, counters, wall } = options;
  const { now } = steady;
  const isTrusted = trustedProxies(options.trustedProxies);
  const floods = new Floods(limits.connection.floodWaitSeconds, isTrusted, now);
  const http = new HttpBounds({ limits, isTrusted, floods, recorder, now });
  const { calls, rooms } = createCallDoor({
    limits,
    now,
    wall,
    counters,
    recorder,
    cut: ({ id }) => sockets.cutFlooder(id),
  });
  const isWebsocketOnly = counters !== undefined;
  const sockets = new SocketDoor({ ...options, isTrusted, floods, http, rooms, isWebsocketOnly });
  return { calls, rooms, http, sockets };
}
