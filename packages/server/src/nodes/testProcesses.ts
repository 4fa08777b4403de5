// Nodes as programs of their own, for tests that kill and freeze them.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const MAIN = path.join(import.meta.dirname, "../main.ts");
const START_TIMEOUT_MS = 30_000;

export interface NodeProcess {
  readonly port: number;
  /** Dead at once. */
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
  /** As a deploy does; resolves with the exit code. */
  terminate(): Promise<number | null>;
}

export async function spawnNode(redisUrl: string): Promise<NodeProcess> {
  const env = {
    ...process.env,
    PORT: "0",
    HOST: "127.0.0.1",
    METRICS_PORT: "0",
    LOG_LEVEL: "silent",
    REDIS_URL: redisUrl,
  };
  const child = spawn(process.execPath, ["--import", "tsx", MAIN], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await announcedPort(child);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return {
    port,
    kill: async () => void (await end("SIGKILL")),
    freeze: () => void child.kill("SIGSTOP"),
    thaw: () => void child.kill("SIGCONT"),
    terminate: () => end("SIGTERM"),
  };
}

function announcedPort({ stdout }: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The node did not start")), START_TIMEOUT_MS);
    stdout?.setEncoding("utf8").on("data", (text: string) => {
      const port = /^Kingrow is at .*:(\d+)$/m.exec(text)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
    });
  });
}
