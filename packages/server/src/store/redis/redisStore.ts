// Rooms in Redis or Valkey, shared by several nodes: one script a change, compare-and-set by version.
import { randomBytes, randomUUID } from "node:crypto";
import type { Room } from "@kingrow/room";
import type { CommitOutcome, SharedStore } from "../cachedStore.ts";
import { type CommitResult, UnknownCommit } from "../roomStore.ts";
import { type ChangeAnswer, commitOf, removalOf, type RoomChange, sendChange } from "./change.ts";
import { asStoreFault } from "./asStoreFault.ts";
import { claim, roomsOf, unclaim } from "./creators.ts";
import type { DurabilityGate } from "./durabilityGate.ts";
import { countRooms, dueRooms, idsAfter, lobbyRows, roomsOfRun } from "./indexReads.ts";
import { createSharedMatches } from "./matches.ts";
import { createSharedPartings } from "./partings.ts";
import { createQueueReads } from "./queueReads.ts";
import { PARTITIONS, probeKey, roomKeys, secretKey } from "./layout.ts";
import { RedisTimeout, type RedisLink } from "../../redis/link.ts";
import { decodeRecord } from "../record.ts";
import { asText, asTextIfAny } from "../../redis/replies.ts";
import { createServerClock } from "./serverClock.ts";
import { createCommitResolver } from "./commitResolver.ts";

const SECRET_BYTES = 32;

/**
 * As durable as Redis itself is set up to be (`appendfsync`), or as the gate asks for.
 * Closing the store closes the link.
 */
export function createRedisStore(link: RedisLink, gate: DurabilityGate): SharedStore {
  const clock = createServerClock(link.steady.now);
  const unknownCommits = createCommitResolver(link, send);
  const readQueue = createQueueReads(link);

  async function send(change: RoomChange): Promise<ChangeAnswer> {
    const answer = await sendChange(link, clock, change);
    if (answer.result === "committed") await gate.pass(change.giveUpAt);
    return answer;
  }

  async function apply(change: RoomChange): Promise<ChangeAnswer> {
    try {
      return await send(change);
    } catch (error) {
      if (error instanceof RedisTimeout)
        throw new UnknownCommit(unknownCommits.resolve(change), error);
      throw error;
    }
  }

  async function commitOrSee(next: Room, expectedVersion: number): Promise<CommitOutcome> {
    const change = commitOf(link, next, expectedVersion);
    if (expectedVersion === 0) await claim(link, next, change.giveUpAt);
    const { result, record } = await apply(change);
    if (result === "committed") return { result };
    return { result, stored: record === undefined ? undefined : decodeRecord(record) };
  }

  async function remove(id: string, expectedVersion: number): Promise<CommitResult> {
    const { result, record } = await apply(removalOf(link, id, expectedVersion));
    if (result === "committed" && record !== undefined) {
      // A claim left behind is harmless, see `creators.ts`.
      await unclaim(link, decodeRecord(record)).catch(ignore);
    }
    return result;
  }

  return {
    load: (id) => asStoreFault(load(link, id)),
    peek: (id) => asStoreFault(load(link, id)),
    commitOrSee: (next, expectedVersion) => asStoreFault(commitOrSee(next, expectedVersion)),
    commit: async (next, expectedVersion) =>
      (await asStoreFault(commitOrSee(next, expectedVersion))).result,
    remove: (id, expectedVersion) => asStoreFault(remove(id, expectedVersion)),
    lobby: (limit) => asStoreFault(lobbyRows(link, limit)),
    waiting: (options) => asStoreFault(readQueue(options)),
    roomsOf: (owner) => asStoreFault(roomsOf(link, owner)),
    due: (now, limit) => asStoreFault(dueRooms(link, now, limit)),
    ids: (after, limit) => asStoreFault(idsAfter(link, after, limit)),
    roomsOfRun: (run, limit) => asStoreFault(roomsOfRun(link, run, limit)),
    count: () => asStoreFault(countRooms(link)),
    matches: createSharedMatches(link, randomUUID()),
    partings: createSharedPartings(link),
    secret: () => asStoreFault(secret(link)),
    probe: () => asStoreFault(probe(link)),
    async close() {
      unknownCommits.stop();
      await link.close();
      gate.close();
    },
  };
}

async function load(link: RedisLink, id: string): Promise<Room | undefined> {
  const key = roomKeys(id).room;
  const record = asTextIfAny(await link.send(key, ["HGET", key, "record"]));
  return record === undefined ? undefined : decodeRecord(record);
}

async function secret(link: RedisLink): Promise<string> {
  const key = secretKey();
  await link.send(key, ["SET", key, randomBytes(SECRET_BYTES).toString("base64url"), "NX"]);
  return asText(await link.send(key, ["GET", key]));
}

/** Every master of a cluster has some of the partitions. */
function probe(link: RedisLink): Promise<unknown> {
  const giveUpAt = link.timeToAnswer();
  const keys = PARTITIONS.map(probeKey);
  return Promise.all(keys.map((key) => link.send(key, ["SET", key, "1"], giveUpAt)));
}

function ignore(): void {
  // What failed here is mended by whoever comes next.
}
