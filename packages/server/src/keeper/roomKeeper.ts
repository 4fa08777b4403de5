// Decides and keeps rooms: one command at a time per room, answer and announce only what is stored (W3).
import { type AvailableRoom, LOBBY_LIMIT, type Visibility } from "@kingrow/protocol";
import type { Actor, RoomCommand } from "@kingrow/room";
import { err } from "@kingrow/rules";
import { DamagedRoom } from "../store/roomStore.ts";
import { type CreateRequest, createCreation } from "./creation.ts";
import { createDecider, type DeciderOptions, type UnknownChange } from "./decision.ts";
import { createMatchmaker } from "./matchmaker.ts";
import { createMailbox } from "./mailbox.ts";
import { type Kept, type Outcome, refused } from "./outcome.ts";

type Answer = (outcome: Outcome) => void;
/** Called with every kept change and every greeting, per room in the order of the versions, after the caller's answer. */
type ChangeListener = (kept: Kept) => void;

export interface RoomKeeper {
  /** Decides one command on a room. Resolves after the answer and with it; never rejects. */
  perform(roomId: string, command: RoomCommand, answer?: Answer): Promise<Outcome>;
  /** Opens a room for its creator. Resolves after the answer and with it; never rejects. */
  create(request: CreateRequest, answer?: Answer): Promise<Outcome>;
  /** Matchmaking: seats a player in a waiting room or opens one. Never rejects. */
  playNow(request: CreateRequest, answer?: Answer): Promise<Outcome>;
  /** @throws StoreFault */
  lobby(): Promise<readonly AvailableRoom[]>;
  addListener(listener: ChangeListener): void;
  /** Resolves when every command taken so far is answered. */
  idle(): Promise<void>;
  /** Commands that are not answered yet, those at work included. */
  readonly waiting: number;
}

/** Two players never have so many commands under way. */
const MOST_WAITING_PER_ROOM = 64;

export interface KeeperOptions extends DeciderOptions {
  readonly roomsPerPlayer: number;
  /** Waits until what other nodes did at the same moment can be seen; missing where there are none. */
  readonly peersCaughtUp?: ((actor: Actor) => Promise<void>) | undefined;
  /** Whether an address has as many opponents from other addresses as it may have (X4). */
  readonly isAtBound?: ((address: string) => Promise<boolean>) | undefined;
  readonly newRoomId: (visibility: Visibility) => string;
  /** A random whole number of 32 bits. */
  readonly chance: () => number;
  /** Called with what was answered with UNAVAILABLE, and with faults of listeners. */
  readonly onFault: (fault: unknown) => void;
  /** Called for each command on an existing room, when its turn has come. */
  readonly onCommand?: ((roomId: string, type: RoomCommand["type"]) => void) | undefined;
}

export function createRoomKeeper(options: KeeperOptions): RoomKeeper {
  const { store, onFault, onCommand } = options;
  const mailbox = createMailbox();
  const listeners: ChangeListener[] = [(kept) => notePartings(options, kept)];
  const decide = createDecider(options, onUnknown);

  /** In a room's turn: nothing else of this room is decided until all listeners have been called. */
  function reply(outcome: Outcome, answer: Answer): Outcome {
    notify([answer], outcome, onFault);
    if (outcome.ok && isNews(outcome.value)) notify(listeners, outcome.value, onFault);
    return outcome;
  }

  /** The caller got a failure. If the change is stored after all, the other players must get it. */
  function onUnknown({ kept, outcome }: UnknownChange): void {
    const { room, closed } = kept;
    const announce = async () => {
      const stored = await store.load(room.id);
      if (stored?.version === (closed ? undefined : room.version)) notify(listeners, kept, onFault);
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
    // Commands of the server itself are never refused: nothing would repeat them.
    if (isFull && "actor" in command) return Promise.resolve(reply(refused("OVERLOADED"), answer));
    return mailbox.run(line, () => {
      onCommand?.(roomId, command.type);
      return decide(roomId, command).then(
        (outcome) => reply(outcome, answer),
        (fault: unknown) => reply(unavailable(fault), answer),
      );
    });
  };
  const create = createCreation({ ...options, inTurn, reply, perform });
  const playNow = createMatchmaker({ ...options, perform, create });
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
function notePartings({ store, now, onFault }: KeeperOptions, { notices }: Kept): void {
  for (const notice of notices)
    if (notice.type === "parted") store.partings.add(notice.owners, now()).catch(onFault);
}

function lineOf(roomId: string): string {
  return `room ${roomId}`;
}

/** A greeting changes nothing and is delivered all the same. */
function isNews({ changed, notices }: Kept): boolean {
  return changed || notices.length > 0;
}

/** A listener that fails is a bug of that listener; the change is stored and the others must get it. */
function notify<T>(
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
  // Nobody waits for the answer.
}
