// Reads CPU time, memory and command counts from Redis.
import { ask } from "../../packages/server/src/redis/testing/redisServer.ts";

/** User and system time in seconds. */
export async function redisCpu(port: number): Promise<number> {
  const info = await ask(port, "INFO cpu");
  return numberIn(info, "used_cpu_user") + numberIn(info, "used_cpu_sys");
}

/** Bytes that hold what is stored; what the process takes of the machine is some more. */
export async function redisBytes(port: number): Promise<number> {
  return numberIn(await ask(port, "INFO memory"), "used_memory");
}

/** Calls of each command since `CONFIG RESETSTAT`. */
export async function redisCalls(port: number): Promise<ReadonlyMap<string, number>> {
  const info = await ask(port, "INFO commandstats");
  const found = info.matchAll(/cmdstat_(\S+?):calls=(\d+)/g);
  return new Map(Array.from(found, ([, name, count]) => [name ?? "", Number(count)]));
}

function numberIn(info: string, field: string): number {
  return Number(new RegExp(`^${field}:([\\d.]+)`, "m").exec(info)?.[1] ?? Number.NaN);
}
