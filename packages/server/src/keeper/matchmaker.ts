// Brings people together who want the same: a seat with whoever waits longest, or a new room (O2).
import { type AvailableRoom, LOBBY_LIMIT, sameOptions } from "@kingrow/protocol";
import { type Actor, isSeated, type Room, type RoomCommand, seatedIn } from "@kingrow/room";
import type { CreatedRoom, RoomStore } from "../store/roomStore.ts";
import type { Companion, CreateRequest } from "./creation.ts";
import { createFreshRooms, type Fresh, type Opening } from "./freshRooms.ts";
import { loadSound } from "./loadSound.ts";
import { matchedRoom } from "./matchedRoom.ts";
import type { Outcome } from "./outcome.ts";
import { createOwnTurns, type OwnTurns, type OwnTurnsDependencies } from "./ownTurns.ts";

/** After so many rooms that others were faster to, a new one is opened. */
const MAX_TRIES = 16;
type Answer = (outcome: Outcome) => void;

export interface MatchmakerDependencies extends Pick<OwnTurnsDependencies, "steady"> {
  readonly store: Pick<RoomStore, "waiting" | "load" | "roomsOf" | "matches">;
  readonly perform: (roomId: string, command: RoomCommand, answer: Answer) => Promise<Outcome>;
  readonly create: (request: CreateRequest, answer: Answer) => Promise<Outcome>;
  readonly now: () => number;
  /**
   * Where other nodes match too: waits until what they opened at the same moment can be seen.
   * Missing where this is the only node.
   */
  readonly peersCaughtUp?: ((actor: Actor) => Promise<void>) | undefined;
  /** Hears of the time in which a player only waits for others to ask. */
  readonly onRest?: ((over: Promise<unknown>, actor: Actor) => void) | undefined;
}

/** Must run once at a time per player. Answers once; rejects without an answer when the store fails. */
export type PlayNow = (request: CreateRequest, answer: Answer) => Promise<Outcome>;

export function createMatchmaker(dependencies: MatchmakerDependencies): PlayNow {
  const { store, perform, now } = dependencies;
  const fresh = createFreshRooms<Guest>(now);
  const turns = createOwnTurns({ ...dependencies, matches: store.matches });
  const waiting = createWaiting(dependencies, turns);
  const table = { dependencies, waiting, turns, create };

  return (asked, answer) => {
    const askedAt = now();
    return turns.run(asked, async (request, last) =>
      seat(request, answer, await matchedRoom(store, request, { last, askedAt })),
    );
  };

  async function create(request: CreateRequest, answer: Answer): Promise<Outcome> {
    turns.check(request);
    return dependencies.create(request, answer);
  }

  async function seat(
    request: CreateRequest,
    answer: Answer,
    matched: string | undefined,
  ): Promise<Outcome> {
    const { actor, refuseNew, until } = request;
    const back = (roomId: string | undefined) =>
      roomId === undefined
        ? undefined
        : take(perform, roomId, { type: "join", actor, until }, answer);
    const again = await back(matched);
    if (again !== undefined) return again;
    const own = await store.roomsOf(actor.owner);
    const kept = await back(await ownSeat(store, request, own));
    if (kept !== undefined) return kept;
    // A room of the same request in which the player sits no more is not what is asked for.
    const others = own.map(({ id }) => ({ id, requestId: undefined }));
    return (refuseNew === undefined ? seek : create)({ ...request, own: others }, answer);
  }

  async function seek(request: CreateRequest, answer: Answer): Promise<Outcome> {
    const { actor, options } = request;
    const refused = new Set<string>();
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const longest = await waiting.longest(request, ({ id }) => !refused.has(id));
      const next =
        longest === undefined
          ? fresh.takeOrOpen(actor.owner, options, { request, answer })
          : undefined;
      if (next !== undefined && "becomes" in next) return open(table, request, answer, next);
      const opened = await next;
      if (opened?.seated !== undefined) return opened.seated;
      const roomId = longest?.roomId ?? opened?.id;
      const claim = longest ?? waiting.claim(roomId);
      await claim?.intend(request);
      const outcome = await claim?.sitDown(request, answer);
      if (outcome !== undefined) return outcome;
      if (roomId !== undefined) refused.add(roomId);
    }
    return create(request, answer);
  }
}

