// Matchmaking: joins the longest-waiting compatible room, or opens one (O2).
import { type RoomOptions, sameQueue, type Visibility } from "@kingrow/protocol";
import { type Actor, isSeated, type Room, type RoomCommand, seatedIn } from "@kingrow/room";
import type { WaitingRoom } from "../store/indexes.ts";
import type { Match } from "../store/matches.ts";
import type { CreatedRoom, RoomStore } from "../store/roomStore.ts";
import type { CreateRequest } from "./creation.ts";
import { loadSound } from "./loadSound.ts";
import type { Outcome } from "./outcome.ts";
import { createPlayerLocks } from "./playerLocks.ts";
import { type Opponents, pickRoom } from "./pickRoom.ts";

/** After so many rooms that others were faster to join, a new one is opened. */
const MAX_TRIES = 16;
/** How long this node offers a room that it opened: until every read that began before shows it. */
const OPENING_MS = 5_000;
/** A call so soon after another one repeats it, from whichever tab and with whatever options. */
const REPEATED_WITHIN_MS = 2_000;

type Answer = (outcome: Outcome) => void;
type Perform = (roomId: string, command: RoomCommand, answer: Answer) => Promise<Outcome>;

export interface MatchmakerDependencies {
  readonly store: Pick<RoomStore, "waiting" | "load" | "roomsOf" | "matches" | "partings">;
  readonly perform: Perform;
  readonly create: (request: CreateRequest, answer: Answer) => Promise<Outcome>;
  readonly newRoomId: (visibility: Visibility) => string;
  /** Epoch ms. */
  readonly now: () => number;
  /** Milliseconds since some moment. */
  readonly steady: () => number;
  /**
   * Waits until rooms that other nodes opened at the same moment can be seen. Missing where this is the only node.
   */
  readonly peersCaughtUp?: ((actor: Actor) => Promise<void>) | undefined;
  /** Whether an address has as many opponents from other addresses as it may have (X4). */
  readonly isAtBound?: ((address: string) => boolean) | undefined;
}

/** Must run once at a time per player. Answers once; rejects without an answer when the store fails. */
export type PlayNow = (request: CreateRequest, answer: Answer) => Promise<Outcome>;

/** One call on its way to a seat. */
interface Search {
  readonly request: CreateRequest;
  readonly answer: Answer;
  /** The rooms that the player has created. */
  readonly own: readonly CreatedRoom[];
  readonly opponents: Opponents;
  /** Rooms that this call has gone to. */
  readonly tried: Set<string>;
}

/** A room that this node is opening, or opened a moment ago. */
interface Opening extends WaitingRoom {
  readonly options: RoomOptions;
  /** Its id once it is stored; `undefined` if none was opened after all. */
  readonly stored: Promise<string | undefined>;
}

