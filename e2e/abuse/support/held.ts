// What the server's process holds once all garbage is gone.
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Server } from "../../support/server.ts";
import { isBack, type Usage, usageOf } from "./usage.ts";

/** For the option `nodeOptions` of a server that is asked for what it holds. */
export const CAN_COLLECT: readonly string[] = [
  "--expose-gc",
  "--import",
  join(import.meta.dirname, "collectOnSignal.mjs"),
];

/** What the kernel counts, after a collection. */
export interface Held extends Usage {
  /** Objects that something refers to, in V8's heap and beside it. */
  readonly heapMegabytes: number;
}

const ANSWER = /\{"collected":(\{[^}]*\})\}/g;
const ANSWERED_WITHIN_MS = 60_000;
const LOOK_MS = 20;

/** Collects twice: what goes at the end of the first may have held something. */
export async function heldBy(server: Server): Promise<Held> {
  await collect(server);
  const { heapUsed, external } = await collect(server);
  const heapMegabytes = (heapUsed + external) / 1_048_576;
  return { ...usageOf(server.pid), heapMegabytes };
}

const LOOK_AGAIN_MS = 2_000;

/** What is left once it has been given back, or when the time for that is over: V8 gives room back a while after its last use. */
export async function heldAtRest(server: Server, before: Held, withinMs: number): Promise<Held> {
  const giveUpAt = Date.now() + withinMs;
  let left = await heldBy(server);
  while (!isBack(left, before) && Date.now() < giveUpAt) {
    await pause(LOOK_AGAIN_MS);
    left = await heldBy(server);
  }
  return left;
}

interface Collected {
  readonly heapUsed: number;
  readonly external: number;
}

async function collect(server: Server): Promise<Collected> {
  const before = answers(server).length;
  process.kill(server.pid, "SIGUSR2");
  const giveUpAt = Date.now() + ANSWERED_WITHIN_MS;
  while (answers(server).length === before) {
    if (Date.now() > giveUpAt) throw new Error("the server has not collected its garbage");
    await pause(LOOK_MS);
  }
  const [, last = "{}"] = answers(server).at(-1) ?? [];
  return JSON.parse(last);
}

function answers(server: Server): readonly RegExpExecArray[] {
  return [...server.output().matchAll(ANSWER)];
}
