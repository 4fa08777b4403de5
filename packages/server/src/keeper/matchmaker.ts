// Matchmaking: joins the longest-waiting compatible room, or opens one (O2).
import type { Visibility } from "@kingrow/protocol";
import type { Actor, Room, RoomCommand } from "@kingrow/room";
import type { WaitingRoom } from "../store/indexes.ts";
import type { CreatedRoom, RoomStore } from "../store/roomStore.ts";
import type { CreateRequest } from "./creation.ts";
import type { Outcome } from "./outcome.ts";
import { type Opponents, pickRoom } from "./pickRoom.ts";
import { createPlayerLocks, type PlayerLocks } from "./playerLocks.ts";
import { createRoomClaims, type RoomClaims } from "./roomClaims.ts";
import { isAloneInQueue, roomToReturnTo } from "./roomToReturnTo.ts";

/** After so many rooms that others were faster to join, a new one is opened. */
const MAX_TRIES = 16;

type Answer = (outcome: Outcome) => void;

export interface MatchmakerDependencies {
  readonly store: Pick<RoomStore, "waiting" | "load" | "roomsOf" | "matches" | "partings">;
  readonly perform: (roomId: string, command: RoomCommand, answer: Answer) => Promise<Outcome>;
  readonly create: (request: CreateRequest, answer: Answer) => Promise<Outcome>;
  readonly newRoomId: (visibility: Visibility) => string;
  /** Epoch ms. */
  readonly now: () => number;
  /** Milliseconds since some moment. */
  readonly steady: () => number;
  /** Waits until rooms that other nodes opened at the same moment can be seen. Missing where this is the only node. */
  readonly peersCaughtUp?: ((actor: Actor) => Promise<void>) | undefined;
  /** Whether an address has as many opponents from other addresses as it may have (X4). */
  readonly isAtBound?: ((address: string) => Promise<boolean>) | undefined;
}

/** Must run once at a time per player. Answers once; rejects without an answer when the store fails. */
export type PlayNow = (request: CreateRequest, answer: Answer) => Promise<Outcome>;

interface Matchmaker extends MatchmakerDependencies {
  readonly locks: PlayerLocks;
  readonly claims: RoomClaims;
}

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

export function createMatchmaker(dependencies: MatchmakerDependencies): PlayNow {
  const { store, now } = dependencies;
  const locks = createPlayerLocks({ ...dependencies, matches: store.matches });
  const matchmaker = { ...dependencies, locks, claims: createRoomClaims(now) };
  return (called, answer) => {
    const calledAt = now();
    return locks.run({ ...called, matched: true }, async (request, last) => {
      const { actor } = request;
      const asked = [
        store.roomsOf(actor.owner),
        store.partings.ask(actor.owner, calledAt),
      ] as const;
      const [own, parted] = await Promise.all(asked);
      const opponents = { actor, parted, isAtBound: request.refuseOpposite !== undefined };
      const search = { request, answer, own, opponents, tried: new Set<string>() };
      const room = await roomToReturnTo(store, request, { last, own, calledAt });
      return seat(matchmaker, search, room);
    });
  };
}

async function seat(at: Matchmaker, search: Search, room: Room | undefined): Promise<Outcome> {
  const { options, refuseNew } = search.request;
  const isAlone = room !== undefined && isAloneInQueue(room, options);
  if (isAlone && refuseNew === undefined) return moveOrStay(at, search, { room, isBetter: always });
  const back = room && (await goBack(at, search, room.id));
  if (back !== undefined) return back;
  return refuseNew === undefined ? seek(at, search) : create(at, search);
}

/** Looks, joins, else opens. */
async function seek(at: Matchmaker, search: Search): Promise<Outcome> {
  while (search.tried.size < MAX_TRIES) {
    const rooms = await at.store.waiting(search.request.options);
    // Nothing is awaited until a room is claimed or opened: of many calls at once each sees what the others do.
    const room = pick(at, search, rooms);
    const outcome = await (room === undefined ? open(at, search) : join(at, search, room));
    if (outcome !== undefined) return outcome;
  }
  return create(at, search);
}

function pick({ claims, now }: Matchmaker, search: Search, rooms: Iterable<WaitingRoom>) {
  const { opponents, tried, request } = search;
  const isFree = ({ id }: WaitingRoom) => claims.isFree(id) && !tried.has(id);
  const offers = claims.offers(rooms, request.options);
  return pickRoom({ rooms: offers, isFree, opponents, now: now() });
}

function join(at: Matchmaker, search: Search, room: WaitingRoom): Promise<Outcome | undefined> {
  search.tried.add(room.id);
  return at.claims.claim([room.id], async (isOpen) => {
    if (!isOpen || (await isBarred(at, search, room))) return undefined;
    await at.locks.note(search.request, room.id);
    return sitDown(at, search, room.id);
  });
}

