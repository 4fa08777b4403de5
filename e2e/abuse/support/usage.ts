// Memory and files of the server's process, and what its log says against it.
import { readdirSync, readFileSync } from "node:fs";
import type { Server } from "../../support/server.ts";

export interface Usage {
  readonly megabytes: number;
  readonly descriptors: number;
}

export function usageOf({ pid }: Server): Usage {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]);
  return { megabytes: kilobytes / 1_024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

export function faultsOf(server: Server): readonly string[] {
  const known = ["uncaught exception", "unhandled rejection"];
  const logged = known.filter((fault) => server.output().includes(`"${fault}"`));
  return server.isRunning() ? logged : ["the server has ended", ...logged];
}
