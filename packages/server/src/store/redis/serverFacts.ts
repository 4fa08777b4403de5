// Facts about a Redis server, and whether rooms may be stored there.
import type { RedisConnection } from "../../redis/connection.ts";
import { asText, asTextIfAny } from "../../redis/replies.ts";
import { FORMAT_VERSION } from "../record.ts";
import { KEYS, OLD_FORMAT_KEY } from "./layout.ts";

type Send = RedisConnection["send"];

export interface ServerFacts {
  /** Redis' version, or the one Valkey is compatible with. */
  readonly version: string;
  readonly isCluster: boolean;
  readonly isReplica: boolean;
  readonly evictionPolicy: string;
  readonly writesLog: boolean;
  /** The format of the rooms that are stored there. */
  readonly format: string | undefined;
}

/** Redis 6.2 brought `ZRANGE … BYSCORE`. */
const LEAST_VERSION = [6, 2] as const;
const OUR_FORMAT = `${FORMAT_VERSION}, one slot`;

export async function readFacts(send: Send): Promise<ServerFacts> {
  const info = infoOf(asText(await send("", ["INFO"])));
  const isCluster = info.get("cluster_enabled") === "1";
  return {
    version: info.get("redis_version") ?? "unknown",
    isCluster,
    isReplica: info.get("role") !== "master",
    evictionPolicy: info.get("maxmemory_policy") ?? "unknown",
    writesLog: info.get("aof_enabled") === "1",
    // In a cluster another node may have this key. The store checks it again when it is connected.
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

export async function readFormat(send: Send): Promise<string | undefined> {
  const format = asTextIfAny(await send(KEYS.format, ["GET", KEYS.format]));
  return format ?? asTextIfAny(await send(OLD_FORMAT_KEY, ["GET", OLD_FORMAT_KEY]));
}

/** Notes our format, unless rooms of another format are stored there. */
export async function noteFormat(send: Send): Promise<void> {
  if (whyForeign(await readFormat(send)) !== undefined) return;
  await send(KEYS.format, ["SET", KEYS.format, OUR_FORMAT]);
}

/** Why rooms must not be stored there, as a sentence for the operator. */
export function whyRefused(facts: ServerFacts): string | undefined {
  const { version, evictionPolicy, isReplica, format } = facts;
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
  return whyForeign(format);
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
