// What newcomers come to: Kingrow on one node or several, and a bare Socket.IO server.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DURABLE, startRedis } from "../../packages/server/src/redis/testing/redisServer.ts";
import { startProgram } from "../moves/subjects.ts";
import { type Server, startServer } from "../nodes/server.ts";

export interface Subject {
  readonly name: string;
  readonly servers: readonly Server[];
  readonly redisPort: number | undefined;
  stop(): Promise<void>;
}

/** What an overloaded server refuses belongs to the figures: it has the limits it ships with. */
const SHIPPED = {
  MAX_LOOP_DELAY_MS: process.env["MAX_LOOP_DELAY_MS"] ?? "",
  MAX_CALL_MS: process.env["MAX_CALL_MS"] ?? "",
  MAX_TCP_CONNECTIONS_PER_IP: "100000",
  TRUSTED_PROXIES: "127.0.0.0/8",
};

/** @param which how many nodes, or `bare` */
export function start(which: string): Promise<Subject> {
  if (which === "bare") return bare();
  return which === "1" ? onDisk() : onRedis(Number(which));
}

async function bare(): Promise<Subject> {
  const program = join(import.meta.dirname, "bareServer.ts");
  const server = await startProgram(process.execPath, ["--import", "tsx", program]);
  const stop = () => server.stop();
  return { name: "bare Socket.IO, one process", servers: [server], redisPort: undefined, stop };
}

async function onDisk(): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), "kingrow-bench-"));
  const server = await startServer({ ...SHIPPED, DATA_DIR: folder });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  return { name: "one node", servers: [server], redisPort: undefined, stop };
}

async function onRedis(count: number): Promise<Subject> {
  const redis = await startRedis(DURABLE);
  const one = () => startServer({ ...SHIPPED, REDIS_URL: redis.url });
  const servers = await Promise.all(Array.from({ length: count }, one));
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await redis.stop();
  };
  return { name: `${count} nodes`, servers, redisPort: redis.port, stop };
}
