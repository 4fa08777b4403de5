// Several nodes of the built server on one real Redis, behind the balancer that `npm run cluster` uses.
import { afterAll, beforeAll } from "vitest";
import {
  DURABLE,
  type RedisServer,
  startRedis,
} from "../../../packages/server/src/redis/testing/redisServer.ts";
import { type Balancer, startBalancer } from "../../../scripts/balancer.mjs";
import { FaultProxy, freePort } from "@kingrow/protocol/testing";
import { QUIET, Site } from "../../support/site.ts";

const NODES = 3;
const START_MS = 60_000;
/** This node reaches Redis over a line that a test may cut. */
export const CUT_NODE = 0;

interface Dependencies {
  readonly redis: RedisServer;
  readonly line: FaultProxy;
  readonly nodes: readonly Site[];
  readonly balancer: Balancer;
}

export class Cluster {
  readonly redis: RedisServer;
  readonly line: FaultProxy;
  readonly nodes: readonly Site[];
  readonly #balancer: Balancer;

  private constructor({ redis, line, nodes, balancer }: Dependencies) {
    this.redis = redis;
    this.line = line;
    this.nodes = nodes;
    this.#balancer = balancer;
  }

  /** Resolves when all nodes are ready. @param urls another Redis for the nodes to be on */
  static async open(urls?: readonly string[]): Promise<Cluster> {
    const redis = await startRedis(DURABLE);
    try {
      const line = await FaultProxy.open(redis.port);
      const lineUrl = line.url.replace("http:", "redis:");
      const urlOf = (node: number): string => (node === CUT_NODE ? lineUrl : redis.url);
      const nodes = await Promise.all(
        Array.from({ length: NODES }, (_, node) => openNode(urls?.join(",") ?? urlOf(node))),
      );
      const ports = nodes.map(({ port }) => port);
      const balancer = await startBalancer(0, ports, "127.0.0.1");
      return new Cluster({ redis, line, nodes, balancer });
    } catch (fault) {
      await redis.stop();
      throw fault;
    }
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
    this.redis.thaw();
    const exits = await Promise.all(this.nodes.map((node) => node.close()));
    this.#balancer.close();
    await this.line.close();
    await this.redis.stop();
    for (const { code, output } of exits)
      if (code !== 0) throw new Error(`A node ended with ${code}:\n${output}`);
  }
}

async function openNode(redisUrl: string): Promise<Site> {
  const metricsPort = await freePort();
  const settings = { ...QUIET, REDIS_URL: redisUrl, METRICS_PORT: String(metricsPort) };
  const site = new Site(await freePort(), { settings });
  await site.start();
  return site;
}

/** A cluster for the test file. @param urlsOf another Redis for the nodes to be on */
export function useCluster(urlsOf?: () => readonly string[]): () => Cluster {
  let cluster: Cluster | undefined;
  beforeAll(async () => {
    cluster = await Cluster.open(urlsOf?.());
  }, START_MS);
  afterAll(() => cluster?.close(), START_MS);
  return () => {
    if (cluster === undefined) throw new Error("The cluster is not open yet.");
    return cluster;
  };
}
