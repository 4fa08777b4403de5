// Memory and files of the server's process, and what its log says against it.
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Server } from "../../support/server.ts";

const MOST_MEGABYTES_LEFT = 50;
const MOST_DESCRIPTORS_LEFT = 10;
const SETTLES_WITHIN_MS = 30_000;

/** Options for Node: the server collects its garbage on SIGUSR2. */
export const CAN_COLLECT: readonly string[] = [
  "--expose-gc",
  "--import",
  "data:text/javascript,process.on('SIGUSR2',()=>{gc();gc()})",
];

export interface Usage {
  readonly megabytes: number;
  readonly descriptors: number;
}

export function usageOf({ pid }: Server): Usage {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]);
  return { megabytes: kilobytes / 1_024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

export function isBack(left: Usage, before: Usage): boolean {
  return (
    left.megabytes - before.megabytes <= MOST_MEGABYTES_LEFT &&
    left.descriptors - before.descriptors <= MOST_DESCRIPTORS_LEFT
  );
}

/** What is left once it is given back, or after 30 s. */
export async function usageAtRest(server: Server, before?: Usage): Promise<Usage> {
  const giveUpAt = Date.now() + SETTLES_WITHIN_MS;
  for (;;) {
    process.kill(server.pid, "SIGUSR2");
    await pause(1_000);
    const left = usageOf(server);
    if (isBack(left, before ?? left) || Date.now() > giveUpAt) return left;
  }
}

export function faultsOf(server: Server): readonly string[] {
  const known = ["uncaught exception", "unhandled rejection"];
  const logged = known.filter((fault) => server.output().includes(`"${fault}"`));
  return server.isRunning() ? logged : ["the server has ended", ...logged];
}
