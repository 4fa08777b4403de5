// A mutation: a fault planted by wrapping a part of server or page, which the judge must find.
import type { Connection, WatchSession } from "@kingrow/client";
import type { Gateway } from "@kingrow/server/src/gateway/gateway.ts";
import type { ServingTime } from "@kingrow/server/src/base/clock.ts";
import type { RoomKeeper } from "@kingrow/server/src/keeper/roomKeeper.ts";
import type { Room } from "@kingrow/room";
import type { CommitResult, RoomStore } from "@kingrow/server/src/store/roomStore.ts";
import type { Instance } from "../base/instance.ts";
import type { World } from "../world.ts";

export interface MutationOptions {
  readonly world: World;
  readonly instance: Instance;
  /** The disk without the cache of the real store. */
  readonly store: RoomStore;
  /** Stores a room without checking its version. */
  readonly overwrite: (next: Room) => Promise<CommitResult>;
}

/** Faults of a page. */
export interface PageMutation {
  readonly connection?: (connection: Connection) => Connection;
  /** Gives up a seat from the lobby. */
  readonly leaveOwnRoom?: (connection: Connection, roomId: string) => void;
  /** Ends a watch when the visitor goes to another screen. */
  readonly closeWatch?: (watch: WatchSession) => void;
}

export interface Mutation {
  /** Wraps the store for keeper and scheduler. */
  readonly store?: (store: RoomStore, options: MutationOptions) => RoomStore;
  /** Wraps the keeper for the gateway. */
  readonly keeper?: (keeper: RoomKeeper, options: MutationOptions) => RoomKeeper;
  /** Wraps the gateway for the listener. */
  readonly gateway?: (gateway: Gateway) => Gateway;
  /** Wraps the serving time. */
  readonly servingTime?: (time: ServingTime) => ServingTime;
  readonly page?: PageMutation;
  /** Changes what the process believes about its instance. */
  readonly instance?: (instance: Instance) => { readonly run: string; readonly bootedAt: number };
}

/** No fault: the product as it is. */
export const NO_MUTATION: Mutation = {};