export function createMatchmaker(dependencies: MatchmakerDependencies): PlayNow {
  const { store, perform, now, peersCaughtUp, isAtBound = () => false } = dependencies;
  const locks = createPlayerLocks({ ...dependencies, matches: store.matches });
  /** Rooms that a player of this node is about to join or to leave: no other player is sent there. */
  const claimed = new Set<string>();
  let openings: readonly Opening[] = [];

  return (called, answer) => {
    const calledAt = now();
    return locks.run({ ...called, matched: true }, async (request, last) => {
      const { owner } = request.actor;
      const [own, parted] = await Promise.all([
        store.roomsOf(owner),
        store.partings.ask(owner, calledAt),
      ]);
      const opponents = { actor: request.actor, parted, isAtBound };
      const search = { request, answer, own, opponents, tried: new Set<string>() };
      return seat(search, await roomToReturnTo(store, search, { last, calledAt }));
    });
  };

  async function seat(search: Search, room: Room | undefined): Promise<Outcome> {
    const { options, refuseNew } = search.request;
    const isAlone = room !== undefined && isWaitingAlone(room) && isInQueue(room, options);
    if (isAlone && refuseNew === undefined) return moveOrStay(search, room, () => true);
    const back = room && (await goBack(search, room.id));
    if (back !== undefined) return back;
    return refuseNew === undefined ? seek(search) : create(search);
  }

  /** Looks, joins, else opens. */
  async function seek(search: Search): Promise<Outcome> {
    while (search.tried.size < MAX_TRIES) {
      const rooms = await store.waiting(search.request.options);
      // Nothing is awaited until a room is claimed or noted as an opening: of many calls at once each sees the others.
      const room = pick(search, rooms);
      const outcome = await (room === undefined ? open(search) : join(search, room));
      if (outcome !== undefined) return outcome;
    }
    return create(search);
  }

  function pick({ request, ...search }: Search, rooms: Iterable<WaitingRoom>) {
    const oldest = now() - OPENING_MS;
    openings = openings.filter(({ since }) => since > oldest);
    const here = openings.filter(({ options }) => sameQueue(options, request.options));
    const isFree = ({ id }: WaitingRoom) => !claimed.has(id) && !search.tried.has(id);
    const { opponents } = search;
    return pickRoom({ rooms: together(rooms, here), isFree, opponents, now: now() });
  }

  async function join(search: Search, room: Offer): Promise<Outcome | undefined> {
    return claim(search, [room.id], async () => {
      const roomId = await storedId(room);
      if (roomId === undefined) return undefined;
      await locks.note(search.request, roomId);
      return sitDown(search, roomId);
    });
  }

  /** Keeps other players of this node away from these rooms during the task. */
  async function claim<T>(
    { tried }: Search,
    roomIds: readonly string[],
    task: () => Promise<T>,
  ): Promise<T> {
    for (const id of roomIds) {
      claimed.add(id);
      tried.add(id);
    }
    openings = openings.filter(({ id }) => !claimed.has(id));
    try {
      return await task();
    } finally {
      for (const id of roomIds) claimed.delete(id);
    }
  }

  function sitDown(search: Search, roomId: string): Promise<Outcome | undefined> {
    const { actor, ready, until, options } = search.request;
    const { watchable } = options;
    return attempt(search, roomId, { type: "joinWaiting", actor, ready, watchable, until });
  }

  /** The way back to a seat that the player has, maybe as ready now. */
  async function goBack(search: Search, roomId: string): Promise<Outcome | undefined> {
    const { actor, ready, until } = search.request;
    const seated = ready === true ? await sitDown(search, roomId) : undefined;
    return seated ?? attempt(search, roomId, { type: "join", actor, until });
  }

  /** `undefined`, and nothing answered, when there is no such seat. */
  async function attempt({ answer }: Search, roomId: string, command: RoomCommand) {
    const outcome = await perform(roomId, command, (result) => {
      if (!isGone(result)) answer(result);
    });
    return isGone(outcome) ? undefined : outcome;
  }

  async function open(search: Search): Promise<Outcome> {
    const { actor, options } = search.request;
    const id = dependencies.newRoomId("public");
    const opened = dependencies.create(newRoom(search, id), (result) => {
      if (peersCaughtUp === undefined || !seatsOne(result)) search.answer(result);
    });
    const stored = opened.then(roomIdOf, () => undefined);
    const { owner, address } = actor;
    openings = [...openings, { id, since: now(), owner, address, options, stored }];
    const outcome = await opened;
    if (peersCaughtUp === undefined || !outcome.ok || !seatsOne(outcome)) return outcome;
    await peersCaughtUp(actor);
    const { room } = outcome.value;
    // Of two who opened rooms on two nodes at the same moment the later one moves.
    return moveOrStay(search, room, (other) => isBefore(other, room));
  }

  function create(search: Search): Promise<Outcome> {
    return dependencies.create(newRoom(search), search.answer);
  }

  /** A player who waits alone moves to a room in which another one does; the empty room closes. */
  async function moveOrStay(
    search: Search,
    own: Room,
    isBetter: (room: WaitingRoom) => boolean,
  ): Promise<Outcome> {
    // A store that cannot tell takes nobody's own room away.
    const rooms = await store.waiting(search.request.options).catch(() => []);
    const other = claimed.has(own.id) ? undefined : pick(search, [...rooms].filter(isBetter));
    const seated = await (other === undefined ? goBack(search, own.id) : move(search, own, other));
    if (seated !== undefined) return seated;
    const left = { ...search, own: search.own.filter(({ id }) => id !== own.id) };
    return other === undefined ? create(left) : seek(left);
  }

  /** Claims both rooms: two who move at the same moment do not pass each other. */
  function move(search: Search, own: Room, other: Offer): Promise<Outcome | undefined> {
    const { request } = search;
    return claim(search, [own.id, other.id], async () => {
      const roomId = await storedId(other);
      const isNoted = roomId !== undefined && (await isDone(locks.note(request, roomId)));
      const isFree = isNoted && (await perform(own.id, withdrawal(request), ignore)).ok;
      return isFree ? sitDown(search, roomId) : goBack(search, own.id);
    });
  }
}

