// Broadcasts between nodes: Socket.IO's adapter over Redis streams, which go on after the line was lost.
import { createAdapter } from "@socket.io/redis-streams-adapter";
import type { Server } from "socket.io";
import { StreamClient, type StreamOptions } from "./streamClient.ts";

export type AdapterFactory = Parameters<Server["adapter"]>[0] & object;

/** One stream for all; the hash tag keeps it in one slot. */
const STREAM = "kingrow:{events}";
/** Far more than nodes fall behind in the time that clients wait. */
const KEPT_ENTRIES = 10_000;
/** A reader that hears nothing for so long asks again. */
const BLOCK_MS = 2_000;

/** What is broadcast from now on is heard. @throws RedisTimeout, ErrorReply */
export async function openRedisAdapter(options: StreamOptions): Promise<AdapterFactory> {
  let rooms: ReadonlyMap<string, unknown> | undefined;
  const client = await StreamClient.open(options, STREAM, (room) => rooms?.has(room) !== false);
  const create = createAdapter(client, {
    streamName: STREAM,
    channelPrefix: STREAM,
    maxLen: KEPT_ENTRIES,
    blockTimeInMs: BLOCK_MS,
    onlyPlaintext: true,
  });
  /** Socket.IO calls it with `new`. There is one namespace. */
  return function adapterOf(nsp) {
    const adapter = create(nsp);
    ({ rooms } = adapter);
    return adapter;
  };
}
