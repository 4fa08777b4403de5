// Opens rooms: a free id, at most so many per creator, and one room per request (R1, R8).
import type { RefusalCode } from "@kingrow/protocol";
import { type Actor, createRoom, type Onlookers, type Room, type RoomCommand } from "@kingrow/room";
import type { RoomOptions, Visibility } from "@kingrow/protocol";
import { type CreatedRoom, type RoomStore, StoreFault } from "../store/roomStore.ts";
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
  /** Why no room is opened now; a repeated request gets its room all the same (X4). */
  readonly refuseNew?: RefusalCode | undefined;
  /** Why no seat opposite a player of another address is taken (X4). */
  readonly refuseOpposite?: RefusalCode | undefined;
  /** Asked right before a room is opened, and only then: why it may not be (X4). */
  readonly mayOpen?: (() => Promise<RefusalCode | undefined>) | undefined;
  /** Later nothing is decided on a seat any more, epoch ms. */
  readonly until?: number | undefined;
  /** The creator's rooms, where they have been read already. */
  readonly own?: readonly CreatedRoom[];
  /** The only id that the room may get. */
  readonly id?: string | undefined;
}

type Answer = (outcome: Outcome) => void;

export interface CreationDependencies {
  readonly store: RoomStore;
  readonly now: () => number;
  readonly roomsPerPlayer: number;
  readonly newRoomId: (visibility: Visibility) => string;
  /** A random whole number of 32 bits. */
  readonly chance: () => number;
  readonly onlookers?: ((room: Room) => Onlookers) | undefined;
  /** Runs a task when nothing else of this room is running. */
  readonly inTurn: <T>(roomId: string, task: () => Promise<T>) => Promise<T>;
  /** Answers the outcome and announces what it changed. */
  readonly reply: (outcome: Outcome, answer: Answer) => Outcome;
  readonly perform: (roomId: string, command: RoomCommand, answer: Answer) => Promise<Outcome>;
}

/**
 * The returned function must run once at a time per creator. It rejects, without having answered,
 * when the store fails.
 */
export function createCreation(dependencies: CreationDependencies) {
  return async (request: CreateRequest, answer: Answer): Promise<Outcome> => {
    const { actor, requestId, refuseNew } = request;
    const own = request.own ?? (await dependencies.store.roomsOf(actor.owner));
    const repeated = own.find((room) => requestId !== undefined && room.requestId === requestId);
    if (repeated !== undefined)
      return dependencies.perform(repeated.id, { type: "join", actor }, answer);
    if (refuseNew !== undefined) return dependencies.reply(refused(refuseNew), answer);
    if (own.length >= dependencies.roomsPerPlayer)
      return dependencies.reply(refused("TOO_MANY_ROOMS"), answer);
    return open(dependencies, request, answer);
  };
}

async function open(dependencies: CreationDependencies, request: CreateRequest, answer: Answer) {
  const refusal = await request.mayOpen?.();
  if (refusal !== undefined) return dependencies.reply(refused(refusal), answer);
  const tries = request.id === undefined ? MAX_ID_TRIES : 1;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const id = request.id ?? dependencies.newRoomId(request.options.visibility);
    const outcome = await dependencies.inTurn(id, async () => {
      const opened = await store(dependencies, request, id);
      return opened && dependencies.reply(opened, answer);
    });
    if (outcome !== undefined) return outcome;
  }
  throw new StoreFault("No free room id was found");
}

/** `undefined` when the id is taken. */
async function store(
  dependencies: CreationDependencies,
  { actor, options, requestId, matched, ready, until = Infinity }: CreateRequest,
  id: string,
): Promise<Outcome | undefined> {
  const now = dependencies.now();
  if (now > until) throw new StoreFault("The time under a lock is over");
  const room = createRoom({
    id,
    options,
    creator: actor,
    requestId,
    matched,
    ready,
    chance: dependencies.chance(),
    now,
  });
  if ((await dependencies.store.commit(room, 0)) === "conflict") return undefined;
  const facts = { changed: true, closed: false, now, onlookers: dependencies.onlookers?.(room) };
  return kept({ room, notices: [] }, facts);
}
