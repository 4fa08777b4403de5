// Changes of rooms in Redis: sent until the result is known, applied at most once.
import { setMaxListeners } from "node:events";
import { nanoid } from "nanoid";
import { OPENINGS, PACES } from "@kingrow/protocol";
import { nextDeadline, type Room, seatsOf } from "@kingrow/room";
import { pause } from "@kingrow/time";
import { type GiveUpAt, type RedisLink, RedisTimeout } from "../../redis/link.ts";
import { asList, asNumber, asText } from "../../redis/replies.ts";
import { runScript, type Script } from "../../redis/script.ts";
import { type LobbyRank, lobbyRowOf, queueOf, waitingRoomOf } from "../indexes.ts";
import { encodeRecord } from "../record.ts";
import { type CommitResult, StoreFault, UnknownCommit } from "../roomStore.ts";
import { KEYS, queueKey, removedKey, roomKey } from "./layout.ts";
import { COMMIT, REMOVE } from "./scripts.ts";

/** Redis applies a change within this time or never. */
const VALID_MS = 1_300;
const TOKEN_LENGTH = 12;
/** Full rooms rank behind open ones; any creation time is smaller. */
const FULL_RANK = 1e14;
/** Unknown changes beyond this number stay unknown: the next command on their rooms reads them again. */
const MOST_UNKNOWN = 1_000;
const ASK_AGAIN_MS = 500;

/** A change may be sent as often as needed: its token says that it is the same. */
export interface RoomChange {
  readonly script: Script;
  readonly roomId: string;
  /** The queues in which the room may be. */
  readonly queues: readonly string[];
  readonly expectedVersion: number;
  readonly token: string;
  /** The script's arguments after id, token, version and time. */
  readonly values: readonly string[];
  /** On the steady clock. */
  readonly validUntil: number;
}

/** @param now steady milliseconds */
export function commitOf(next: Room, expectedVersion: number, now: number): RoomChange {
  const lobby = lobbyRowOf(next);
  const values = [
    next.version,
    runsOf(next),
    encodeRecord(next),
    lobby && scoreOf(lobby.rank),
    lobby && JSON.stringify(lobby.row),
    waitingRoomOf(next)?.since,
    nextDeadline(next),
    next.createdBy,
    next.requestId,
  ];
  const texts = values.map((value) => String(value ?? ""));
  const change = newChange(next.id, expectedVersion, now);
  return { ...change, script: COMMIT, queues: [queueOf(next.options)], values: texts };
}

/** @param now steady milliseconds */
export function removalOf(roomId: string, expectedVersion: number, now: number): RoomChange {
  const change = newChange(roomId, expectedVersion, now);
  return { ...change, script: REMOVE, queues: ALL_QUEUES, values: [] };
}

const ALL_QUEUES = PACES.flatMap((pace) => OPENINGS.map((opening) => queueOf({ pace, opening })));

/** The runs whose sockets hold seats now. */
function runsOf(room: Room): string {
  const seats = seatsOf(room).filter(({ connected }) => connected);
  return [...new Set(seats.map(({ run }) => run))].join(",");
}

function newChange(roomId: string, expectedVersion: number, now: number) {
  return { roomId, expectedVersion, token: nanoid(TOKEN_LENGTH), validUntil: now + VALID_MS };
}

/** A sorted set orders equal scores by id, as the rank does. */
function scoreOf([full, negatedCreatedAt]: LobbyRank): number {
  return full * FULL_RANK + negatedCreatedAt;
}

export interface ChangeSender {
  /** @throws UnknownCommit when Redis does not answer in time; StoreFault, ErrorReply when nothing was changed */
  send(change: RoomChange): Promise<CommitResult>;
  /** Stops asking for the results of unknown changes. */
  stop(): void;
}

export function createChangeSender(link: RedisLink): ChangeSender {
  const { steady } = link;
  const stopping = new AbortController();
  // Each unknown change adds a listener.
  setMaxListeners(MOST_UNKNOWN, stopping.signal);
  let unknown = 0;
  /** How far the clock of Redis is ahead of the steady clock, by its last answer. */
  let ahead: number | undefined;

  async function apply(change: RoomChange, giveUpAt: GiveUpAt): Promise<CommitResult> {
    for (;;) {
      const notAfter = ahead === undefined ? 0 : Math.floor(change.validUntil + ahead);
      const answer = asList(await runScript(link, callOf(change, notAfter), giveUpAt));
      const [status, now] = [asText(answer[0]), asNumber(answer[1])];
      ahead = now - steady.now();
      if (status === "committed" || status === "conflict") return status;
      // A wrong idea of Redis' clock has the same answer. Then the change is sent again.
      if (steady.now() >= change.validUntil) throw new StoreFault("Redis was too slow");
    }
  }

  /** Asks until Redis answers. The time of the change is over: either it is stored or it never will be. */
  async function resultOf(change: RoomChange): Promise<CommitResult> {
    for (;;) {
      await pause(steady, ASK_AGAIN_MS, stopping.signal);
      if (stopping.signal.aborted) return new Promise(() => undefined);
      try {
        return await apply(change, link.timeToAnswer());
      } catch (error) {
        // After any other fault, as of a Redis that refuses writes for a while, the result is still unknown.
        if (error instanceof StoreFault) return "conflict";
      }
    }
  }

  return {
    async send(change) {
      try {
        return await apply(change, link.timeToAnswer());
      } catch (error) {
        if (!(error instanceof RedisTimeout) || unknown >= MOST_UNKNOWN) throw error;
        unknown += 1;
        throw new UnknownCommit(
          resultOf(change).finally(() => (unknown -= 1)),
          error,
        );
      }
    },
    stop: () => stopping.abort(),
  };
}

function callOf(change: RoomChange, notAfter: number) {
  const { script, roomId, queues, token, expectedVersion, values } = change;
  const indexes = [KEYS.ids, KEYS.lobby, KEYS.rows, KEYS.due, KEYS.runs, KEYS.creators];
  return {
    script,
    keys: [roomKey(roomId), removedKey(roomId), ...indexes, ...queues.map(queueKey)],
    values: [roomId, token, String(expectedVersion), String(notAfter), ...values],
  };
}
