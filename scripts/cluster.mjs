// Starts three nodes, Redis and a small proxy on this machine, to try out the service of several nodes.
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, SERVER_BUNDLE } from "./build.mjs";
import { startBalancer } from "./balancer.mjs";
import { ensureInstalled } from "./install.mjs";
import { fail, ROOT } from "./project.mjs";

const NODES = 3;
const PORT = Number(process.env.PORT || 3000);
const REDIS_PORT = Number(process.env.REDIS_PORT || PORT + 10);
const REDIS_DIR = join(ROOT, "data/redis");
const STOP_PATIENCE_MS = 15_000;
let stopping = false;
let balancer;

ensureInstalled();
await ensureBuilt();
const program = ["redis-server", "valkey-server"].find(isThere);
if (program === undefined) fail("Install redis-server or valkey-server first, and try again.");
const redis = startRedis(program);
const nodes = Array.from({ length: NODES }, (_, index) => startNode(PORT + 1 + index));
const ports = nodes.map(({ port }) => port);
balancer = await startBalancer(PORT, ports).catch((error) =>
  stopAll(`Port ${PORT} cannot be opened: ${error.message}`),
);
console.log(`Kingrow is at http://localhost:${PORT}, on ${NODES} nodes:`);
for (const { port, child } of nodes)
  console.log(`  http://localhost:${port}, process ${child.pid}`);
console.log(`Redis is on port ${REDIS_PORT}, process ${redis.pid}, with appendfsync always.`);
console.log("Kill a node and play on; it is started again. Ctrl-C ends everything.");

process.once("SIGINT", () => void stopAll());
process.once("SIGTERM", () => void stopAll());

function isThere(name) {
  return spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0;
}

function startRedis(name) {
  mkdirSync(REDIS_DIR, { recursive: true });
  const settings = {
    port: REDIS_PORT,
    bind: "127.0.0.1",
    dir: REDIS_DIR,
    appendonly: "yes",
    appendfsync: "always",
    "maxmemory-policy": "noeviction",
    loglevel: "warning",
  };
  const args = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, String(value)]);
  const child = spawn(name, args, { stdio: ["ignore", "ignore", "inherit"], detached: true });
  child.once("exit", () => {
    if (!stopping) void stopAll(`Redis has ended. Is port ${REDIS_PORT} taken? Set REDIS_PORT.`);
  });
  return child;
}

/** Restarts the node when it dies, like the supervisor of an operator. */
function startNode(port) {
  const node = { port, child: undefined };
  const start = () => {
    // In its own process group, so that Ctrl-C reaches it only through this program.
    node.child = spawn(process.execPath, [SERVER_BUNDLE], {
      detached: true,
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        ...process.env,
        PORT: String(port),
        HOST: "127.0.0.1",
        METRICS_PORT: "0",
        REDIS_URL: `redis://127.0.0.1:${REDIS_PORT}`,
        // All visitors come from this machine.
        MAX_CONNECTIONS_PER_IP: process.env.MAX_CONNECTIONS_PER_IP || "10000",
        ADDRESS_LIMIT_FACTOR: process.env.ADDRESS_LIMIT_FACTOR || "100",
      },
    });
    node.child.once("exit", () => {
      if (!stopping) setTimeout(start, 1_000);
    });
  };
  start();
  return node;
}

/** Nodes first, so that their last changes are stored. */
async function stopAll(sentence) {
  if (stopping) return;
  stopping = true;
  if (sentence !== undefined) console.error(sentence);
  setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
  await Promise.all(nodes.map(({ child }) => end(child)));
  balancer?.close();
  await end(redis);
  process.exit(sentence === undefined ? 0 : 1);
}

function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", resolve);
    child.kill("SIGTERM");
  });
}
