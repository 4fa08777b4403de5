// Opens rooms: a free id, at most so many per creator and per address, and one room per request (R1, R8, X4).
import type { RefusalCode } from "@kingrow/protocol";
import {
  type Actor,
  type Change,
  createRoom,
  type Onlookers,
  type Room,
  type RoomCommand,
  transition,
} from "@kingrow/room";
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
  /** Why no room is opened now; a repeated request gets its room all the same (X4). */
  readonly refuseNew?: RefusalCode | undefined;
  /** Later nothing is decided on a seat any more, epoch ms. */
  readonly until?: number | undefined;
  /** The creator's rooms, where they have been read already in this turn of theirs. */
  readonly own?: readonly CreatedRoom[];
  /** Who takes the other seat of the room with this id in the moment in which it is opened. Never rejects. */
  readonly companion?: (roomId: string) => Promise<Companion | undefined>;
}

export interface Companion {
  readonly command: RoomCommand;
  /** Hears what was opened, also if there is no seat for them. */
  readonly answer: Answer;
}

type Answer = (outcome: Outcome) => void;

export interface CreationDependencies {
  readonly store: RoomStore;
  readonly now: () => number;
  readonly roomsPerPlayer: number;
  readonly roomsPerAddress: number;
  readonly newRoomId: (visibility: Visibility) => string;
  /** A random whole number of 32 bits. */
  readonly chance: () => number;
  readonly onlookers?: ((room: Room) => Onlookers) | undefined;
  /** Runs a task when nothing else of this room is running. */
  readonly inTurn: <T>(roomId: string, task: () => Promise<T>) => Promise<T>;
  /** The same for whoever comes from one address. */
  readonly inTurnOf: <T>(address: string, task: () => Promise<T>) => Promise<T>;
  /** Answers the outcome and announces what it changed. */
  readonly reply: (outcome: Outcome, ...answers: readonly Answer[]) => Outcome;
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
    const { address } = actor;
    if (address === undefined) return open(dependencies, request, answer);
    return dependencies.inTurnOf(address, () => openFrom(address, dependencies, request, answer));
  };
}

async function openFrom(
  address: string,
  dependencies: CreationDependencies,
  request: CreateRequest,
  answer: Answer,
) {
  const isOver = (await dependencies.store.roomsFrom(address)) >= dependencies.roomsPerAddress;
  return isOver
    ? dependencies.reply(refused("ADDRESS_LIMIT"), answer)
    : open(dependencies, request, answer);
}

async function open(dependencies: CreationDependencies, request: CreateRequest, answer: Answer) {
  for (let attempt = 0; attempt < MAX_ID_TRIES; attempt += 1) {
    const id = dependencies.newRoomId(request.options.visibility);
    const outcome = await dependencies.inTurn(id, async () => {
      const companion = await request.companion?.(id);
      const opened = await store(dependencies, request, { id, companion });
      const answers = companion === undefined ? [answer] : [answer, companion.answer];
      return opened && dependencies.reply(opened, ...answers);
    });
    if (outcome !== undefined) return outcome;
  }
  throw new StoreFault("No free room id was found");
}

/** `undefined` when the id is taken. */
async function store(
  dependencies: CreationDependencies,
  { actor, options, requestId, until = Infinity }: CreateRequest,
  { id, companion }: { readonly id: string; readonly companion: Companion | undefined },
): Promise<Outcome | undefined> {
  const now = dependencies.now();
  if (now > until) throw new StoreFault("A turn is over");
  const alone = createRoom({
    id,
    options,
    creator: actor,
    requestId,
    chance: dependencies.chance(),
    now,
  });
  const { room, notices } = withCompanion(alone, companion, now);
  if ((await dependencies.store.commit(room, 0)) === "conflict") return undefined;
  const facts = { changed: true, closed: false, now, onlookers: dependencies.onlookers?.(room) };
  return kept({ room, notices }, facts);
}

/** One change, whoever sits there after it (W5). */
function withCompanion(alone: Room, companion: Companion | undefined, now: number): Change {
  const joined = companion && transition(alone, companion.command, now);
  if (joined?.ok !== true) return { room: alone, notices: [] };
  const { room, notices } = joined.value;
  return { room: { ...room, version: alone.version }, notices };
}
