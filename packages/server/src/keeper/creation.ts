// Opens rooms: makes a free id, limits the rooms of a creator, and opens one room per request (R1, R8).
import {
  PUBLIC_ID_LENGTH,
  type RefusalCode,
  type RoomOptions,
  type Visibility,
} from "@kingrow/protocol";
import {
  type Actor,
  createRoom,
  type WatcherInfo,
  type Room,
  type RoomCommand,
} from "@kingrow/room";
import { type RoomStore, StoreFault } from "../store/roomStore.ts";
import { accepted, type Outcome, refused } from "./outcome.ts";
import { customAlphabet } from "nanoid";

/** A collision is rare: there are 31^8 public ids. */
const MAX_TRIES = 8;

export interface CreateRequest {
  readonly actor: Actor;
  readonly options: RoomOptions;
  /** A request with the same id gets the same room. */
  readonly requestId: string | undefined;
  /** The player comes by `playNow` (O2). */
  readonly matched?: boolean | undefined;
  /** The player takes the seat as ready. */
  readonly ready?: boolean | undefined;
  /** Why no room may be opened. A repeated request still gets its room (X4). */
  readonly refuseNew?: RefusalCode | undefined;
  /** Why the player may not sit opposite a player of another address (X4). */
  readonly refuseOpposite?: RefusalCode | undefined;
  /** Called right before a room is opened. Answers why it may not be (X4). */
  readonly mayOpen?: (() => Promise<RefusalCode | undefined>) | undefined;
  /** No seat is taken after this time, epoch ms. */
  readonly until?: number | undefined;
  /** The number of rooms of the creator, if none of them belongs to this request. */
  readonly roomCount?: number;
  /** The only id that the room may have. */
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
  /** Runs a task after all earlier ones of this room. */
  readonly inTurn: <T>(roomId: string, task: () => Promise<T>) => Promise<T>;
  /** Answers the outcome and announces its change. */
  readonly reply: (outcome: Outcome, answer: Answer) => Outcome;
  readonly perform: (roomId: string, command: RoomCommand, answer: Answer) => Promise<Outcome>;
}

/** Must run once at a time per creator. Rejects without an answer when the store fails. */
export async function createRoomFor(
  request: CreateRequest,
  answer: Answer,
  options: CreationOptions,
): Promise<Outcome> {
  const { store, roomsPerPlayer, newRoomId, inTurn, reply, perform } = options;
  const { actor, requestId, refuseNew, roomCount } = request;
  const withoutId = { ...request, requestId: undefined };
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const isFirst = attempt === 0;
    const own = isFirst && roomCount !== undefined ? [] : await store.roomsOf(actor.owner);
    // A damaged room counts as missing, also when its request is repeated.
    const sound = own.filter(({ room }) => room !== undefined);
    const repeated = sound.find((each) => requestId !== undefined && each.requestId === requestId);
    if (repeated !== undefined) return perform(repeated.id, { type: "join", actor }, answer);
    const hasTooMany = (roomCount ?? own.length) >= roomsPerPlayer;
    const tooMany = hasTooMany ? "TOO_MANY_ROOMS" : undefined;
    const refusal = refuseNew ?? tooMany ?? (await request.mayOpen?.());
    if (refusal !== undefined) return reply(refused(refusal), answer);
    const id = request.id ?? newRoomId(request.options.visibility);
    const created = await inTurn(id, async () => {
      // After a conflict, the room of this request may be one that its creator has left.
      const outcome = await storeRoom(isFirst ? request : withoutId, id, options);
      return outcome && reply(outcome, answer);
    });
    if (created !== undefined) return created;
  }
  throw new StoreFault("No free room id was found");
}

/** `undefined` when the id is taken, or when another node opened a room for the same request. */
async function storeRoom(
  request: CreateRequest,
  id: string,
  { store, now, chance, watcherInfo }: CreationOptions,
): Promise<Outcome | undefined> {
  const time = now();
  if (time > (request.until ?? Infinity)) throw new StoreFault("The lock on the player expired");
  const seat = { ...request, creator: request.actor };
  const room = createRoom({ ...seat, id, chance: chance(), now: time });
  if ((await store.commit(room, 0)) === "conflict") return undefined;
  const facts = { changed: true, closed: false, now: time, watcherInfo: watcherInfo?.(room) };
  return accepted({ room, notices: [] }, facts);
}

/** Digits and lower-case letters without the look-alikes 0 o, 1 i l. */
const ROOM_ID_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
/** A letter of 31 carries 4.95 bits, so 20 letters carry 99; R1 promises 96. */
const PRIVATE_LENGTH = 20;

const SHAPE = new RegExp(
  `^(?:[${ROOM_ID_ALPHABET}]{${PUBLIC_ID_LENGTH}}|[${ROOM_ID_ALPHABET}]{${PRIVATE_LENGTH}})$`,
);

const publicId = customAlphabet(ROOM_ID_ALPHABET, PUBLIC_ID_LENGTH);
const privateId = customAlphabet(ROOM_ID_ALPHABET, PRIVATE_LENGTH);

export function newRoomId(visibility: Visibility): string {
  return visibility === "private" ? privateId() : publicId();
}

/** Whether the text has the shape of an id. Other texts never reach the store. */
export function isRoomId(text: string): boolean {
  return SHAPE.test(text);
}
