// A real Redis Cluster of three masters for tests, put together by hand.
import { ask, type RedisServer, startRedis } from "./redisServer.ts";

const MASTERS = 3;
const SLOTS = 16_384;
const FORM_TIMEOUT_MS = 15_000;
const POLL_MS = 50;

export interface RedisCluster {
  readonly urls: readonly string[];
  readonly masters: readonly RedisServer[];
  stop(): Promise<void>;
}

/** `settings` in the words of redis.conf, for all of them. */
export async function startRedisCluster(
  settings: Readonly<Record<string, string>> = {},
): Promise<RedisCluster> {
  const started = await Promise.allSettled(
    Array.from({ length: MASTERS }, () =>
      startRedis({ ...settings, "cluster-enabled": "yes", "cluster-node-timeout": "2000" }),
    ),
  );
  const masters = started.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
  const stop = async (): Promise<void> => {
    await Promise.all(masters.map((master) => master.stop()));
  };
  try {
    const failed = started.find((start) => start.status === "rejected");
    if (failed !== undefined) throw failed.reason;
    await form(masters.map(({ port }) => port));
  } catch (error) {
    await stop();
    throw error;
  }
  return { urls: masters.map(({ url }) => url), masters, stop };
}

async function form(ports: readonly number[]): Promise<void> {
  await Promise.all(ports.map((port, index) => command(port, slotsOf(index))));
  const [first, ...others] = ports;
  for (const port of others) await command(port, `CLUSTER MEET 127.0.0.1 ${first}`);
  await Promise.all(ports.map(formed));
}

async function command(port: number, words: string): Promise<void> {
  const reply = await ask(port, words);
  if (!reply.startsWith("+OK")) throw new Error(`Redis on port ${port}: ${words}: ${reply}`);
}

function slotsOf(index: number): string {
  const from = Math.floor((index * SLOTS) / MASTERS);
  const to = Math.floor(((index + 1) * SLOTS) / MASTERS) - 1;
  return `CLUSTER ADDSLOTSRANGE ${from} ${to}`;
}

async function formed(port: number): Promise<void> {
  const giveUpAt = Date.now() + FORM_TIMEOUT_MS;
  while (Date.now() < giveUpAt) {
    const info = await ask(port, "CLUSTER INFO");
    if (info.includes("cluster_state:ok") && info.includes(`cluster_known_nodes:${MASTERS}`))
      return;
    await new Promise((resolve) => void setTimeout(resolve, POLL_MS));
  }
  throw new Error("The Redis cluster did not form");
}
