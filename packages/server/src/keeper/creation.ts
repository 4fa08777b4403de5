// Opens rooms: a free id, at most so many per creator, and one room per request (R1, R8).
import type { RefusalCode, RoomOptions, Visibility } from "@kingrow/protocol";
import {
  type Actor,
  createRoom,
  type WatcherInfo,
  type Room,
  type RoomCommand,
} from "@kingrow/room";
import { type RoomStore, StoreFault } from "../store/roomStore.ts";
import { kept, type Outcome, refused } from "./outcome.ts";

/** With 31^8 public ids even one collision is a rarity. */
const MAX_ID_TRIES = 8;

export interface CreateRequest {
  readonly actor: Actor;
  readonly options: RoomOptions;
  /** A request with the same id gets the same room. */
  readonly requestId: string | undefined;
  /** Whether the player comes by `playNow`, and takes the seat as ready (O2). */
  readonly matched?: boolean | undefined;
  readonly ready?: boolean | undefined;
  /** Why no room is opened now. A repeated request gets its room all the same (X4). */
  readonly refuseNew?: RefusalCode | undefined;
  /** Why no seat opposite a player of another address is taken (X4). */
  readonly refuseOpposite?: RefusalCode | undefined;
  /** Called right before a room is opened, and only then: why it may not be (X4). */
  readonly mayOpen?: (() => Promise<RefusalCode | undefined>) | undefined;
  /** Later no seat is taken any more, epoch ms. */
  readonly until?: number | undefined;
  /** How many rooms the creator has, if it is known already that none of them is of this request. */
  readonly roomCount?: number;
  /** The only id that the room may get. */
  readonly id?: string | undefined;
}

type Answer = (outcome: Outcome) => void;

export interface CreationOptions {
  readonly store: RoomStore;
  readonly now: () => number;
  readonly roomsPerPlayer: number;
  readonly newRoomId: (visibility: Visibility) => string;
  /** A random whole number of 32 bits. */
  readonly chance: () => number;
  readonly watcherInfo?: ((room: Room) => WatcherInfo) | undefined;
  /** Runs a task when nothing else of this room is running. */
  readonly inTurn: <T>(roomId: string, task: () => Promise<T>) => Promise<T>;
  /** Answers the outcome and announces what it changed. */
  readonly reply: (outcome: Outcome, answer: Answer) => Outcome;
  readonly perform: (roomId: string, command: RoomCommand, answer: Answer) => Promise<Outcome>;
}

/** The returned function must run once at a time per creator. It rejects without an answer when the store fails. */
export function createCreation(creation: CreationOptions) {
  const { store, now, roomsPerPlayer, newRoomId, chance, watcherInfo, reply } = creation;

  /** `undefined` when the id is taken. */
  async function open(request: CreateRequest, id: string, answer: Answer) {
    const time = now();
    if (time > (request.until ?? Infinity)) throw new StoreFault("The time under a lock is over");
    const seat = { ...request, creator: request.actor };
    const room = createRoom({ ...seat, id, chance: chance(), now: time });
    if ((await store.commit(room, 0)) === "conflict") return undefined;
    const facts = { changed: true, closed: false, now: time, watcherInfo: watcherInfo?.(room) };
    return reply(kept({ room, notices: [] }, facts), answer);
  }

  return async (request: CreateRequest, answer: Answer): Promise<Outcome> => {
    const { actor, options, requestId, refuseNew } = request;
    const own = request.roomCount === undefined ? await store.roomsOf(actor.owner) : [];
    const repeated = own.find((room) => requestId !== undefined && room.requestId === requestId);
    if (repeated !== undefined)
      return creation.perform(repeated.id, { type: "join", actor }, answer);
    const tooMany =
      (request.roomCount ?? own.length) >= roomsPerPlayer ? "TOO_MANY_ROOMS" : undefined;
    const refusal = refuseNew ?? tooMany ?? (await request.mayOpen?.());
    if (refusal !== undefined) return reply(refused(refusal), answer);
    const tries = request.id === undefined ? MAX_ID_TRIES : 1;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const id = request.id ?? newRoomId(options.visibility);
      const outcome = await creation.inTurn(id, () => open(request, id, answer));
      if (outcome !== undefined) return outcome;
    }
    throw new StoreFault("No free room id was found");
  };
}
