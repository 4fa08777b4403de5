// The interface of all stores: rooms with compare-and-set, and their indexes.
import type { AvailableRoom, RoomOptions } from "@kingrow/protocol";
import type { Room } from "@kingrow/room";
import type { WaitingRoom } from "./indexes.ts";
import type { Matches } from "./matches.ts";
import type { Partings } from "./partings.ts";

/** `conflict`: the stored room has another version than the one the decision was made on. */
export type CommitResult = "committed" | "conflict";

/** A live room of its creator. */
export interface CreatedRoom {
  readonly id: string;
  readonly requestId: string | undefined;
  /** `undefined` when it cannot be read. */
  readonly room: Room | undefined;
}

/** A room and its next deadline, epoch milliseconds. */
export interface DueRoom {
  readonly id: string;
  readonly deadline: number;
}

/**
 * Every method rejects with a {@link StoreFault} when the medium fails. Nothing is changed then, and later calls work
 * as soon as the medium does. Rooms are immutable.
 */
export interface RoomStore {
  load(id: string): Promise<Room | undefined>;
  /**
   * Stores the room and its index rows in one transaction if the stored version is `expectedVersion` (0: none is
   * stored). What has resolved as `committed` survives a crash.
   * @param before the room of that version, if the caller has it; saves a read
   */
  commit(next: Room, expectedVersion: number, before?: Room): Promise<CommitResult>;
  /** Removes the room and its index rows under the same condition. */
  remove(id: string, expectedVersion: number, before?: Room): Promise<CommitResult>;
  /** Listed rooms, open ones first, newest first; those of one address beyond three last (L2). */
  lobby(limit: number): Promise<readonly AvailableRoom[]>;
  /**
   * The rooms with this pace and opening in which a connected player waits alone, longest first (O2).
   * To be iterated at once, because rows may be read during the iteration.
   */
  waiting(options: RoomOptions): Promise<Iterable<WaitingRoom>>;
  /** Live rooms created by this owner in which the owner still sits (R8). */
  roomsOf(owner: string): Promise<readonly CreatedRoom[]>;
  /** Rooms whose deadline is at or before `now`, earliest first. */
  due(now: number, limit: number): Promise<readonly DueRoom[]>;
  /** A page of ids in their order, those after `after`. */
  ids(after: string | undefined, limit: number): Promise<readonly string[]>;
  count(): Promise<number>;
  /** The last matches of players (O2). */
  readonly matches: Matches;
  /** Players who parted before a game (O2). */
  readonly partings: Partings;
  /** Random bytes as text, created by the first call and stored. */
  secret(): Promise<string>;
  /** Writes a small record to check that the medium accepts changes. */
  probe(): Promise<unknown>;
  /** Waits for running commits. */
  close(): Promise<void>;
}

/** The medium failed: a full disk, an I/O error, a closed store. */
export class StoreFault extends Error {
  override readonly name = "StoreFault";
}

/** Rejects with nothing but a StoreFault. */
export async function asStoreFault<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof StoreFault) throw error;
    throw new StoreFault("The store did not carry out a command", { cause: error });
  }
}

/** One stored room cannot be read. The store itself works. */
export class DamagedRoom extends StoreFault {}

/**
 * The answer to a commit got lost, so the change may be stored. `outcome` resolves when the medium answers again, or
 * never.
 */
export class UnknownCommit extends StoreFault {
  readonly outcome: Promise<CommitResult>;

  constructor(outcome: Promise<CommitResult>, cause: unknown) {
    super("It is not known yet whether the change is stored", { cause });
    this.outcome = outcome;
  }
}

/** The store cannot be opened. The message tells the operator what to do. */
export class StoreStartFault extends Error {
  override readonly name = "StoreStartFault";
}

/** The message of the cause of a fault. For a failed connection Node may give only a code. */
export function reasonOf(error: unknown): string {
  if (error instanceof StoreFault && error.cause !== undefined) return reasonOf(error.cause);
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return error.message === "" ? code || error.name : error.message;
}

const PAGE = 256;

/** All ids of a store, in pages. */
export async function* pagesOf(store: RoomStore): AsyncGenerator<readonly string[]> {
  let page = await store.ids(undefined, PAGE);
  while (page.length > 0) {
    yield page;
    page = await store.ids(page.at(-1), PAGE);
  }
}
