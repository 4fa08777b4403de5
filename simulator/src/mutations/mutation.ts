// A fault planted on purpose, by wrapping a part of the server or of the page: the judge must find it.
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
  /** The disk, without what the sound store remembers of it. */
  readonly store: RoomStore;
  /** Stores a room whatever version is there. */
  readonly overwrite: (next: Room) => Promise<CommitResult>;
}

/** What may be wrong in a page. */
export interface PageMutation {
  readonly connection?: (connection: Connection) => Connection;
  /** Gives a seat back from the lobby. */
  readonly leaveOwnRoom?: (connection: Connection, roomId: string) => void;
  /** Ends a watch when the person goes to another screen. */
  readonly closeWatch?: (watch: WatchSession) => void;
}

export interface Mutation {
  /** The store as keeper and scheduler get it, made from the sound one. */
  readonly store?: (store: RoomStore, dependencies: MutationOptions) => RoomStore;
  /** The keeper as the gateway gets it. */
  readonly keeper?: (keeper: RoomKeeper, dependencies: MutationOptions) => RoomKeeper;
  /** The gateway as the entrance gets it. */
  readonly gateway?: (gateway: Gateway) => Gateway;
  /** The clock of deadlines, and what makes it stand. */
  readonly servingTime?: (time: ServingTime) => ServingTime;
  readonly page?: PageMutation;
  /** What the process believes about its instance. */
  readonly instance?: (instance: Instance) => { readonly run: string; readonly bootedAt: number };
}

/** Nothing planted: the product as it is. */
export const SOUND: Mutation = {};