/** A room to which nobody else of this node goes meanwhile. */
interface Claim {
  readonly roomId: string;
  /** Comes before `sitDown`, and before anything is given up for it. Rejects, and gives up, when the store fails. */
  intend(request: CreateRequest): Promise<void>;
  /** `undefined` when the seat was gone, its holder away or the same player: then the next is asked. */
  sitDown(request: CreateRequest, answer: Answer): Promise<Outcome | undefined>;
  giveUp(): void;
}

interface Waiting {
  /** The room in which somebody has waited longest for the same. */
  longest(
    request: CreateRequest,
    isAmong: (row: AvailableRoom) => boolean,
  ): Promise<Claim | undefined>;
  /** `undefined` for no room, and for one to which somebody is on the way. */
  claim(roomId: string | undefined): Claim | undefined;
}

function createWaiting(
  { store, perform, onRest }: MatchmakerDependencies,
  turns: OwnTurns,
): Waiting {
  const claimed = new Set<string>();

  function claim(roomId: string | undefined): Claim | undefined {
    if (roomId === undefined || claimed.has(roomId)) return undefined;
    claimed.add(roomId);
    const giveUp = () => void claimed.delete(roomId);
    return {
      roomId,
      giveUp,
      async intend(request) {
        try {
          await turns.intend(request, roomId);
        } catch (fault) {
          giveUp();
          throw fault;
        }
      },
      async sitDown({ actor, until }, answer) {
        try {
          return await take(perform, roomId, { type: "joinWaiting", actor, until }, answer);
        } finally {
          giveUp();
        }
      },
    };
  }

  return {
    claim,
    async longest({ actor, options }, isAmong) {
      const rows = await store.waiting(options, LOBBY_LIMIT, (over) => onRest?.(over, actor));
      // Claimed in the same moment: of many who share one look all would choose the first.
      return claim(rows.find((row) => !claimed.has(row.id) && isAmong(row))?.id);
    },
  };
}

/** `undefined`, and nothing answered, when there is no such seat: then another one is sought. */
async function take(
  perform: MatchmakerDependencies["perform"],
  roomId: string,
  command: RoomCommand,
  answer: Answer,
): Promise<Outcome | undefined> {
  const outcome = await perform(roomId, command, (told) => {
    if (!isGone(told)) answer(told);
  });
  return isGone(outcome) ? undefined : outcome;
}

/** Who takes the other seat of a room as it is opened, if there is time for that. */
interface Guest {
  readonly request: CreateRequest;
  readonly answer: Answer;
}

interface Table {
  readonly dependencies: MatchmakerDependencies;
  readonly waiting: Waiting;
  readonly turns: OwnTurns;
  /** Rejects when this node's turn has grown old. */
  readonly create: MatchmakerDependencies["create"];
}

async function open(
  table: Table,
  request: CreateRequest,
  answer: Answer,
  opening: Opening<Guest>,
): Promise<Outcome> {
  const { peersCaughtUp } = table.dependencies;
  const party = partyOf(table, opening);
  const created = table.create({ ...request, companion: party.companion }, (told) => {
    if (peersCaughtUp === undefined || !isAlone(told)) answer(told);
  });
  opening.becomes(party.fresh(created));
  const outcome = await created;
  if (peersCaughtUp === undefined || !outcome.ok || !isAlone(outcome)) return outcome;
  await peersCaughtUp(request.actor);
  return lookAgain(table, request, outcome.value.room, answer);
}

