// The server of the soak: the whole app in a process of its own, with a clock that can be set ahead.
import { systemClock } from "@kingrow/time/machine";
import { liveTimers } from "./liveTimers.ts";
import { setTimeout as pause } from "node:timers/promises";
import { startApp } from "../../packages/server/src/app.ts";
import { readConfig } from "../../packages/server/src/base/config.ts";
import { createLog } from "../../packages/server/src/base/log.ts";
import { storeFileIn } from "../../packages/server/src/store/lmdb/lmdbFile.ts";
import { openLmdbStore } from "../../packages/server/src/store/lmdb/lmdbStore.ts";

export type Order =
  | { readonly type: "measure" }
  /** Sets the clock ahead. */
  | { readonly type: "advance"; readonly milliseconds: number }
  | { readonly type: "stop" };

/** The contents of the server after a garbage collection. */
export interface Remains {
  readonly heapBytes: number;
  readonly timers: number;
  readonly storedRooms: number;
  readonly deadlines: number;
  readonly lobbyRows: number;
}

export type Report =
  | { readonly type: "ready"; readonly port: number }
  | { readonly type: "measured"; readonly remains: Remains };

const read = readConfig(process.env, "data");
if (!read.ok) throw new Error(read.faults.join("\n"));
const { config } = read;
let ahead = 0;
const clock = { ...systemClock, now: () => Date.now() + ahead };
const store = openLmdbStore(storeFileIn(config.dataDir));
const app = await startApp({
  config,
  store,
  clock,
  pageDir: "no-page",
  log: createLog(config.logLevel),
});

process.on("message", (order: Order) => void obey(order));
tell({ type: "ready", port: app.port });

async function obey(order: Order): Promise<void> {
  if (order.type === "advance") ahead += order.milliseconds;
  else if (order.type === "measure") tell({ type: "measured", remains: await measure() });
  else {
    await app.stop();
    process.exit(0);
  }
}

function tell(report: Report): void {
  process.send?.(report);
}

async function measure(): Promise<Remains> {
  for (let turn = 0; turn < 3; turn += 1) {
    globalThis.gc?.();
    await pause(50);
  }
  const far = Number.MAX_SAFE_INTEGER;
  return {
    heapBytes: process.memoryUsage().heapUsed,
    timers: liveTimers(),
    storedRooms: await store.count(),
    deadlines: (await store.due(far, far)).length,
    lobbyRows: (await store.lobby(far)).length,
  };
}
