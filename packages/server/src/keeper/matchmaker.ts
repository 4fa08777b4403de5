// Matchmaking: returns to the seat that the player has, joins the longest-waiting compatible room, or opens one (O2).
import { sameQueue, type Visibility } from "@kingrow/protocol";
import type { Actor, Room, RoomCommand } from "@kingrow/room";
import type { WaitingRoom } from "../store/indexes.ts";
import type { Match } from "../store/matches.ts";
import { type CreatedRoom, type RoomStore, StoreFault } from "../store/roomStore.ts";
import type { CreateRequest } from "./creation.ts";
import { findEarlierRoom, isWaitingAlone } from "./earlierRoom.ts";
import type { Outcome } from "./outcome.ts";
import { createReservations, type OpponentFilter, type Reservations } from "./reservations.ts";

/** After this many rooms that other players joined first, a new room is opened. */
const MAX_TRIES = 16;
/** The lock of a dead node on a player expires after this time. */
const LOCK_MS = 4_500;
/** Time for decisions under a lock. The rest is for storing them before the lock expires. */
const DECIDES_FOR_MS = 3_000;
const PATIENCE_MS = LOCK_MS + 500;

type Answer = (outcome: Outcome) => void;

export interface MatchmakerOptions {
  readonly store: RoomStore;
  readonly perform: (roomId: string, command: RoomCommand, answer: Answer) => Promise<Outcome>;
  readonly create: (request: CreateRequest, answer: Answer) => Promise<Outcome>;
  readonly newRoomId: (visibility: Visibility) => string;
  /** Epoch ms, the same on all nodes. */
  readonly now: () => number;
  /** Milliseconds since some moment. */
  readonly steady: () => number;
  /** Waits until rooms that other nodes opened at the same moment are visible. Missing on a single node. */
  readonly peersCaughtUp?: ((actor: Actor) => Promise<void>) | undefined;
  /** Whether an address has reached its limit of opponents from other addresses (X4). */
  readonly isAtBound?: ((address: string) => Promise<boolean>) | undefined;
}

/** Must run once at a time per player. Answers once; rejects without an answer when the store fails. */
export type PlayNow = (request: CreateRequest, answer: Answer) => Promise<Outcome>;

export function createMatchmaker(options: MatchmakerOptions): PlayNow {
  const { store, now, peersCaughtUp } = options;
  const reservations = createReservations(now);
  return async (called, answer) => {
    const calledAt = now();
    const { owner } = called.actor;
    const { last } = await lockPlayer(options, called.actor);
    const until = peersCaughtUp === undefined ? undefined : calledAt + DECIDES_FOR_MS;
    const request = { ...called, matched: true, until };
    const reads = [store.roomsOf(owner), store.partings.ask(owner, calledAt)] as const;
    const [own, parted] = await Promise.all(reads);
    const search = new Search({ ...options, reservations, request, answer, own, parted });
    const room = await findEarlierRoom(store, request, { last, own, calledAt });
    const outcome = await search.seat(room);
    // After a failure the seat may still be stored, so the lock is left to expire. A failed unlock changes no answer.
    if (outcome.ok || outcome.error.code !== "UNAVAILABLE") {
      const match = outcome.ok ? matchOf(request, outcome.value.room.id, now()) : undefined;
      await store.matches.unlock(owner, match).catch(() => undefined);
    }
    return outcome;
  };
}

/** Two tabs with one key may call two nodes at the same moment. One node at a time seats a player. */
async function lockPlayer({ store, steady, peersCaughtUp }: MatchmakerOptions, actor: Actor) {
  const giveUpAt = steady() + PATIENCE_MS;
  for (;;) {
    const locked = await store.matches.lock(actor.owner, LOCK_MS);
    if (locked !== undefined) return locked;
    if (steady() > giveUpAt) throw new StoreFault("Another node has the lock on the player");
    await peersCaughtUp?.(actor);
  }
}

function matchOf({ requestId }: CreateRequest, roomId: string, since: number): Match {
  return { roomId, requestId, since };
}

interface SearchOptions extends MatchmakerOptions {
  readonly reservations: Reservations;
  readonly request: CreateRequest;
  readonly answer: Answer;
  /** The rooms that the player has created. */
  readonly own: readonly CreatedRoom[];
  readonly parted: OpponentFilter["parted"];
}

/** The search of one call. */
class Search {
  readonly #options: SearchOptions;
  readonly #filter: OpponentFilter;
  /** Ids of rooms that the call has tried. */
  readonly #tried = new Set<string>();

  constructor(options: SearchOptions) {
    const { request, parted } = options;
    const sameAddressOnly = request.refuseOpposite !== undefined;
    this.#options = options;
    this.#filter = { ...request, parted, sameAddressOnly, excluded: this.#tried };
  }

