// Allocates ports for servers in other processes, so that no two tests on this machine take the same one.
import { createServer, type Server } from "node:net";

/**
 * Below the ephemeral ports of the system: one of those may be taken
 * before the server listens, or while it restarts.
 */
const FIRST = 10_240;
/** Ports of one process. A listener on the first one reserves the block while the process lives. */
const BLOCK = 48;
const BLOCKS = 200;

interface Block {
  /** Listens on the first port, so that other processes choose another block. */
  readonly holder: Server;
  readonly first: number;
  given: number;
}

let block: Promise<Block> | undefined;

/** Returns a free port of 127.0.0.1 that no other caller gets. The port 10,000 above is free too. */
export async function freePort(): Promise<number> {
  block ??= claimBlock();
  const own = await block;
  for (let tried = 1; tried < BLOCK; tried += 1) {
    own.given = (own.given % (BLOCK - 1)) + 1;
    const port = own.first + own.given;
    if (await isFree(port)) return port;
  }
  throw new Error(`All ports from ${own.first} on are taken.`);
}

async function claimBlock(): Promise<Block> {
  const start = Math.floor(Math.random() * BLOCKS);
  for (let tried = 0; tried < BLOCKS; tried += 1) {
    const first = FIRST + ((start + tried) % BLOCKS) * BLOCK;
    const holder = await listenAt(first);
    if (holder !== undefined) return { holder: holder.unref(), first, given: 0 };
  }
  throw new Error("Other programs have taken all ports that are meant for tests.");
}

async function isFree(port: number): Promise<boolean> {
  const probe = await listenAt(port);
  if (probe === undefined) return false;
  await new Promise((closed) => probe.close(closed));
  return true;
}

/** `undefined` if the port is in use. */
function listenAt(port: number): Promise<Server | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