/** Whether the room's player may meet nobody from another address (X4). */
async function isBarred(
  { isAtBound }: Matchmaker,
  { request }: Search,
  { address }: WaitingRoom,
): Promise<boolean> {
  if (isAtBound === undefined || address === undefined) return false;
  return address !== request.actor.address && isAtBound(address);
}

function sitDown(at: Matchmaker, search: Search, roomId: string): Promise<Outcome | undefined> {
  const { actor, ready, until, options } = search.request;
  const { watchable } = options;
  return attempt(at, search, roomId, { type: "joinWaiting", actor, ready, watchable, until });
}

/** The way back to a seat that the player has, maybe as ready now. */
async function goBack(at: Matchmaker, search: Search, roomId: string) {
  const { actor, ready, until } = search.request;
  const seated = ready === true ? await sitDown(at, search, roomId) : undefined;
  return seated ?? attempt(at, search, roomId, { type: "join", actor, until });
}

/** `undefined`, and nothing answered, when there is no such seat. */
async function attempt(
  { perform }: Matchmaker,
  { answer }: Search,
  ...asked: readonly [roomId: string, command: RoomCommand]
): Promise<Outcome | undefined> {
  const outcome = await perform(...asked, (result) => {
    if (!isGone(result)) answer(result);
  });
  return isGone(outcome) ? undefined : outcome;
}

async function open(at: Matchmaker, search: Search): Promise<Outcome> {
  const { claims, now, newRoomId, peersCaughtUp } = at;
  const { actor, options } = search.request;
  const id = newRoomId("public");
  const mayMove = (outcome: Outcome) =>
    peersCaughtUp !== undefined && outcome.ok && isAloneInQueue(outcome.value.room, options);
  const stored = at.create(newRoom(search, id), (result) => {
    if (!mayMove(result)) search.answer(result);
  });
  const { owner, address } = actor;
  const opened = stored.then(
    ({ ok }) => ok,
    () => false,
  );
  claims.add({ id, since: now(), owner, address, options, opened });
  const outcome = await stored;
  if (!outcome.ok || !mayMove(outcome)) return outcome;
  await peersCaughtUp?.(actor);
  const { room } = outcome.value;
  // Of two who opened rooms on two nodes at the same moment the later one moves.
  return moveOrStay(at, search, { room, isBetter: (other) => isBefore(other, room) });
}

function create(at: Matchmaker, search: Search): Promise<Outcome> {
  return at.create(newRoom(search), search.answer);
}

interface OwnRoom {
  readonly room: Room;
  /** Whether another room is one to move to. */
  readonly isBetter: (other: WaitingRoom) => boolean;
}

/** A player who waits alone moves to a room in which another one does; the empty room closes. */
async function moveOrStay(
  at: Matchmaker,
  search: Search,
  { room, isBetter }: OwnRoom,
): Promise<Outcome> {
  // A store that cannot tell takes nobody's own room away.
  const rooms = await at.store.waiting(search.request.options).catch(() => []);
  const mayLeave = at.claims.isFree(room.id);
  const other = mayLeave ? pick(at, search, [...rooms].filter(isBetter)) : undefined;
  const seated =
    other === undefined
      ? await goBack(at, search, room.id)
      : await move(at, search, { from: room.id, to: other });
  if (seated !== undefined) return seated;
  const left = { ...search, own: search.own.filter(({ id }) => id !== room.id) };
  return other === undefined ? create(at, left) : seek(at, left);
}

/** Claims both rooms: two who move at the same moment do not pass each other. */
function move(
  at: Matchmaker,
  search: Search,
  { from, to }: { readonly from: string; readonly to: WaitingRoom },
): Promise<Outcome | undefined> {
  const { request, tried } = search;
  const { actor } = request;
  for (const id of [from, to.id]) tried.add(id);
  const note = () =>
    at.locks.note(request, to.id).then(
      () => true,
      () => false,
    );
  return at.claims.claim([from, to.id], async (areOpen) => {
    const mayLeave = areOpen && !(await isBarred(at, search, to)) && (await note());
    const hasLeft = mayLeave && (await at.perform(from, { type: "withdraw", actor }, ignore)).ok;
    return hasLeft ? sitDown(at, search, to.id) : goBack(at, search, from);
  });
}

/** A room that the same request opened and the player has left since is not the one that a repeated call means. */
function newRoom({ request, own }: Search, id?: string): CreateRequest {
  return { ...request, id, own: own.map((room) => ({ ...room, requestId: undefined })) };
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

function always(): boolean {
  return true;
}

function ignore(): void {
  // Who withdraws hears of the room to which they move instead.
}
