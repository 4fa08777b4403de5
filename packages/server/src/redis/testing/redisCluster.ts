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
  const masters = await Promise.all(
    Array.from({ length: MASTERS }, () =>
      startRedis({ ...settings, "cluster-enabled": "yes", "cluster-node-timeout": "2000" }),
    ),
  );
  await Promise.all(masters.map(({ port }, index) => ask(port, slotsOf(index))));
  const [first] = masters;
  for (const { port } of masters.slice(1)) {
    await ask(port, `CLUSTER MEET 127.0.0.1 ${first?.port}`);
  }
  await Promise.all(masters.map(({ port }) => formed(port)));
  return {
    urls: masters.map(({ url }) => url),
    masters,
    stop: async () => {
      await Promise.all(masters.map((master) => master.stop()));
    },
  };
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
