// The port every store implements: rooms with compare-and-set, and the indexes kept with them.
import type { AvailableRoom, RoomOptions } from "@kingrow/protocol";
import type { Room } from "@kingrow/room";
import type { WaitingRoom } from "./indexes.ts";
import type { Matches } from "./matches.ts";
import type { Partings } from "./partings.ts";

/** `conflict`: the stored room has another version than the one the decision was made on. */
export type CommitResult = "committed" | "conflict";

/** A live room of its creator; `requestId` as its creator sent it. */
export interface CreatedRoom {
  readonly id: string;
  readonly requestId: string | undefined;
  /** `undefined` when it cannot be read. */
  readonly room: Room | undefined;
}

/** When something is due in a room, epoch milliseconds. */
export interface DueRoom {
  readonly id: string;
  readonly deadline: number;
}

/**
 * Every method rejects with a {@link StoreFault} when the medium refuses; nothing is changed then,
 * and a later call works again as soon as the medium does. Rooms are plain data that nobody changes.
 */
export interface RoomStore {
  load(id: string): Promise<Room | undefined>;
  /** The same for who looks at many rooms without using them: it does not count as a use of any. */
  peek(id: string): Promise<Room | undefined>;
  /**
   * Stores the room and its index rows in one transaction if the stored version is
   * `expectedVersion` (0: there must be none). What has resolved as `committed` survives a crash.
   * @param before the room of that version, where the caller has it: saves the store reading it
   */
  commit(next: Room, expectedVersion: number, before?: Room): Promise<CommitResult>;
  /** Takes the room and its index rows away under the same condition. */
  remove(id: string, expectedVersion: number, before?: Room): Promise<CommitResult>;
  /** Listed rooms, open ones first, newest first; those of one address beyond three last (rule L2). */
  lobby(limit: number): Promise<readonly AvailableRoom[]>;
  /**
   * The queue of rooms with this pace and opening in which a connected player waits alone, longest first (rule O2).
   * To be iterated at once: rows may be read while they are iterated.
   */
  waiting(options: RoomOptions): Promise<Iterable<WaitingRoom>>;
  /** Live rooms created by this owner in which the owner still sits (rule R8). */
  roomsOf(owner: string): Promise<readonly CreatedRoom[]>;
  /** Rooms whose deadline is at or before `now`, earliest first. */
  due(now: number, limit: number): Promise<readonly DueRoom[]>;
  /** Ids in their order, those after `after`: a way through all rooms in pages. */
  ids(after: string | undefined, limit: number): Promise<readonly string[]>;
  count(): Promise<number>;
  /** Where Play Now has brought players (O2). */
  readonly matches: Matches;
  /** Which players parted before a game began (O2). */
  readonly partings: Partings;
  /** Random bytes as text that stay the same as long as the store; made when they are first asked for. */
  secret(): Promise<string>;
  /** Writes a small record of its own, to learn whether the medium takes changes now. */
  probe(): Promise<unknown>;
  /** Waits for running commits. */
  close(): Promise<void>;
}

/** The medium refused: a full disk, an I/O error, a closed store. */
export class StoreFault extends Error {
  override readonly name = "StoreFault";
}

/** One stored room cannot be read; the store itself is well. */
export class DamagedRoom extends StoreFault {}

/** The store cannot be opened; the message is a sentence that says what to do. */
export class StoreStartFault extends Error {
  override readonly name = "StoreStartFault";
}
