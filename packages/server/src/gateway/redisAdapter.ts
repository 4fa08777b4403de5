// Broadcasts between nodes: Socket.IO's adapter over Redis streams, which go on after a cut.
import { createAdapter } from "@socket.io/redis-streams-adapter";
import { createClient, createCluster } from "redis";
import type { Server } from "socket.io";

export type AdapterFactory = Parameters<Server["adapter"]>[0] & object;

export interface AdapterOptions {
  readonly urls: readonly string[];
  readonly isCluster: boolean;
  readonly onError: (error: unknown) => void;
}

/** One stream for all; the hash tag keeps it in one slot. */
const STREAM = "kingrow:{events}";
/** Far more than nodes fall behind in the time that clients wait. */
const KEPT_ENTRIES = 10_000;

/**
 * Connects. These connections do wait for Redis when it is away, unlike those of the store: the
 * adapter would ask again without a pause if it were refused at once.
 */
export async function openRedisAdapter(options: AdapterOptions): Promise<AdapterFactory> {
  const client = options.isCluster ? clusterClient(options) : singleClient(options);
  client.on("error", options.onError);
  await client.connect();
  return createAdapter(client, {
    streamName: STREAM,
    channelPrefix: STREAM,
    maxLen: KEPT_ENTRIES,
    onlyPlaintext: true,
  });
}

function singleClient({ urls }: AdapterOptions) {
  return createClient({ url: urls[0] ?? "", disableClientInfo: true });
}

function clusterClient({ urls }: AdapterOptions) {
  return createCluster({ rootNodes: urls.map((url) => ({ url })) });
}
