// Applies commands to rooms, one at a time per room. It answers and announces only stored changes (W3).
import { type AvailableRoom, LOBBY_LIMIT, type Visibility } from "@kingrow/protocol";
import type { Actor, RoomCommand } from "@kingrow/room";
import { err } from "@kingrow/rules";
import { DamagedRoom } from "../store/roomStore.ts";
import { type CreateRequest, createRoomFor } from "./creation.ts";
import { createDecider, type DeciderOptions, type UnknownChange } from "./decision.ts";
import { createMatchmaker } from "./matchmaker.ts";
import { createMailbox } from "./mailbox.ts";
import { type RoomUpdate, type Outcome, refused } from "./outcome.ts";

type Answer = (outcome: Outcome) => void;
/** Called with each stored change and each greeting after the caller's answer, per room in the order of the versions. */
type ChangeListener = (update: RoomUpdate) => void;

export interface RoomKeeper {
  /** Applies a command to a room. Calls `answer`, then resolves with the same outcome. Never rejects. */
  perform(roomId: string, command: RoomCommand, answer?: Answer): Promise<Outcome>;
  /** Opens a room for its creator, in the same way. */
  create(request: CreateRequest, answer?: Answer): Promise<Outcome>;
  /** Matchmaking: seats a player in a waiting room or opens one, in the same way. */
  playNow(request: CreateRequest, answer?: Answer): Promise<Outcome>;
  /** @throws StoreFault */
  lobby(): Promise<readonly AvailableRoom[]>;
  addListener(listener: ChangeListener): void;
  /** Resolves when all commands are answered. */
  idle(): Promise<void>;
  /** Unanswered commands. */
  readonly waiting: number;
}

/** Far more commands than two players send at a time. */
const MOST_WAITING_PER_ROOM = 64;

export interface KeeperOptions extends DeciderOptions {
  readonly roomsPerPlayer: number;
  /** Waits until changes that other nodes made at the same moment are visible; missing on a single node. */
  readonly peersCaughtUp?: ((actor: Actor) => Promise<void>) | undefined;
  /** Whether an address has reached its limit of opponents from other addresses (X4). */
  readonly isAtBound?: ((address: string) => Promise<boolean>) | undefined;
  readonly newRoomId: (visibility: Visibility) => string;
  /** A random whole number of 32 bits. */
  readonly chance: () => number;
  /** Called with each fault that was answered with UNAVAILABLE, and with faults of listeners. */
  readonly onFault: (fault: unknown) => void;
  /** Called for each command on an existing room, right before the decision. */
  readonly onCommand?: ((roomId: string, type: RoomCommand["type"]) => void) | undefined;
}

export function createRoomKeeper(options: KeeperOptions): RoomKeeper {
  const { store, onFault, onCommand } = options;
  const mailbox = createMailbox();
  const listeners: ChangeListener[] = [(update) => notePartings(options, update)];
  const decide = createDecider(options, onUnknown);

  /** Runs before the next command of the room, so that listeners get the changes in order. */
  function reply(outcome: Outcome, answer: Answer): Outcome {
    notify([answer], outcome, onFault);
    if (outcome.ok && isNews(outcome.value)) notify(listeners, outcome.value, onFault);
    return outcome;
  }

  /** The caller got a failure. If the change is stored after all, the players must see it. */
  function onUnknown({ update, outcome }: UnknownChange): void {
    const { room, closed } = update;
    const announce = async () => {
      const stored = await store.load(room.id);
      if (stored?.version === (closed ? undefined : room.version))
        notify(listeners, update, onFault);
    };
    outcome
      .then((result) => (result === "committed" ? inTurn(room.id, announce) : undefined))
      .catch(onFault);
  }

  const unavailable = (fault: unknown): Outcome => {
    onFault(fault);
    return err({ code: "UNAVAILABLE", state: undefined, isDamaged: fault instanceof DamagedRoom });
  };
  const inTurn = <T>(roomId: string, task: () => Promise<T>) => mailbox.run(queueOf(roomId), task);
  const perform: RoomKeeper["perform"] = (roomId, command, answer = ignore) => {
    const queue = queueOf(roomId);
    const isFull = mailbox.lengthOf(queue) >= MOST_WAITING_PER_ROOM;
    // Commands of the server itself are never refused, because nothing would repeat them.
    if (isFull && "actor" in command) return Promise.resolve(reply(refused("OVERLOADED"), answer));
    return mailbox.run(queue, () => {
      onCommand?.(roomId, command.type);
      return decide(roomId, command).then(
        (outcome) => reply(outcome, answer),
        (fault: unknown) => reply(unavailable(fault), answer),
      );
    });
  };
  const creation = { ...options, inTurn, reply, perform };
  const create = (request: CreateRequest, answer: Answer) =>
    createRoomFor(request, answer, creation);
  const playNow = createMatchmaker({ ...options, perform, create });
  /** One request of a player at a time. A fault is answered too. */
  const oneAtATime = (open: typeof create): RoomKeeper["create"] => {
    return (request, answer = ignore) =>
      mailbox.run(`creator ${request.actor.owner}`, () =>
        open(request, answer).catch((fault: unknown) => reply(unavailable(fault), answer)),
      );
  };

  return {
    perform,
    create: oneAtATime(create),
    playNow: oneAtATime(playNow),
    lobby: () => store.lobby(LOBBY_LIMIT),
    addListener: (listener) => void listeners.push(listener),
    idle: () => mailbox.idle(),
    get waiting() {
      return mailbox.waiting;
    },
  };
}

/** Matchmaking does not seat players together again at once who parted before their game (O2). */
function notePartings({ store, now, onFault }: KeeperOptions, { notices }: RoomUpdate): void {
  for (const notice of notices)
    if (notice.type === "parted") store.partings.add(notice.owners, now()).catch(onFault);
}

function queueOf(roomId: string): string {
  return `room ${roomId}`;
}

/** A greeting is delivered although it changes nothing. */
function isNews({ changed, notices }: RoomUpdate): boolean {
  return changed || notices.length > 0;
}

/** If one listener has a bug, the others get the change all the same. */
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
  // No caller waits for the answer.
}