type Offer = WaitingRoom | Opening;

async function storedId(room: Offer): Promise<string | undefined> {
  return "stored" in room ? room.stored : room.id;
}

function* together(rooms: Iterable<WaitingRoom>, openings: readonly Opening[]): Iterable<Offer> {
  const ids = new Set<string>();
  for (const room of rooms) {
    ids.add(room.id);
    yield room;
  }
  yield* openings.filter(({ id }) => !ids.has(id));
}

/** No room of the same request that the player has left since: a repeated request means another one. */
function newRoom({ request, own }: Search, id?: string): CreateRequest {
  return { ...request, id, own: own.map((room) => ({ ...room, requestId: undefined })) };
}

interface EarlierCall {
  readonly last: Match | undefined;
  /** Epoch ms. */
  readonly calledAt: number;
}

/** Where the player sits already: by the same request or one a moment ago, or waiting in the same queue. */
async function roomToReturnTo(
  store: Pick<RoomStore, "load">,
  { request, own }: Search,
  { last, calledAt }: EarlierCall,
): Promise<Room | undefined> {
  const { actor, options, requestId } = request;
  const isSame = (other: string | undefined) => requestId !== undefined && other === requestId;
  const isRecent = (time: number) => calledAt - time <= REPEATED_WITHIN_MS;
  // The call may have been on its way when the opponent sat down.
  const isWaiting = (room: Room) =>
    isInQueue(room, options) && (isWaitingAlone(room) || isRecent(room.changedAt));
  const room = last && (await loadSound(store, last.roomId));
  if (last !== undefined && room !== undefined && isSeated(room, actor)) {
    const isRepeated = isRecent(last.since) && room.phase !== "ended";
    if (isRepeated || isSame(last.requestId) || isWaiting(room)) return room;
  }
  const rooms = own.flatMap((each) => (each.room ? [{ ...each, room: each.room }] : []));
  return rooms.find((each) => isSame(each.requestId) || isWaiting(each.room))?.room;
}

function isInQueue({ phase, options }: Room, wanted: RoomOptions): boolean {
  return phase === "waiting" && sameQueue(options, wanted);
}

function isWaitingAlone(room: Room): boolean {
  return room.phase === "waiting" && seatedIn(room).length === 1;
}

function seatsOne(outcome: Outcome): boolean {
  return outcome.ok && isWaitingAlone(outcome.value.room);
}

function isBefore({ id, since }: WaitingRoom, own: Room): boolean {
  return since < own.waitsSince || (since === own.waitsSince && id < own.id);
}

/** Nor is there a seat in a room that cannot be read. */
function isGone(outcome: Outcome): boolean {
  if (outcome.ok) return false;
  const { code, isDamaged } = outcome.error;
  return code === "ROOM_FULL" || code === "ROOM_NOT_FOUND" || isDamaged === true;
}

function roomIdOf(outcome: Outcome): string | undefined {
  return outcome.ok ? outcome.value.room.id : undefined;
}

function withdrawal({ actor }: CreateRequest): RoomCommand {
  return { type: "withdraw", actor };
}

function isDone(task: Promise<void>): Promise<boolean> {
  return task.then(
    () => true,
    () => false,
  );
}

function ignore(): void {
  // Who withdraws hears of the room to which they move instead.
}
