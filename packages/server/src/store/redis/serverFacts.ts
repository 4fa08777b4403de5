// What kind of Redis this is, by its own word, and whether rooms can be trusted to it.
import { FORMAT_VERSION } from "../record.ts";
import { formatKey } from "./layout.ts";
import { asText, asTextIfAny } from "../../redis/replies.ts";
import type { RedisConnection } from "../../redis/connection.ts";

type Send = RedisConnection["send"];

/**
 * When a change counts as stored: as Redis' `appendfsync` is set up, or in any case not before it is
 * on Redis' disk.
 */
export type Durability = "appendfsync" | "waitaof";

export interface ServerFacts {
  /** Redis' version, or the one Valkey is compatible with. */
  readonly version: string;
  readonly isCluster: boolean;
  readonly isReplica: boolean;
  readonly evictionPolicy: string;
  readonly writesLog: boolean;
  /** What `kingrow:{p00}:format` says. */
  readonly format: string | undefined;
}

/** Redis 6.2 brought `ZRANGE … BYSCORE`; 7.2 brought WAITAOF. */
const LEAST_VERSION = [6, 2] as const;
const WAITAOF_VERSION = [7, 2] as const;
const OUR_FORMAT = `formatVersion ${FORMAT_VERSION}`;

export async function readFacts(send: Send): Promise<ServerFacts> {
  const info = infoOf(asText(await send("", ["INFO"])));
  const isCluster = info.get("cluster_enabled") === "1";
  return {
    version: info.get("redis_version") ?? "unknown",
    isCluster,
    isReplica: info.get("role") !== "master",
    evictionPolicy: info.get("maxmemory_policy") ?? "unknown",
    writesLog: info.get("aof_enabled") === "1",
    // In a cluster this key may lie elsewhere; the store looks again once it is connected.
    format: isCluster ? undefined : await readFormat(send),
  };
}

function infoOf(text: string): ReadonlyMap<string, string> {
  const lines = text.split("\r\n").filter((line) => line.includes(":"));
  return new Map(lines.map((line) => [before(line), line.slice(line.indexOf(":") + 1)]));
}

function before(line: string): string {
  return line.slice(0, line.indexOf(":"));
}

/** The format of what lies there. */
export async function readFormat(send: Send): Promise<string | undefined> {
  return asTextIfAny(await send(formatKey(), ["GET", formatKey()]));
}

/** Notes our format, unless another Kingrow's is there. */
export async function noteFormat(send: Send): Promise<void> {
  if (whyForeign(await readFormat(send)) !== undefined) return;
  await send(formatKey(), ["SET", formatKey(), OUR_FORMAT]);
}

/** Why rooms must not be kept there, as a sentence for the person who starts the server. */
export function whyRefused(facts: ServerFacts, durability: Durability): string | undefined {
  const { version, evictionPolicy, isReplica } = facts;
  if (!isAtLeast(version, LEAST_VERSION)) {
    return `It is version ${version}; Kingrow needs 6.2 or newer, or any Valkey.`;
  }
  if (evictionPolicy !== "noeviction") {
    return (
      `Its maxmemory-policy is ${evictionPolicy}, so it may throw rooms away when memory is short. ` +
      "Set maxmemory-policy noeviction."
    );
  }
  if (isReplica) return "It is a replica and takes no writes. Give the address of its master.";
  return whyNoGate(facts, durability) ?? whyForeign(facts.format);
}

function whyNoGate(facts: ServerFacts, durability: Durability): string | undefined {
  if (durability === "appendfsync") return undefined;
  if (!isAtLeast(facts.version, WAITAOF_VERSION)) {
    return (
      `REDIS_DURABILITY=waitaof needs the command WAITAOF of version 7.2; this is ${facts.version}. ` +
      "Use REDIS_DURABILITY=appendfsync, and appendfsync always in Redis."
    );
  }
  if (!facts.writesLog) {
    return "REDIS_DURABILITY=waitaof needs appendonly yes in Redis, or nothing ever reaches its disk.";
  }
  if (facts.isCluster) {
    return "REDIS_DURABILITY=waitaof works with a single server; on a cluster set appendfsync always.";
  }
  return undefined;
}

/** A store of another format stays untouched. */
export function whyForeign(format: string | undefined): string | undefined {
  if (format === undefined || format === OUR_FORMAT) return undefined;
  return (
    `The rooms there were written by another Kingrow (format ${format}, this one knows ` +
    `${OUR_FORMAT}). Start that version, or give another Redis. Nothing was changed.`
  );
}

function isAtLeast(version: string, [major, minor]: readonly [number, number]): boolean {
  const [isMajor = 0, isMinor = 0] = version.split(".").map(Number);
  return isMajor > major || (isMajor === major && isMinor >= minor);
}
