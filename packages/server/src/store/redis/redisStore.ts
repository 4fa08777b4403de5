// Rooms in Redis or Valkey, shared by several nodes.
import { randomBytes, randomUUID } from "node:crypto";
import type { Room } from "@kingrow/room";
import type { RedisLink } from "../../redis/link.ts";
import { asText } from "../../redis/replies.ts";
import { queueOf } from "../indexes.ts";
import { decodeRecord } from "../record.ts";
import { asStoreFault, type RoomStore } from "../roomStore.ts";
import { shareReads } from "../shareReads.ts";
import { commitOf, createChangeSender, removalOf } from "./change.ts";
import {
  countRooms,
  dueRooms,
  idsAfter,
  lobbyRows,
  queueRows,
  recordOf,
  roomsOf,
  roomsOfRun,
} from "./indexReads.ts";
import { KEYS } from "./layout.ts";
import { createSharedMatches } from "./matches.ts";
import { createSharedPartings } from "./partings.ts";

const SECRET_BYTES = 32;

export interface RedisStore extends RoomStore {
  /** Rooms in which sockets of this run hold seats. @throws StoreFault */
  roomsOfRun(run: string, limit: number): Promise<readonly string[]>;
}

/** As durable as Redis is set up to be (`appendfsync`). Closing the store closes the link. */
export function createRedisStore(link: RedisLink): RedisStore {
  const { now } = link.steady;
  const sender = createChangeSender(link);
  /** One read of a queue at a time. */
  const queueReads = new Map<string, () => ReturnType<RoomStore["waiting"]>>();

  const waiting: RoomStore["waiting"] = (options) => {
    const queue = queueOf(options);
    const read = queueReads.get(queue) ?? shareReads(() => queueRows(link, options));
    queueReads.set(queue, read);
    return read();
  };

  return {
    load: (id) => asStoreFault(load(link, id)),
    commit: (next, version) => asStoreFault(sender.send(commitOf(next, version, now()))),
    remove: (id, version) => asStoreFault(sender.send(removalOf(id, version, now()))),
    lobby: (limit) => asStoreFault(lobbyRows(link, limit)),
    waiting: (options) => asStoreFault(waiting(options)),
    roomsOf: (owner) => asStoreFault(roomsOf(link, owner)),
    due: (time, limit) => asStoreFault(dueRooms(link, time, limit)),
    ids: (after, limit) => asStoreFault(idsAfter(link, after, limit)),
    roomsOfRun: (run, limit) => asStoreFault(roomsOfRun(link, run, limit)),
    count: () => asStoreFault(countRooms(link)),
    matches: createSharedMatches(link, randomUUID()),
    partings: createSharedPartings(link),
    secret: () => asStoreFault(secret(link)),
    probe: () => asStoreFault(link.send(KEYS.probe, ["SET", KEYS.probe, "1"])),
    async close() {
      sender.stop();
      await link.close();
    },
  };
}

async function load(link: RedisLink, id: string): Promise<Room | undefined> {
  const record = await recordOf(link, id);
  return record === undefined ? undefined : decodeRecord(record);
}

async function secret(link: RedisLink): Promise<string> {
  const made = randomBytes(SECRET_BYTES).toString("base64url");
  await link.send(KEYS.secret, ["SET", KEYS.secret, made, "NX"]);
  return asText(await link.send(KEYS.secret, ["GET", KEYS.secret]));
}
