// One change of a room in Redis: sent until it is known what became of it, applied at most once.
import { nanoid } from "nanoid";
import { OPENINGS, PACES } from "@kingrow/protocol";
import type { Room } from "@kingrow/room";
import { indexRows, type LobbyRank, queueOf } from "../indexes.ts";
import { type CommitResult, StoreFault } from "../roomStore.ts";
import { partitionOf, queueKey, roomKeys } from "./layout.ts";
import { type GiveUpAt, type RedisLink } from "../../redis/link.ts";
import { encodeRecord } from "../record.ts";
import { asList, asNumber, asText, asTextIfAny } from "../../redis/replies.ts";
import { runScript } from "./runScript.ts";
import { COMMIT, REMOVE, type Script } from "./scripts.ts";
import type { ServerClock } from "./serverClock.ts";

/** Redis carries a change out within this time or not at all, so that a late one surprises nobody. */
export const CHANGE_VALID_MS = 1_300;
const TOKEN_LENGTH = 12;
/** Full rooms rank behind open ones; any creation time is smaller. */
const FULL_RANK = 1e14;

/** A change with its name; it may be sent as often as needed. */
export interface RoomChange {
  readonly script: Script;
  readonly roomId: string;
  /** The queues in which the room may be. */
  readonly queues: readonly string[];
  readonly expectedVersion: number;
  readonly token: string;
  /** What follows token, version and time in the script's arguments. */
  readonly values: readonly string[];
  /** On the steady clock. */
  readonly validUntil: number;
  readonly giveUpAt: GiveUpAt;
}

export interface ChangeAnswer {
  readonly result: CommitResult;
  /** After a conflict the room as it is, after a removal as it was; unknown for a repeated answer. */
  readonly record: string | undefined;
}

/** When to give up on a change is said from now on. */
type Timing = Pick<RedisLink, "steady" | "timeToAnswer">;

export function commitOf(timing: Timing, next: Room, expectedVersion: number): RoomChange {
  const { lobby, waiting, deadline } = indexRows(next);
  const values = [
    String(next.version),
    runsOf(next),
    encodeRecord(next),
    lobby === undefined ? "" : String(scoreOf(lobby.rank)),
    lobby === undefined ? "" : JSON.stringify(lobby.row),
    waiting === undefined ? "" : String(waiting.since),
    deadline === undefined ? "" : String(deadline),
  ];
  const queues = [queueOf(next.options)];
  return { ...named(timing, next.id, expectedVersion), script: COMMIT, queues, values };
}

export function removalOf(timing: Timing, roomId: string, expectedVersion: number): RoomChange {
  return {
    ...named(timing, roomId, expectedVersion),
    script: REMOVE,
    queues: ALL_QUEUES,
    values: [],
  };
}

const ALL_QUEUES = PACES.flatMap((pace) => OPENINGS.map((opening) => queueOf({ pace, opening })));

/** The runs whose sockets hold seats now. */
function runsOf(room: Room): string {
  const seats = [room.seats[1], room.seats[2]].filter((seat) => seat?.connected === true);
  const runs = [...new Set(seats.map((seat) => seat?.run))];
  return runs.join(",");
}

function named({ steady, timeToAnswer }: Timing, roomId: string, expectedVersion: number) {
  const token = nanoid(TOKEN_LENGTH);
  const validUntil = steady.now() + CHANGE_VALID_MS;
  return { roomId, expectedVersion, token, validUntil, giveUpAt: timeToAnswer() };
}

/** Ties are ordered by id in a sorted set, as the rank wants it. */
function scoreOf([full, negatedCreatedAt]: LobbyRank): number {
  return full * FULL_RANK + negatedCreatedAt;
}

/**
 * Resolves with what became of the change.
 * @throws StoreFault when it came too late and will never happen; RedisTimeout, ErrorReply
 */
export async function sendChange(
  link: RedisLink,
  clock: ServerClock,
  change: RoomChange,
): Promise<ChangeAnswer> {
  const partition = partitionOf(change.roomId);
  for (;;) {
    const notAfter = clock.timeAt(partition, change.validUntil);
    const [status, now, record] = asList(
      await runScript(link, callOf(change, notAfter), change.giveUpAt),
    );
    clock.learn(partition, asNumber(now));
    const result = asText(status);
    if (result === "committed" || result === "conflict") {
      return { result, record: asTextIfAny(record) };
    }
    // Too late by a wrong idea of Redis' clock, if the time is not really up: that is mended now.
    if (link.steady.now() >= change.validUntil) throw new StoreFault("Redis was too slow");
  }
}

function callOf(change: RoomChange, notAfter: number) {
  const { script, roomId, queues, token, expectedVersion, values } = change;
  const { room, gone, ids, lobby, entries, due, runs } = roomKeys(roomId);
  const partition = partitionOf(roomId);
  const queued = queues.map((queue) => queueKey(partition, queue));
  return {
    script,
    keys: [room, gone, ids, lobby, entries, due, runs, ...queued],
    values: [roomId, token, String(expectedVersion), String(notAfter), ...values],
  };
}