/** Whoever was sent to a room by the time it has its id sits down as it is opened: one change, and nobody waits. */
function partyOf({ turns }: Table, opening: Opening<Guest>) {
  let guest: Guest | undefined;
  const hasSeat = (outcome: Outcome) =>
    guest !== undefined && outcome.ok && isSeated(outcome.value.room, guest.request.actor);

  async function companion(roomId: string): Promise<Companion | undefined> {
    guest = opening.guest();
    if (guest === undefined) return undefined;
    const { request, answer } = guest;
    const { actor, until } = request;
    const isNoted = await turns.intend(request, roomId).then(...OR_NOT);
    if (!isNoted) return undefined;
    const command = { type: "joinWaiting", actor, until } as const;
    return { command, answer: (told) => hasSeat(told) && answer(told) };
  }

  async function fresh(created: Promise<Outcome>): Promise<Fresh> {
    try {
      const outcome = await created;
      const id = outcome.ok ? outcome.value.room.id : undefined;
      return { id, seated: hasSeat(outcome) ? outcome : undefined };
    } catch (fault) {
      if (guest === undefined) return { id: undefined };
      // There may be a seat all the same.
      throw fault;
    }
  }

  return { companion, fresh };
}

const OR_NOT = [() => true, () => false] as const;

/** Of two who found nobody on two nodes at the same moment, the later goes to the earlier. */
async function lookAgain(
  { dependencies, waiting }: Table,
  request: CreateRequest,
  own: Room,
  answer: Answer,
): Promise<Outcome> {
  const { actor, until } = request;
  const { perform, create } = dependencies;
  // Where the store does not say who was earlier, or the turn is over, one's own room is there still.
  const earlier = await earlierThan(own, waiting, request).catch(ignore);
  const isFree =
    earlier !== undefined && (await perform(own.id, { type: "withdraw", actor }, ignore)).ok;
  if (!isFree) earlier?.giveUp();
  const outcome = isFree
    ? await earlier.sitDown(request, answer)
    : await take(perform, own.id, { type: "join", actor, until }, answer);
  // Whose room is gone should not end in none, as long as nobody else can have seated them.
  return outcome ?? create(request, answer);
}

async function earlierThan(
  own: Room,
  waiting: Waiting,
  request: CreateRequest,
): Promise<Claim | undefined> {
  const earlier = await waiting.longest(request, (row) => isBefore(row, own));
  await earlier?.intend(request);
  return earlier;
}

/**
 * A room of one's own that this very request has opened, on whichever node, or in which one waits alone for the
 * same: asking again leads back to it.
 */
async function ownSeat(
  store: MatchmakerDependencies["store"],
  { actor, options, requestId }: CreateRequest,
  own: readonly CreatedRoom[],
): Promise<string | undefined> {
  for (const created of own) {
    const room = await loadSound(store, created.id);
    if (room === undefined || !isSeated(room, actor)) continue;
    if (requestId !== undefined && created.requestId === requestId) return created.id;
    if (isWaitingAlone(room) && sameOptions(room.options, options)) return created.id;
  }
  return undefined;
}

function isAlone(outcome: Outcome): boolean {
  return outcome.ok && isWaitingAlone(outcome.value.room);
}

function isWaitingAlone(room: Room): boolean {
  return room.phase === "waiting" && seatedIn(room).length === 1;
}

function isBefore({ id, createdAt = 0 }: AvailableRoom, own: Room): boolean {
  return createdAt < own.createdAt || (createdAt === own.createdAt && id < own.id);
}

/** Nor is there a seat in a room that cannot be read: it would stay the longest waiting one for ever. */
function isGone(outcome: Outcome): boolean {
  if (outcome.ok) return false;
  const { code, isDamaged } = outcome.error;
  return code === "ROOM_FULL" || code === "ROOM_NOT_FOUND" || isDamaged === true;
}

function ignore(): undefined {
  // Whoever withdraws hears of the room they come to instead.
}