  /** @param room in which the player sits already */
  async seat(room: Room | undefined): Promise<Outcome> {
    const { refuseNew } = this.#options.request;
    const isAlone = room !== undefined && isWaitingAlone(room);
    if (isAlone && refuseNew === undefined) return this.#find(room);
    const back = room && (await this.#goBack(room.id));
    if (back !== undefined) return back;
    return refuseNew === undefined ? this.#find() : this.#create();
  }

  /** @param home the room in which the player waits alone. It closes as the player leaves for a better one or another game. */
  async #find(home?: Room, isBetter = (_other: WaitingRoom) => true): Promise<Outcome> {
    const { store, reservations, request } = this.#options;
    let left = home;
    while (this.#tried.size < MAX_TRIES) {
      const rooms = await store.waiting(request.options);
      // From here to the reservation nothing is awaited, so that concurrent calls see the reservations of each other.
      const better = left === undefined ? rooms : [...rooms].filter(isBetter);
      const mayLeave = left === undefined || !reservations.isReserved(left.id);
      const room = mayLeave ? reservations.pick(better, this.#filter) : undefined;
      if (room === undefined) {
        if (left === undefined) return this.#open();
        const isWanted = sameQueue(left.options, request.options);
        if (isWanted || !mayLeave || !(await this.#leave(left))) return this.#stay(left);
        left = undefined;
        continue;
      }
      const outcome = await this.#join(room, left);
      if (outcome !== undefined) return outcome;
      left = undefined;
    }
    return this.#create();
  }

  /** Gives up the room, unless an opponent has come. */
  async #leave({ id }: Room): Promise<boolean> {
    const { perform, request } = this.#options;
    this.#tried.add(id);
    const withdraw = { type: "withdraw", actor: request.actor } as const;
    return (await perform(id, withdraw, () => undefined)).ok;
  }

  async #stay(home: Room): Promise<Outcome> {
    this.#tried.add(home.id);
    return (await this.#goBack(home.id)) ?? this.#create();
  }

  /** Reserves both rooms: otherwise two players could leave their rooms for each other's at the same moment. */
  #join(room: WaitingRoom, home: Room | undefined): Promise<Outcome | undefined> {
    const { reservations } = this.#options;
    const ids = home === undefined ? [room.id] : [home.id, room.id];
    for (const id of ids) this.#tried.add(id);
    return reservations.reserve(ids, async (areOpened) => {
      const mayJoin = areOpened && !(await this.#isBarred(room));
      if (mayJoin) await this.#note(room.id);
      const hasLeft = mayJoin && (home === undefined || (await this.#leave(home)));
      return hasLeft ? this.#sitDown(room.id) : home && this.#goBack(home.id);
    });
  }

  /** Whether the player in the room may have no more opponents from other addresses (X4). */
  async #isBarred({ address }: WaitingRoom): Promise<boolean> {
    const { isAtBound, request } = this.#options;
    if (isAtBound === undefined || address === undefined) return false;
    return address !== request.actor.address && isAtBound(address);
  }

  async #open(): Promise<Outcome> {
    const { reservations, now, newRoomId, peersCaughtUp, request, answer } = this.#options;
    const { actor, options } = request;
    const id = newRoomId("public");
    const mayMove = (outcome: Outcome) =>
      peersCaughtUp !== undefined && outcome.ok && isWaitingAlone(outcome.value.room);
    const stored = this.#create((result) => {
      if (!mayMove(result)) answer(result);
    }, id);
    const isOpened = stored.then(
      ({ ok }) => ok,
      () => false,
    );
    const { owner, address } = actor;
    reservations.add({ id, since: now(), owner, address, options, isOpened });
    const outcome = await stored;
    if (!outcome.ok || !mayMove(outcome)) return outcome;
    await peersCaughtUp?.(actor);
    const { room } = outcome.value;
    // If two nodes opened rooms at the same moment, the later player moves to the earlier room.
    return this.#find(room, (other) => isBefore(other, room));
  }

  #create(answer = this.#options.answer, id?: string): Promise<Outcome> {
    const { create, request, own } = this.#options;
    const roomCount = own.filter((room) => !this.#tried.has(room.id)).length;
    return create({ ...request, id, roomCount }, answer);
  }

  #sitDown(roomId: string): Promise<Outcome | undefined> {
    const { actor, ready, until, options } = this.#options.request;
    const { watchable } = options;
    return this.#attempt(roomId, { type: "joinWaiting", actor, ready, watchable, until });
  }

  /** Returns to a seat that the player has, now as ready if the call says so. */
  async #goBack(roomId: string): Promise<Outcome | undefined> {
    const { actor, ready, until } = this.#options.request;
    // If the seat needs no change, nothing else would store the match.
    await this.#note(roomId, true);
    const outcome = ready === true ? await this.#sitDown(roomId) : undefined;
    // The player may have left the room meanwhile, and is not seated there again.
    const refuseNewcomer = "ROOM_NOT_FOUND";
    return outcome ?? this.#attempt(roomId, { type: "join", actor, until, refuseNewcomer });
  }

  /** `undefined` without an answer when there is no such seat. */
  async #attempt(roomId: string, command: RoomCommand): Promise<Outcome | undefined> {
    const { perform, answer } = this.#options;
    const outcome = await perform(roomId, command, (result) => {
      if (!isGone(result)) answer(result);
    });
    return isGone(outcome) ? undefined : outcome;
  }

  /**
   * Stores the match before the answer, so that a repeated request finds it even if this node dies.
   * @throws StoreFault also when the lock expired
   */
  async #note(roomId: string, isSeated = false): Promise<void> {
    const { store, now, request } = this.#options;
    const { actor, requestId, until = Infinity } = request;
    if (now() > until) throw new StoreFault("The lock on the player expired");
    const match = matchOf(request, roomId, now());
    if (requestId !== undefined) await store.matches.note(actor.owner, match, isSeated);
  }
}

function isBefore({ id, since }: WaitingRoom, own: Room): boolean {
  return since < own.waitsSince || (since === own.waitsSince && id < own.id);
}

/** A room that cannot be read counts as gone. */
function isGone(outcome: Outcome): boolean {
  if (outcome.ok) return false;
  const { code, isDamaged } = outcome.error;
  return code === "ROOM_FULL" || code === "ROOM_NOT_FOUND" || isDamaged === true;
}
