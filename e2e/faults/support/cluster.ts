// Several nodes of the built server on one real Redis, behind a balancer.
import { afterAll, beforeAll } from "vitest";
import {
  DURABLE,
  type RedisServer,
  startRedis,
} from "../../../packages/server/src/redis/testing/redisServer.ts";
import { FaultProxy, freePort } from "@kingrow/protocol/testing";
import { QUIET, Site } from "../../support/site.ts";
import { openBalancer } from "./balancer.ts";

const NODES = 3;
const START_MS = 60_000;
/** This node reaches Redis over a line that a test may cut. */
export const CUT_NODE = 0;

export interface Cluster {
  readonly redis: RedisServer;
  readonly line: FaultProxy;
  readonly nodes: readonly Site[];
  /** Where clients connect: to whichever node the balancer chooses. */
  readonly url: string;
  readonly node: (number: number) => Site;
  /** All nodes end well, then the rest. */
  readonly close: () => Promise<void>;
}

/** Resolves when all nodes are ready. @param urls another Redis for the nodes to be on */
async function openCluster(urls?: readonly string[]): Promise<Cluster> {
  const redis = await startRedis(DURABLE);
  try {
    return await openOn(redis, urls);
  } catch (fault) {
    await redis.stop();
    throw fault;
  }
}

async function openOn(redis: RedisServer, urls?: readonly string[]): Promise<Cluster> {
  const line = await FaultProxy.open(redis.port);
  const lineUrl = line.url.replace("http:", "redis:");
  const urlOf = (node: number): string => (node === CUT_NODE ? lineUrl : redis.url);
  const nodes = await Promise.all(
    Array.from({ length: NODES }, (_, node) => openNode(urls?.join(",") ?? urlOf(node))),
  );
  const ports = nodes.map(({ port }) => port);
  const balancer = await openBalancer(ports);
  return {
    redis,
    line,
    nodes,
    url: balancer.url,
    node: (number) => nodes[number % NODES]!,
    close: async () => {
      redis.thaw();
      const exits = await Promise.all(nodes.map((node) => node.close()));
      balancer.close();
      await line.close();
      await redis.stop();
      for (const { code, output } of exits)
        if (code !== 0) throw new Error(`A node ended with ${code}:\n${output}`);
    },
  };
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
    cluster = await openCluster(urlsOf?.());
  }, START_MS);
  afterAll(() => cluster?.close(), START_MS);
  return () => {
    if (cluster === undefined) throw new Error("The cluster is not open yet.");
    return cluster;
  };
}
