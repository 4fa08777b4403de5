import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { startRedisCluster } from "./redisCluster.ts";
import { ask } from "./redisServer.ts";

const MODULE = JSON.stringify(path.join(import.meta.dirname, "redisServer.ts"));
const SCRIPT = `import(${MODULE}).then(async ({ startRedis }) => console.log((await startRedis()).port))
  .then(() => setInterval(() => {}, 1_000));`;

test("a Redis ends with the process that started it, even with a killed one", async () => {
  const parent = spawn(process.execPath, ["--import", "tsx", "--eval", SCRIPT], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [text]: unknown[] = await once(parent.stdout, "data");
  const port = Number(text);
  expect(await ask(port, "PING")).toContain("PONG");
  parent.kill("SIGKILL");
  await expect.poll(() => ask(port, "PING")).toBe("");
});

test("a cluster that cannot form leaves no process", async () => {
  await expect(startRedisCluster({ requirepass: "secret" })).rejects.toThrow("NOAUTH");
  expect(redisChildren()).toEqual([]);
});

/** The Redis servers that this process has started and not ended. */
function redisChildren(): string[] {
  return readdirSync("/proc").filter((pid) => {
    const status = /^\d+$/.test(pid) ? statusOf(pid) : "";
    return status.startsWith("Name:\tredis-server") && status.includes(`PPid:\t${process.pid}\n`);
  });
}

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}
