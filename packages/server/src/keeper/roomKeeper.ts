// Decides and keeps rooms: one command at a time per room, answer and announce only what is stored (W3).
import { type AvailableRoom, LOBBY_LIMIT, type Visibility } from "@kingrow/protocol";
import type { Actor, RoomCommand } from "@kingrow/room";
import { err } from "@kingrow/rules";
import { DamagedRoom } from "../store/roomStore.ts";
import { type CreateRequest, createCreation } from "./creation.ts";
import { createDecider, type DeciderDependencies, type UnknownChange } from "./decision.ts";
import { createMatchmaker } from "./matchmaker.ts";
import { createMailbox } from "./mailbox.ts";
import { type Kept, type Outcome, refused } from "./outcome.ts";

type Answer = (outcome: Outcome) => void;
/** Hears of every kept change and of every greeting, per room in the order of the versions, after the caller's answer. */
type ChangeListener = (kept: Kept) => void;

export interface RoomKeeper {
  /** Decides one command on a room. Resolves after the answer and with it; never rejects. */
  perform(roomId: string, command: RoomCommand, answer?: Answer): Promise<Outcome>;
  /** Opens a room for its creator. Resolves after the answer and with it; never rejects. */
  create(request: CreateRequest, answer?: Answer): Promise<Outcome>;
  /** Seats a player with somebody who waits for the same, or opens a room. Never rejects. */
  playNow(request: CreateRequest, answer?: Answer): Promise<Outcome>;
  /** @throws StoreFault */
  lobby(): Promise<readonly AvailableRoom[]>;
  addListener(listener: ChangeListener): void;
  /** Resolves when every command taken so far is answered. */
  idle(): Promise<void>;
  /** Commands that are not answered yet, those at work included. */
  readonly waiting: number;
}

/** Two players never have so many commands under way; what more comes is no game. */
const MOST_WAITING_PER_ROOM = 64;

export interface KeeperDependencies extends Omit<DeciderDependencies, "onUnknown"> {
  readonly roomsPerPlayer: number;
  /** Waits until what other nodes did at the same moment can be seen; missing where there are none. */
  readonly peersCaughtUp?: ((actor: Actor) => Promise<void>) | undefined;
  /** Whether an address has as many opponents from other addresses as it may have (X4). */
  readonly isAtBound?: ((address: string) => Promise<boolean>) | undefined;
  readonly newRoomId: (visibility: Visibility) => string;
  /** A random whole number of 32 bits. */
  readonly chance: () => number;
  /** Hears of what was answered with UNAVAILABLE, and of listeners that failed. */
  readonly onFault: (fault: unknown) => void;
  /** Hears of each command on a room that is there already, when its turn has come. */
  readonly onCommand?: ((roomId: string, type: RoomCommand["type"]) => void) | undefined;
}

export function createRoomKeeper(dependencies: KeeperDependencies): RoomKeeper {
  const { store, onFault, onCommand } = dependencies;
  const mailbox = createMailbox();
  const listeners: ChangeListener[] = [(kept) => notePartings(dependencies, kept)];
  const decide = createDecider({ ...dependencies, onUnknown });

  /** In a room's turn: nothing else of this room is decided until all have heard. */
  function reply(outcome: Outcome, answer: Answer): Outcome {
    tell([answer], outcome, onFault);
    if (outcome.ok && isNews(outcome.value)) tell(listeners, outcome.value, onFault);
    return outcome;
  }

  /** The caller was told that nothing is sure; players who play on must hear of it if it happened after all. */
  function onUnknown({ kept, outcome }: UnknownChange): void {
    const { room, closed } = kept;
    const announce = async () => {
      const stored = await store.load(room.id);
      if (stored?.version === (closed ? undefined : room.version)) tell(listeners, kept, onFault);
    };
    outcome
      .then((result) => (result === "committed" ? inTurn(room.id, announce) : undefined))
      .catch(onFault);
  }

  const unavailable = (fault: unknown): Outcome => {
    onFault(fault);
    return err({ code: "UNAVAILABLE", state: undefined, isDamaged: fault instanceof DamagedRoom });
  };
  const inTurn = <T>(roomId: string, task: () => Promise<T>) => mailbox.run(lineOf(roomId), task);
  const perform: RoomKeeper["perform"] = (roomId, command, answer = ignore) => {
    const line = lineOf(roomId);
    const isFull = mailbox.lengthOf(line) >= MOST_WAITING_PER_ROOM;
    // What nobody asks for is never turned away: the room would not hear of it again.
    if (isFull && "actor" in command) return Promise.resolve(reply(refused("OVERLOADED"), answer));
    return mailbox.run(line, () => {
      onCommand?.(roomId, command.type);
      return decide(roomId, command).then(
        (outcome) => reply(outcome, answer),
        (fault: unknown) => reply(unavailable(fault), answer),
      );
    });
  };
  const create = createCreation({ ...dependencies, inTurn, reply, perform });
  const playNow = createMatchmaker({ ...dependencies, perform, create });
  /** One request of a player at a time; whatever fails is answered. */
  const inTurnOfPlayer = (seek: typeof create): RoomKeeper["create"] => {
    return (request, answer = ignore) =>
      mailbox.run(`creator ${request.actor.owner}`, () =>
        seek(request, answer).catch((fault: unknown) => reply(unavailable(fault), answer)),
      );
  };

  return {
    perform,
    create: inTurnOfPlayer(create),
    playNow: inTurnOfPlayer(playNow),
    lobby: () => store.lobby(LOBBY_LIMIT),
    addListener: (listener) => void listeners.push(listener),
    idle: () => mailbox.idle(),
    get waiting() {
      return mailbox.waiting;
    },
  };
}

/** Players who parted before their game are kept apart for a while (O2). */
function notePartings({ store, now, onFault }: KeeperDependencies, { notices }: Kept): void {
  for (const notice of notices)
    if (notice.type === "parted") store.partings.add(notice.owners, now()).catch(onFault);
}

function lineOf(roomId: string): string {
  return `room ${roomId}`;
}

/** A greeting changes nothing and is still to be heard. */
function isNews({ changed, notices }: Kept): boolean {
  return changed || notices.length > 0;
}

/** A listener that fails is a bug of that listener; the change is stored and the others must hear. */
function tell<T>(
  listeners: readonly ((news: T) => void)[],
  news: T,
  onFault: (fault: unknown) => void,
): void {
  for (const listener of listeners) {
    try {
      listener(news);
    } catch (fault) {
      onFault(fault);
    }
  }
}

function ignore(): void {
  // Some commands have nobody who waits for the answer.
}
