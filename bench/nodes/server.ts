// A built server on a free port, and the processor time it has used.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { SERVER_BUNDLE } from "../../scripts/build.mjs";

export interface Server {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const TICKS_PER_SECOND = 100;

export async function startServer(environment: Readonly<Record<string, string>>): Promise<Server> {
  const child = spawn(process.execPath, [SERVER_BUNDLE], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      METRICS_PORT: "0",
      LOG_LEVEL: "warn",
      MAX_CONNECTIONS_PER_IP: "100000",
      RATE_MOVE_PIECE: "100000/1",
      ...environment,
    },
  });
  const [text] = await once(child.stdout.setEncoding("utf8"), "data");
  const port = /:(\d+)\s*$/.exec(String(text))?.[1];
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}

/** User and system time of a process so far, all its threads. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
