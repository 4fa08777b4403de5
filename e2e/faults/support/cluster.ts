// Several nodes of the built server on one real Redis, behind the balancer that `npm run cluster` uses.
import { afterAll, beforeAll } from "vitest";
import {
  DURABLE,
  freePort,
  type RedisServer,
  startRedis,
} from "../../../packages/server/src/store/redis/testing/redisServer.ts";
import { type Balancer, startBalancer } from "../../../scripts/balancer.mjs";
import type { Settings } from "../../support/server.ts";
import { Site } from "./site.ts";

const NODES = 3;
const START_MS = 60_000;

export interface ClusterOptions {
  /** Where a node finds Redis, if something lies in between. */
  readonly redisUrlOf?: (redis: RedisServer, node: number) => string | Promise<string>;
  readonly settingsOf?: (node: number) => Settings | Promise<Settings>;
}

export class Cluster {
  readonly redis: RedisServer;
  readonly nodes: readonly Site[];
  readonly #balancer: Balancer;

  constructor(redis: RedisServer, nodes: readonly Site[], balancer: Balancer) {
    this.redis = redis;
    this.nodes = nodes;
    this.#balancer = balancer;
  }

  /** Resolves when all nodes are ready. */
  static async open({ redisUrlOf, settingsOf }: ClusterOptions): Promise<Cluster> {
    const redis = await startRedis(DURABLE);
    const urlOf = redisUrlOf ?? (({ url }) => url);
    const open = async (node: number): Promise<Site> => {
      const settings = { REDIS_URL: await urlOf(redis, node), ...(await settingsOf?.(node)) };
      const site = new Site(await freePort(), { settings });
      await site.start();
      return site;
    };
    const nodes = await Promise.all(Array.from({ length: NODES }, (_, node) => open(node)));
    const ports = nodes.map(({ port }) => port);
    return new Cluster(redis, nodes, await startBalancer(0, ports, "127.0.0.1"));
  }

  /** Where clients connect: to whichever node the balancer chooses. */
  get url(): string {
    return `http://127.0.0.1:${this.#balancer.port}`;
  }

  node(number: number): Site {
    const node = this.nodes[number % this.nodes.length];
    if (node === undefined) throw new Error("The cluster has no nodes.");
    return node;
  }

  /** All nodes end well, then the rest. */
  async close(): Promise<void> {
    const exits = await Promise.all(this.nodes.map((node) => node.close()));
    this.#balancer.close();
    await this.redis.stop();
    for (const { code, output } of exits)
      if (code !== 0) throw new Error(`A node ended with ${code}:\n${output}`);
  }
}

/** A cluster for the test file. */
export function useCluster(options: ClusterOptions = {}): () => Cluster {
  let cluster: Cluster | undefined;
  beforeAll(async () => {
    cluster = await Cluster.open(options);
  }, START_MS);
  afterAll(() => cluster?.close(), START_MS);
  return () => {
    if (cluster === undefined) throw new Error("The cluster is not open yet.");
    return cluster;
  };
}
