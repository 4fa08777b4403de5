// Starts the servers that are compared, each in its own process.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DURABLE, startRedis } from "../../packages/server/src/redis/testing/redisServer.ts";
import { announced, type Server, startServer } from "../base/server.ts";

export const SUBJECTS = ["embedded", "redis", "socketIoRelay"] as const;
export type Subject = (typeof SUBJECTS)[number];

export const NAMES: Readonly<Record<Subject, string>> = {
  embedded: "Kingrow embedded",
  redis: "Kingrow on Redis",
  socketIoRelay: "Socket.IO relay",
};

export function start(subject: Subject): Promise<Server> {
  return STARTS[subject]();
}

const STARTS: Readonly<Record<Subject, () => Promise<Server>>> = {
  embedded: () => startEmbedded(),
  redis: async () => {
    const redis = await startRedis(DURABLE);
    return also(await startServer({ REDIS_URL: redis.url }), () => redis.stop());
  },
  socketIoRelay: () => startRelay("relaySocketIo.ts"),
};

/** Kingrow on a disk of its own, which goes with it. */
export async function startEmbedded(
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "kingrow-bench-"));
  const server = await startServer({ DATA_DIR: folder, ...settings });
  return also(server, () => rmSync(folder, { recursive: true }));
}

function startRelay(file: string): Promise<Server> {
  return startProgram(process.execPath, ["--import", "tsx", join(import.meta.dirname, file)]);
}

/** A program for `node`, started as Kingrow is, that says where it is as Kingrow does. */
export async function startProgram(node: string, parts: readonly string[]): Promise<Server> {
  const child = spawn(node, [...parts], { stdio: ["ignore", "pipe", "inherit"] });
  return announced(child);
}

/** Something else is to be stopped after the server. */
function also(server: Server, stopOther: () => unknown): Server {
  return {
    ...server,
    async stop() {
      await server.stop();
      await stopOther();
    },
  };
}
